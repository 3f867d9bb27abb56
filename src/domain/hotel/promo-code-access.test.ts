import { expect, it } from 'vitest'
import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import { type PromoCodeAccess, promoCodeAccess } from './promo-code-access.ts'

it.each<[ApplicationStatus, SecurityStatus, PromoCodeAccess]>([
  ['approved', 'passportPending', 'shown'],
  ['approved', 'passportFailed', 'shown'],
  ['approved', 'passportVerified', 'shown'],
  ['approved', 'onHold', 'onHold'],
  ['approved', 'rejected', 'afterApproval'],
  ['pending', 'passportVerified', 'afterApproval'],
  ['pending', 'onHold', 'afterApproval'],
  ['draft', 'passportPending', 'afterApproval'],
  ['unconfirmed', 'passportPending', 'afterApproval'],
  ['rejected', 'passportVerified', 'afterApproval'],
  ['cancelled', 'passportVerified', 'afterApproval'],
])('%s, %s: %s', (status, security, expected) => {
  expect(promoCodeAccess({ status, security })).toBe(expected)
})
