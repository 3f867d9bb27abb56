import { expect, test } from 'vitest'
import { passportQueueState, passportQueueStates } from './passport-queue-state.ts'
import { securityStatuses } from './security-status.ts'

test.each([
  ['passportPending', true, 'passportPending'],
  ['passportPending', false, 'notGiven'],
  ['passportFailed', true, 'passportFailed'],
  ['passportVerified', true, 'passportVerified'],
  ['onHold', true, 'onHold'],
  ['onHold', false, 'onHold'],
  ['rejected', false, 'rejected'],
] as const)('%s, given %s: %s', (security, given, expected) => {
  expect(passportQueueState({ security, given })).toBe(expected)
})

test('every state of the check has its place in the queue', () => {
  expect(passportQueueStates).toEqual([...securityStatuses, 'notGiven'])
})
