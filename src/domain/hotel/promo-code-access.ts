import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'

/**
 * Who is shown the promo codes of the official hotels (spec point 1):
 * - shown: an approved participant
 * - afterApproval: the application is not approved yet, or no longer
 * - onHold: during a new security check; the codes come back afterwards
 */
export const promoCodeAccesses = ['shown', 'afterApproval', 'onHold'] as const
export type PromoCodeAccess = (typeof promoCodeAccesses)[number]

export function promoCodeAccess(facts: {
  status: ApplicationStatus
  security: SecurityStatus
}): PromoCodeAccess {
  if (facts.status !== 'approved' || facts.security === 'rejected') return 'afterApproval'
  return facts.security === 'onHold' ? 'onHold' : 'shown'
}
