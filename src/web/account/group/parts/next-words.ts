import type { AdmissionReason } from '#domain/admission/admission-verdict.ts'
import { m } from '#messages/compiled/messages.js'
import type { NextStep } from './member-next.ts'

/** The open reasons of the verdict, worded about somebody else. */
const reasons: Record<AdmissionReason, () => string> = {
  application_unfinished: m.group_open_application_unfinished,
  confirmation_awaited: m.group_open_confirmation_awaited,
  review_awaited: m.group_open_review_awaited,
  application_rejected: m.group_open_application_rejected,
  application_cancelled: m.group_open_application_cancelled,
  security_refused: m.group_open_security_refused,
  security_on_hold: m.group_open_security_on_hold,
  passport_not_given: m.group_open_passport_not_given,
  passport_check_awaited: m.group_open_passport_check_awaited,
  passport_mismatch: m.group_open_passport_mismatch,
  payment_due: m.group_open_payment_due,
  payment_awaited: m.group_open_payment_awaited,
  payment_by_coordinator: m.group_open_payment_awaited,
  photo_missing: m.group_open_photograph_missing,
  photo_review_awaited: m.group_open_photograph_review_awaited,
  photo_requested: m.group_open_photograph_requested,
  pass_withheld: m.group_open_pass_withheld,
}

/** The sentence of an open reason; the raw reason where this version of the page does not know it. */
export function openSentence(reason: string): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as AdmissionReason]() : reason
}

const actors: Record<string, () => string> = {
  participant: m.group_who_participant,
  coordinator: m.group_who_coordinator,
  committee: m.group_who_committee,
  security: m.group_who_security,
  finance: m.group_who_finance,
  organiser: m.group_who_organiser,
  nobody: m.group_who_nobody,
}

/** Who acts on an open reason. In a group the coordinator pays; for money that is on its way nobody has to act. */
export function actorSentence(
  { reason, who }: { reason: string; who: string },
  self: boolean,
): string | null {
  if (reason === 'payment_awaited' || reason === 'payment_by_coordinator') return null
  if (reason === 'payment_due' || (self && who === 'participant')) return m.group_who_coordinator()
  return Object.hasOwn(actors, who) ? (actors[who]?.() ?? null) : null
}

export function nextSentence(step: NextStep): string {
  if (step.kind === 'fill') return m.group_next_fill({ count: step.missing })
  if (step.kind === 'send') return m.group_next_send()
  if (step.kind === 'resend') return m.group_next_resend()
  if (step.kind === 'invoice') return m.group_next_invoice({ number: step.number })
  if (step.kind === 'given') return m.group_place_given()
  if (step.kind === 'refund') return m.group_next_refund()
  if (step.kind === 'confirm') return m.group_next_confirm()
  return step.kind === 'reason' ? openSentence(step.reason) : m.group_next_enter()
}
