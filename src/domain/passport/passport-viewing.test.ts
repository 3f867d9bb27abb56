import { expect, it } from 'vitest'
import { viewingPurpose } from './passport-viewing.ts'
import { type SecurityStatus, securityStatuses } from './security-status.ts'

it.each<[SecurityStatus, string]>([
  ['passportPending', 'check'],
  ['passportFailed', 'check'],
  ['onHold', 'check'],
  ['passportVerified', 'review'],
  ['rejected', 'review'],
])('a passport that is %s is opened for a %s', (security, purpose) => {
  expect(viewingPurpose(security)).toBe(purpose)
})

it('every status has a purpose', () => {
  expect(new Set(securityStatuses.map(viewingPurpose))).toEqual(new Set(['check', 'review']))
})
