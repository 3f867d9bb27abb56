import { expect, test } from 'vitest'
import { securityDecisions } from '#contract/organiser-passport.ts'
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
  ['security=no-such', { q: '', security: 'passportPending' }],
])('the address ?%s', (query, expected) => {
  expect(readPassportFilters(new URLSearchParams(query))).toEqual({
    sort: 'saved',
    from: null,
    to: null,
    ...expected,
  })
})
