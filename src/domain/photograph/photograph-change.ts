import type { ApplicationStatus } from '../application/application-status.ts'

export type PhotographChange =
  /** `review`: the committee decided on another picture and must look again. */
  { ok: true; review: boolean } | { ok: false; code: 'state_forbids' | 'deadline_passed' }

/**
 * Whether a participant may replace their photograph (decision 020). `badgeLocked`: the day until which badges may change has passed (spec point 4,
 * editing locks). `requested`: the committee asks for another one, which is allowed even after that day.
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
 * Whether the committee may ask for another photograph: only from somebody approved who has one and has not been asked already. A form under review
 * is sent back instead.
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

export const photographDecisions = ['accept', 'request'] as const
export type PhotographDecision = (typeof photographDecisions)[number]

/**
 * Whether the committee may accept a photograph, or ask for another. `awaitsReview`: it was changed after the approval; `isSeen`: it is the one that
 * was looked at. To accept it is also to take back a request.
 */
export function decidePhotographReview(
  decision: PhotographDecision,
  facts: {
    application: ApplicationStatus
    photographGiven: boolean
    requested: boolean
    awaitsReview: boolean
    isSeen: boolean
  },
): { ok: true } | { ok: false; code: 'state_forbids' | 'changed_meanwhile' } {
  const { requested, awaitsReview, isSeen } = facts
  const open = decision === 'accept' ? awaitsReview || requested : decidePhotographRequest(facts).ok
  if (!open) return { ok: false, code: 'state_forbids' }
  return isSeen ? { ok: true } : { ok: false, code: 'changed_meanwhile' }
}

/** A photograph may be removed without a replacement only while no decision depends on it. */
export function mayRemovePhotograph(application: ApplicationStatus): boolean {
  return application === 'draft'
}
