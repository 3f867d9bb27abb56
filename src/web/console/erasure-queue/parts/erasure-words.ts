import type { ErasureRow } from '#contract/erasure.ts'
import type { ErasedCategory, ErasureStatus, KeptCategory } from '#domain/erasure/erasure-rules.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'

export const erasureStatusWords: Record<ErasureStatus, () => string> = {
  open: m.erasure_status_open,
  withdrawn: m.erasure_status_withdrawn,
  refused: m.erasure_status_refused,
  done: m.erasure_status_done,
}

/** The same for one request, in its chip. */
export const erasureStateWords: Record<ErasureStatus, () => string> = {
  open: m.erasure_state_open,
  withdrawn: m.erasure_state_withdrawn,
  refused: m.erasure_state_refused,
  done: m.erasure_state_done,
}

export const erasureTones: Record<ErasureStatus, Tone> = {
  open: 'attention',
  withdrawn: 'neutral',
  refused: 'negative',
  done: 'positive',
}

export const obstacleWords = {
  payment_in_progress: m.erasure_obstacle_payment,
  refund_first: m.erasure_obstacle_refund,
}

export const erasedWords: Record<ErasedCategory, () => string> = {
  names: m.erasure_erased_names,
  contacts: m.erasure_erased_contacts,
  passport: m.erasure_erased_passport,
  photograph: m.erasure_erased_photograph,
  company: m.erasure_erased_company,
  contactPerson: m.erasure_erased_contact_person,
  transfer: m.erasure_erased_transfer,
  postalAddress: m.erasure_erased_postal_address,
  badge: m.erasure_erased_badge,
  speakerProfile: m.erasure_erased_speaker,
  chat: m.erasure_erased_chat,
  requests: m.erasure_erased_requests,
  account: m.erasure_erased_account,
}

export const keptWords: Record<KeptCategory, () => string> = {
  invoices: m.erasure_kept_invoices,
  cardPayments: m.erasure_kept_card_payments,
  consents: m.erasure_kept_consents,
  publishedSpeaker: m.erasure_kept_speaker,
  sharedAccount: m.erasure_kept_account,
}

/** Whose request it is; an erased person has no name any more. */
export function erasureName({ status, name }: ErasureRow): string {
  return status === 'done' ? m.erasure_nameless() : name
}
