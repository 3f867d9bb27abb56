import type { ApplicationStatus } from '../application/application-status.ts'

export type PhotographChange =
  /** `review`: the committee has decided with another picture before its eyes and looks again. */
  { ok: true; review: boolean } | { ok: false; code: 'state_forbids' | 'deadline_passed' }

/**
 * Whether a participant may put another photograph in the place of theirs (decision 020). `badgeLocked`: the day has passed
 * until which badges may change (spec point 4, editing locks).
 */
export function decidePhotographChange(facts: {
  application: ApplicationStatus
  badgeLocked: boolean
}): PhotographChange {
  const { application, badgeLocked } = facts
  if (application === 'draft' || application === 'pending') return { ok: true, review: false }
  if (application !== 'approved') return { ok: false, code: 'state_forbids' }
  return badgeLocked ? { ok: false, code: 'deadline_passed' } : { ok: true, review: true }
}
