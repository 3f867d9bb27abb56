import { expect, test } from 'vitest'
import { checkStanding } from './check-standing.ts'

test.each([
  ['passportPending', 'waits'],
  ['pending', 'waits'],
  ['onHold', 'held'],
  ['passportVerified', 'cleared'],
  ['approved', 'cleared'],
  ['rejected', 'refused'],
  ['passportFailed', 'elsewhere'],
  ['unconfirmed', 'elsewhere'],
] as const)('%s %s', (state, standing) => {
  expect(checkStanding(state)).toBe(standing)
})
