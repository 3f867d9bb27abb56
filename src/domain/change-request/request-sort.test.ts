import { expect, test } from 'vitest'
import { requestSorts, usualRequestSort } from './request-sort.ts'

test.each([
  ['open', 'oldest'],
  ['granted', 'newest'],
  ['refused', 'newest'],
  ['withdrawn', 'newest'],
  ['done', 'newest'],
] as const)('%s requests come %s first', (status, expected) => {
  expect(usualRequestSort(status)).toBe(expected)
  expect(requestSorts).toContain(expected)
})
