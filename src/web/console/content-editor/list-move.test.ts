import { expect, test } from 'vitest'
import { moved, rowBefore } from './rules.ts'

const rows = ['a', 'b', 'c', 'd']

test.each([
  [0, 1, 'bacd', 'c'],
  [0, 3, 'bcda', null],
  [3, 0, 'dabc', 'a'],
  [2, 1, 'acbd', 'b'],
  [1, 9, 'acdb', null],
])('from %i to %i gives %s and stands before %s', (from, to, order, before) => {
  expect(moved(rows, from, to).join('')).toBe(order)
  expect(rowBefore(rows, from, to)).toBe(before)
})

test('a row that stays, or is not there, moves nothing', () => {
  expect(rowBefore(rows, 2, 2)).toBeUndefined()
  expect(rowBefore(rows, 0, -1)).toBeUndefined()
  expect(rowBefore(rows, -1, 0)).toBeUndefined()
  expect(moved(rows, 7, 0)).toEqual(rows)
})
