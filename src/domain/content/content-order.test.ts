import { expect, it } from 'vitest'
import { positionBetween } from './content-order.ts'

it.each([
  [null, null, 1024],
  [null, 1024, 0],
  [null, -1024, -2048],
  [1024, null, 2048],
  [1024, 2048, 1536],
  [1024, 1026, 1025],
  [-2048, -1024, -1536],
  [-2, 1, -1],
  [1024, 1025, null],
  [1024, 1024, null],
])('between %s and %s is %s', (before, after, position) => {
  expect(positionBetween(before, after)).toBe(position)
})
