import { expect, it } from 'vitest'
import type { PassportBody } from '#contract/passport.ts'
import { passportErrors } from './passport-errors.ts'

const required = { type: 'rule', message: 'required' }

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
  const errors = Object.fromEntries(given.map(field => [field, required]))
  expect(passportErrors(errors, kind, 'ru').map(({ field }) => field)).toEqual(expected)
})

it('names a number as the document does', () => {
  const [russian] = passportErrors({ number: required }, 'russian', 'ru')
  const [foreign] = passportErrors({ number: required }, 'foreign', 'ru')
  expect(russian?.message).not.toBe(foreign?.message)
})
