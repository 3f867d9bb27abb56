import type { SecurityStatus } from '../passport/security-status.ts'
import type { ReviewState } from '../staff-company/review-transitions.ts'
import type { CheckStanding } from './reconcile-reply.ts'

const standings: Record<SecurityStatus | ReviewState, CheckStanding> = {
  passportPending: 'waits',
  onHold: 'held',
  passportVerified: 'cleared',
  rejected: 'refused',
  // The person has been asked to correct their data: an older reply is not about those.
  passportFailed: 'elsewhere',
  pending: 'waits',
  approved: 'cleared',
  // Back with the company.
  unconfirmed: 'elsewhere',
}

/** How somebody stands with security: a participant by their passport's status, employees and vehicles by their review. */
export function checkStanding(state: SecurityStatus | ReviewState): CheckStanding {
  return standings[state]
}
