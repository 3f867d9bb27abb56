import { expect, test } from 'vitest'
import { totalOfTab } from './rules.ts'

const counts = { pending: 3, approved: 40, rejected: 0 }

test.each([
  ['pending', counts, null, 3],
  ['rejected', counts, null, 0],
  // What nobody has is left out of an answer.
  ['withdrawn', counts, null, 0],
  ['all', counts, null, 43],
  ['all', counts, undefined, 43],
  ['pending', counts, 1000, undefined],
  ['all', counts, 1000, undefined],
  ['all', undefined, null, undefined],
] as const)('the total under %s', (shown, known, countsUpTo, total) => {
  expect(totalOfTab(known, shown, countsUpTo)).toBe(total)
})
