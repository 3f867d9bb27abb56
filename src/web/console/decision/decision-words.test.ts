import { expect, test } from 'vitest'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { openDecisions } from './words.ts'

test.each([
  ['cancelled', []],
  ['rejected', ['reopen']],
  ['draft', ['cancel']],
  ['unconfirmed', ['cancel']],
  ['pending', ['approve', 'reject', 'requestInformation', 'cancel']],
  ['approved', ['returnToReview', 'cancel']],
] as const)('an application that is %s', (status, expected) => {
  expect(openDecisions(status)).toEqual(expected)
})

test('every status has an answer', () => {
  for (const status of applicationStatuses) expect(Array.isArray(openDecisions(status))).toBe(true)
})
