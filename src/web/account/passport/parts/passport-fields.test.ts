import { expect, it } from 'vitest'
import type { PassportBody } from '#contract/passport.ts'
import { summaryErrors } from '#web/kit/contract-form/summary-errors.ts'
import { passportFields } from './passport-fields.ts'

const required = { type: 'rule', message: 'required' }

/** The summary's entries for these fields, all of them wrong. */
function told(kind: PassportBody['kind'], given: readonly string[]) {
  const errors = Object.fromEntries(given.map(field => [field, required]))
  return summaryErrors(given, errors, { fields: passportFields(kind), locale: 'ru' })
}

it.each<[string, PassportBody['kind'], string[], string[]]>([
  [
    'a Russian passport',
    'russian',
    ['registrationPageFileGuid', 'birthPlace', 'departmentCode', 'issuedOn', 'issuedBy', 'number', 'series'],
    ['series', 'number', 'issuedBy', 'issuedOn', 'departmentCode', 'birthPlace', 'registrationPageFileGuid'],
  ],
  [
    'another country’s document',
    'foreign',
    ['mainPageFileGuid', 'expiresOn', 'number', 'issuingCountry'],
    ['issuingCountry', 'number', 'expiresOn', 'mainPageFileGuid'],
  ],
  [
    'the profile’s date of birth, which has no box below',
    'russian',
    ['series', 'birthDate'],
    ['birthDate', 'series'],
  ],
])('lists the errors of %s in the order of the form', (_, kind, given, expected) => {
  expect(told(kind, given).map(({ field }) => field)).toEqual(expected)
})

it('names a number as the document does', () => {
  const [russian] = told('russian', ['number'])
  const [foreign] = told('foreign', ['number'])
  expect(russian?.message).not.toBe(foreign?.message)
})
