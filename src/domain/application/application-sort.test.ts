import { expect, test } from 'vitest'
import { applicationOrder, applicationOrders } from './application-sort.ts'

test.each([
  ['pending', 'oldest'],
  ['approved', 'newest'],
  ['all', 'newest'],
  [undefined, 'newest'],
] as const)('%s come %s first where nothing else is asked for', (status, expected) => {
  expect(applicationOrder('submitted', status)).toBe(expected)
})

test.each(applicationOrders)('%s is the same under every tab', order => {
  expect(applicationOrder(order, 'pending')).toBe(order)
  expect(applicationOrder(order, 'all')).toBe(order)
})
