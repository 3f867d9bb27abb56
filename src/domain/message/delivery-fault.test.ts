import { expect, test } from 'vitest'
import {
  channelRestSeconds,
  deliveryFaults,
  failedKept,
  isChannelFault,
  isFinalFault,
  isLastTry,
  longestDelivery,
  retryWaitSeconds,
} from './delivery-fault.ts'

test.each([
  ['address', 'final'],
  ['refused', 'final'],
  ['later', 'retried'],
  ['settings', 'the channel rests'],
  ['outage', 'the channel rests'],
  ['expired', 'final'],
])('%s: %s', (fault, outcome) => {
  const known = deliveryFaults.find(each => each === fault) ?? 'expired'
  expect(known).toBe(fault)
  expect([isFinalFault(known), isChannelFault(known)]).toEqual([
    outcome === 'final',
    outcome === 'the channel rests',
  ])
})

test.each([
  ['code', [2, 4, 8, 15, 15]],
  ['answer', [2, 4, 8, 16, 32]],
  ['notice', [2, 4, 8, 16, 32]],
] as const)('a %s is tried again after %j seconds', (urgency, waits) => {
  expect([1, 2, 3, 4, 5].map(attempts => retryWaitSeconds(urgency, attempts))).toEqual(waits)
  expect(retryWaitSeconds(urgency, 1000)).toBe(urgency === 'code' ? 15 : 300)
})

test('a channel is tried after one second at first and after thirty at most', () => {
  expect([1, 2, 3, 4, 5, 6, 1000].map(channelRestSeconds)).toEqual([1, 2, 4, 8, 16, 30, 30])
})

test.each([
  ['outage', false, 1000, false],
  ['outage', true, 1, false],
  ['outage', true, 2, false],
  ['outage', true, 3, true],
  ['outage', true, 4, true],
  ['settings', false, 3, false],
  ['address', false, 1, true],
] as const)('%s, perhaps taken: %s, at try %i: the last one: %s', (fault, perhapsTaken, attempts, last) => {
  expect(isLastTry({ fault, perhapsTaken, attempts })).toBe(last)
})

test('a message is tried for three days, and kept for two weeks after it failed', () => {
  const day = 86_400_000
  expect([longestDelivery / day, failedKept / day]).toEqual([3, 14])
})
