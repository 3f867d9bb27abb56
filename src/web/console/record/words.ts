import { m } from '#messages/compiled/messages.js'
import type { BackList } from './rules.ts'

/** The link from a record back to the list it was opened from. */
export const backWords: Record<BackList, () => string> = {
  applications: m.organiser_back_to_applications,
  audit: m.organiser_back_to_audit,
  cardPayments: m.organiser_back_to_card_payments,
  changes: m.organiser_back_to_changes,
  chats: m.chats_back,
  decision: m.organiser_back_to_decision,
  decisions: m.organiser_back_to_decisions,
  duplicates: m.organiser_back_to_duplicates,
  invoices: m.organiser_back_to_invoices,
  letter: m.organiser_back_to_letter,
  messages: m.message_record_back,
  passports: m.organiser_back_to_passports,
  photographs: m.organiser_back_to_photographs,
  raises: m.organiser_back_to_raises,
  refunds: m.organiser_back_to_refunds,
  transfers: m.organiser_back_to_transfers,
  watchHits: m.organiser_back_to_watch_list,
}
