import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '../application/application-status.ts'
import { keepsPass } from '../pass/pass-standing.ts'
import { securityStatuses } from '../passport/security-status.ts'
import { paymentStatuses } from '../payment/payment-transitions.ts'
import { participantHold, passHold, reviewHold } from './gate-hold.ts'

describe('participantHold', () => {
  it.each([
    ['approved', 'passportVerified', 'paid', null],
    ['approved', 'passportVerified', 'noPaymentRequired', null],
    ['approved', 'passportVerified', 'unpaid', 'payment'],
    ['approved', 'passportPending', 'unpaid', 'passport'],
    ['approved', 'onHold', 'paid', 'passport'],
    ['cancelled', 'passportVerified', 'paid', 'application'],
    ['approved', 'rejected', 'paid', 'security'],
    ['cancelled', 'rejected', 'unpaid', 'security'],
  ] as const)('%s, %s, %s: %s', (application, security, payment, hold) => {
    expect(participantHold({ application, security, payment })).toBe(hold)
  })

  it('holds up exactly those whose pass is void', () => {
    for (const application of applicationStatuses)
      for (const security of securityStatuses)
        for (const payment of paymentStatuses) {
          const facts = { application, security, payment }
          expect(participantHold(facts) === null, JSON.stringify(facts)).toBe(keepsPass(facts))
        }
  })
})

it.each([
  ['approved', false, null],
  ['approved', true, 'review'],
  ['pending', false, 'review'],
  ['unconfirmed', false, 'review'],
  ['rejected', false, 'security'],
  ['rejected', true, 'security'],
] as const)('reviewHold: %s, removed %s: %s', (state, removed, hold) => {
  expect(reviewHold({ state, removed })).toBe(hold)
})

it.each([
  [null, false, null],
  ['payment', false, 'payment'],
  [null, true, 'security'],
  ['review', true, 'security'],
] as const)('passHold: %s, withheld %s: %s', (own, isWithheld, hold) => {
  expect(passHold(own, { isWithheld })).toBe(hold)
})
