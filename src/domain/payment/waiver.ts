import type { ParticipantRole } from '../participant/participant-role.ts'
import type { PaymentStatus } from './payment-transitions.ts'

/** Roles to whom the forum owes its programme and its press: with them no payment is offered to the organiser by default (product.md §3). */
export const waiverRoles: readonly ParticipantRole[] = ['speaker', 'media']

/** Whether an approval may say as well that no payment is required of this person. */
export function isWaiverOffered(facts: {
  role: ParticipantRole
  payment: PaymentStatus
  /** Somebody else's place, paid for, waits for them. */
  placeWaits: boolean
}): boolean {
  return waiverRoles.includes(facts.role) && facts.payment === 'unpaid' && !facts.placeWaits
}
