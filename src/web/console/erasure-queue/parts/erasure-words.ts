import type { ErasureRow } from '#contract/erasure.ts'
import type { ErasedCategory, ErasureStatus, KeptCategory } from '#domain/erasure/erasure-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { nameIn } from '#web/kit/words/name-in.ts'
import type { Tone } from '#web/ui/tone.ts'

export const erasureStatusWords: Record<ErasureStatus, () => string> = {
  open: m.erasure_status_open,
  withdrawn: m.erasure_status_withdrawn,
  refused: m.erasure_status_refused,
  done: m.erasure_status_done,
}

export const erasureTones: Record<ErasureStatus, Tone> = {
  open: 'attention',
  withdrawn: 'neutral',
  refused: 'negative',
  done: 'positive',
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
export function erasureName(row: ErasureRow, locale: 'ru' | 'en'): string {
  return row.status === 'done' ? m.erasure_nameless() : nameIn(locale, row)
}
