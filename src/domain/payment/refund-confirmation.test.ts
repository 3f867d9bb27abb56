import { expect, test } from 'vitest'
import { isSameRequest, mayConfirmRefund, needsSecondPerson } from './refund-confirmation.ts'

test.each([
  ['auto', 1, false],
  ['auto', 2, true],
  ['auto', 3, true],
  ['always', 1, true],
  ['always', 2, true],
] as const)('%s, with %i who may: %s', (rule, able, needed) => {
  expect(needsSecondPerson({ rule, able })).toBe(needed)
})

test.each([
  ['a colleague’s, with others here', false, true, true],
  ['one’s own, with others here', true, true, false],
  ['one’s own, after the others have left', true, false, true],
])('%s is confirmed', (_, own, secondNeeded, may) => {
  expect(mayConfirmRefund({ own, secondNeeded })).toBe(may)
})

const seen = { kopecks: 18_000_000n, askedAt: new Date('2025-09-15T08:00:00Z') }

test.each([
  ['the request that was seen', { ...seen, askedAt: new Date(seen.askedAt) }, true],
  ['another sum', { ...seen, kopecks: 17_000_000n }, false],
  ['the same sum, asked for again', { ...seen, askedAt: new Date('2025-09-15T08:01:00Z') }, false],
  ['a request that was dropped', null, false],
])('%s', (_, standing, same) => {
  expect(isSameRequest(standing, seen)).toBe(same)
})
