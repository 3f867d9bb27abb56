import type { ParticipantRole } from '../participant/participant-role.ts'
import type { PaymentStatus } from './payment-transitions.ts'

/** The forum owes its programme and its press to these roles, so organisers are offered to waive their payment by default (product.md §3). */
export const waiverRoles: readonly ParticipantRole[] = ['speaker', 'media']

/** Whether the approval of this person may also waive the payment. */
export function isWaiverOffered(facts: {
  role: ParticipantRole
  payment: PaymentStatus
  /** A paid place of somebody else waits for them. */
  placeWaits: boolean
}): boolean {
  return waiverRoles.includes(facts.role) && facts.payment === 'unpaid' && !facts.placeWaits
}
