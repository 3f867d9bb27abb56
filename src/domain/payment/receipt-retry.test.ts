import { expect, it } from 'vitest'
import { receiptRetryAfter } from './receipt-retry.ts'

it.each([
  [1, 2],
  [2, 4],
  [8, 256],
  [9, 360],
  [1000, 360],
])('after %i attempts it waits %i minutes', (attempts, minutes) => {
  expect(receiptRetryAfter(attempts)).toBe(minutes * 60_000)
})
