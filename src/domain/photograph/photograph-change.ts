import type { ApplicationStatus } from '../application/application-status.ts'

export type PhotographChange =
  /** `review`: the committee has decided with another picture before its eyes and looks again. */
  { ok: true; review: boolean } | { ok: false; code: 'state_forbids' | 'deadline_passed' }

/**
 * Whether a participant may put another photograph in the place of theirs (decision 020). `badgeLocked`: the day has passed
 * until which badges may change (spec point 4, editing locks). `requested`: the committee asks for another one, and does so after that day too.
 */
export function decidePhotographChange(facts: {
  application: ApplicationStatus
  badgeLocked: boolean
  requested: boolean
}): PhotographChange {
  const { application, badgeLocked, requested } = facts
  if (application === 'draft' || application === 'pending') return { ok: true, review: false }
  if (application !== 'approved') return { ok: false, code: 'state_forbids' }
  return badgeLocked && !requested ? { ok: false, code: 'deadline_passed' } : { ok: true, review: true }
}

/**
 * Whether the committee may ask for another photograph: of somebody approved who has one and is not asked already. A form under review is sent
 * back with what is missing instead.
 */
export function decidePhotographRequest(facts: {
  application: ApplicationStatus
  photographGiven: boolean
  requested: boolean
}): { ok: true } | { ok: false; code: 'state_forbids' } {
  const { application, photographGiven, requested } = facts
  return application === 'approved' && photographGiven && !requested
    ? { ok: true }
    : { ok: false, code: 'state_forbids' }
}

/** A photograph goes without another in its place only while nobody decides by it. */
export function mayRemovePhotograph(application: ApplicationStatus): boolean {
  return application === 'draft'
}
