import { expect, test } from 'vitest'
import { needsSecondPerson } from './refund-confirmation.ts'

test.each([
  ['auto', 1, false],
  ['auto', 2, true],
  ['auto', 3, true],
  ['always', 1, true],
  ['always', 2, true],
] as const)('%s, with %i who may: %s', (rule, able, needed) => {
  expect(needsSecondPerson({ rule, able })).toBe(needed)
})
