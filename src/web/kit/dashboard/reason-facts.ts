import type { AdmissionReason } from '#domain/admission/admission-verdict.ts'
import type { Tone } from '#web/ui/tone.ts'

/** Where a person goes to clear a reason; `support` is the support's address. */
export type ReasonTarget =
  | 'account-passport'
  | 'account-payment'
  | 'account-photo'
  | 'signup-personal'
  | 'support'

export type ReasonAct = 'passport' | 'correct' | 'look' | 'pay' | 'photo' | 'form' | 'support'

type ReasonFacts = {
  /** Which of the three statuses the chip shows. The photograph counts beside them. */
  area: 'application' | 'security' | 'payment' | 'photo'
  tone: Tone
  target: ReasonTarget | null
  act: ReasonAct | null
}

/** What the home page shows beside each open reason (product.md §2, the admission verdict). */
export const reasonFacts: Record<AdmissionReason, ReasonFacts> = {
  application_unfinished: {
    area: 'application',
    tone: 'attention',
    target: 'signup-personal',
    act: 'form',
  },
  confirmation_awaited: {
    area: 'application',
    tone: 'attention',
    target: null,
    act: null,
  },
  review_awaited: {
    area: 'application',
    tone: 'info',
    target: null,
    act: null,
  },
  application_rejected: {
    area: 'application',
    tone: 'negative',
    target: 'support',
    act: 'support',
  },
  application_cancelled: {
    area: 'application',
    tone: 'neutral',
    target: 'support',
    act: 'support',
  },
  security_refused: {
    area: 'security',
    tone: 'negative',
    target: 'support',
    act: 'support',
  },
  security_on_hold: {
    area: 'security',
    tone: 'attention',
    target: 'support',
    act: 'support',
  },
  pass_withheld: {
    area: 'security',
    tone: 'attention',
    target: 'support',
    act: 'support',
  },
  passport_not_given: {
    area: 'security',
    tone: 'attention',
    target: 'account-passport',
    act: 'passport',
  },
  passport_check_awaited: {
    area: 'security',
    tone: 'info',
    target: 'account-passport',
    act: 'look',
  },
  passport_mismatch: {
    area: 'security',
    tone: 'attention',
    target: 'account-passport',
    act: 'correct',
  },
  payment_due: {
    area: 'payment',
    tone: 'attention',
    target: 'account-payment',
    act: 'pay',
  },
  payment_awaited: {
    area: 'payment',
    tone: 'attention',
    target: 'account-payment',
    act: 'pay',
  },
  payment_by_coordinator: {
    area: 'payment',
    tone: 'info',
    target: 'account-payment',
    act: 'look',
  },
  photo_missing: {
    area: 'photo',
    tone: 'attention',
    target: 'account-photo',
    act: 'photo',
  },
  photo_requested: {
    area: 'photo',
    tone: 'attention',
    target: 'account-photo',
    act: 'photo',
  },
  photo_review_awaited: {
    area: 'photo',
    tone: 'info',
    target: null,
    act: null,
  },
}

/** Null for a reason that this version of the page does not know. */
export function factsOfReason(reason: string): ReasonFacts | null {
  return Object.hasOwn(reasonFacts, reason) ? reasonFacts[reason as AdmissionReason] : null
}
