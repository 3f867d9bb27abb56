import { expect, test } from 'vitest'
import { securityDecisions } from '#contract/organiser-passport.ts'
import {
  type MismatchField,
  mismatchFieldsOf,
  sharedMismatchFields,
} from '#domain/passport/mismatch-field.ts'
import { mismatchNote } from '#messages/mismatch-word.ts'
import { openPassportDecisions, passportDecisionLetters, readPassportFilters } from './rules.ts'

test.each([
  ['passportPending', ['verify', 'fail', 'refuse', 'hold']],
  ['passportFailed', ['verify', 'refuse', 'hold']],
  ['passportVerified', ['refuse', 'hold']],
  ['onHold', ['verify', 'fail', 'refuse', 'lookAgain']],
  ['rejected', ['lookAgain']],
] as const)('a passport that is %s', (status, expected) => {
  expect(openPassportDecisions({ security: status, given: true })).toEqual(expected)
})

test('data that were not given are neither verified nor found wrong', () => {
  expect(openPassportDecisions({ security: 'passportPending', given: false })).toEqual(['refuse', 'hold'])
})

test('data opened for a question are not verified', () => {
  expect(openPassportDecisions({ security: 'passportPending', given: true }, 'question')).toEqual([
    'fail',
    'refuse',
    'hold',
  ])
})

test('no two decisions have the same letter', () => {
  expect(new Set(securityDecisions.map(decision => passportDecisionLetters[decision])).size).toBe(
    securityDecisions.length,
  )
})

test.each([
  ['', { q: '', security: 'passportPending' }],
  ['security=all&q=%20Belova', { q: 'Belova', security: 'all' }],
  ['security=notGiven', { q: '', security: 'notGiven' }],
  ['citizenship=foreign', { q: '', security: 'passportPending', citizenship: 'foreign' }],
  ['citizenship=x', { q: '', security: 'passportPending' }],
  ['security=no-such', { q: '', security: 'passportPending' }],
])('the address ?%s', (query, expected) => {
  expect(readPassportFilters(new URLSearchParams(query))).toEqual({
    citizenship: 'all',
    sort: 'saved',
    from: null,
    to: null,
    ...expected,
  })
})

test.each<['ru' | 'en', MismatchField[], string, string]>([
  ['ru', ['birthDate', 'scan'], '', 'Дата рождения, скан документа.'],
  ['ru', ['lastName'], 'Проверьте написание.', 'Фамилия. Проверьте написание.'],
  [
    'en',
    ['number', 'expiresOn'],
    'See the last digits.',
    'Document number, date of expiry. See the last digits.',
  ],
])('what differs, told in %s', (locale, fields, details, note) => {
  expect(mismatchNote(fields, { details, locale })).toBe(note)
})

test('every note fits what the server takes, however much is marked', () => {
  for (const kind of ['russian', 'foreign'] as const)
    for (const locale of ['ru', 'en'] as const)
      expect(
        mismatchNote(mismatchFieldsOf(kind), { details: 'я'.repeat(700), locale }).length,
      ).toBeLessThanOrEqual(1000)
})

test.each(['russian', 'foreign'] as const)(
  'what several are sent back for may differ on a %s document',
  kind => {
    expect(sharedMismatchFields.filter(field => !mismatchFieldsOf(kind).includes(field))).toEqual([])
  },
)
