import type { Dashboard } from '#contract/dashboard.ts'
import type { AdmissionActor, AdmissionReason } from '#domain/admission/admission-verdict.ts'
import { passportQueueState } from '#domain/passport/passport-queue-state.ts'
import { m } from '#messages/compiled/messages.js'
import { applicationWords, passportWords, paymentWords } from '#web/kit/words/status-words.ts'

const reasons: Record<AdmissionReason, () => string> = {
  application_unfinished: m.reason_application_unfinished,
  confirmation_awaited: m.reason_confirmation_awaited,
  review_awaited: m.reason_review_awaited,
  application_rejected: m.reason_application_rejected,
  application_cancelled: m.reason_application_cancelled,
  security_refused: m.reason_security_refused,
  security_on_hold: m.reason_security_on_hold,
  passport_not_given: m.reason_passport_not_given,
  passport_check_awaited: m.reason_passport_check_awaited,
  passport_mismatch: m.reason_passport_mismatch,
  payment_due: m.reason_payment_due,
  payment_awaited: m.reason_payment_awaited,
  payment_by_coordinator: m.reason_payment_by_coordinator,
  photo_missing: m.reason_photograph_missing,
  photo_review_awaited: m.reason_photograph_review_awaited,
  photo_requested: m.reason_photograph_requested,
  pass_withheld: m.reason_pass_withheld,
}

/** The sentence of an open reason; the raw reason where this version of the page does not know it. */
export function reasonSentence(reason: string): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as AdmissionReason]() : reason
}

const actors: Record<AdmissionActor, () => string> = {
  participant: m.who_participant,
  coordinator: m.who_coordinator,
  committee: m.who_committee,
  security: m.who_security,
  finance: m.who_finance,
  organiser: m.who_organiser,
  nobody: m.who_nobody,
}

/** Who acts next, as a sentence. */
export function whoSentence(who: string): string | null {
  return Object.hasOwn(actors, who) ? actors[who as AdmissionActor]() : null
}

/** The chip's word: the status that the reason comes from. */
export function statusWord(
  area: 'application' | 'security' | 'payment' | 'photo',
  { status, security, payment }: Pick<Dashboard, 'status' | 'security' | 'payment'>,
  reason: string,
): string {
  if (area === 'photo') return m.cabinet_photograph_word()
  if (area === 'application') return applicationWords[status]()
  if (area === 'payment') return paymentWords[payment]()
  return passportWords[passportQueueState({ security, given: reason !== 'passport_not_given' })]()
}
