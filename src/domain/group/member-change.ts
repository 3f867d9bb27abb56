import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'

export type MemberState = {
  status: ApplicationStatus
  security: SecurityStatus
  /** The group's coordinator filled in the application for the person. */
  registered: boolean
  /** The person has confirmed what was filled in: even a form that the committee reopens is theirs. */
  confirmed: boolean
}

/** What a coordinator may change for one member or for many at once. */
export const memberChanges = ['role', 'position', 'transfer'] as const

export type MemberChange = (typeof memberChanges)[number]

export type ChangeLocks = { badgeLocked: boolean; transferLocked: boolean }

/** Whether the coordinator may edit the form: after the confirmation only the person may (product.md §5). */
export function isInCoordinatorsHands({ status, registered, confirmed }: MemberState): boolean {
  return registered && !confirmed && (status === 'draft' || status === 'unconfirmed')
}

/** Whether a coordinator may change this for a member now; the first refusal decides. */
export function judgeMemberChange(
  state: MemberState,
  changes: readonly MemberChange[],
  locks: ChangeLocks,
): { ok: true } | { ok: false; code: 'state_forbids' | 'deadline_passed' } {
  if (isOut(state)) return { ok: false, code: 'state_forbids' }
  for (const change of changes) {
    if (change === 'role' && !isInCoordinatorsHands(state)) return { ok: false, code: 'state_forbids' }
    if (change === 'position' && locks.badgeLocked) return { ok: false, code: 'deadline_passed' }
    if (change === 'transfer' && locks.transferLocked) return { ok: false, code: 'deadline_passed' }
  }
  return { ok: true }
}

/** No badge is printed and no car sent for somebody who does not come. */
function isOut({ status, security }: MemberState): boolean {
  return status === 'cancelled' || status === 'rejected' || security === 'rejected'
}
