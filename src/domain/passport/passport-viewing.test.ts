import { expect, it } from 'vitest'
import { isForChecking, numberFor, type ViewingPurpose, viewingPurpose } from './passport-viewing.ts'
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

it.each<[ViewingPurpose, boolean]>([
  ['check', true],
  ['review', true],
  ['question', false],
  ['inquiry', false],
])('after a look for %s data may be verified: %s', (purpose, may) => {
  expect(isForChecking(purpose)).toBe(may)
})

it.each<[ViewingPurpose, string, string]>([
  ['check', '4506 300001', '4506 300001'],
  ['review', 'C01X00T47', 'C01X00T47'],
  ['question', '4506 300001', '•••••••001'],
  ['inquiry', 'C01X00T47', '••••••T47'],
  ['question', 'AB123', '•••••'],
  ['question', '123456', '•••456'],
])('for a %s the number %s is listed as %s', (purpose, number, listed) => {
  expect(numberFor(purpose, number)).toBe(listed)
})
