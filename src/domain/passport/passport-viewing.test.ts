import { expect, it } from 'vitest'
import {
  isForChecking,
  isPartOfLook,
  lookLasts,
  numberFor,
  type ViewingPurpose,
  viewingPurpose,
} from './passport-viewing.ts'
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

const opened = new Date('2025-09-01T10:00:00Z')
const later = (ms: number) => new Date(opened.getTime() + ms)

it.each([
  ['shown with the data', opened, { at: later(900), uploadedAt: later(-5000) }, true],
  ['while the look lasts', opened, { at: later(lookLasts), uploadedAt: later(-5000) }, true],
  ['after it', opened, { at: later(lookLasts + 1), uploadedAt: later(-5000) }, false],
  ['of a page that came later', opened, { at: later(900), uploadedAt: later(500) }, false],
  ['without the data', null, { at: later(900), uploadedAt: later(-5000) }, false],
])('a scan %s is part of the look or not', (_, at, scan, part) => {
  expect(isPartOfLook(at && { at }, scan)).toBe(part)
})
