import { m } from '#messages/compiled/messages.js'
import type { BackList } from './rules.ts'

/** The link from a record back to the list it was opened from. */
export const backWords: Record<BackList, () => string> = {
  applications: m.organiser_back_to_applications,
  audit: m.organiser_back_to_audit,
  cardPayments: m.organiser_back_to_card_payments,
  chats: m.chats_back,
  invoices: m.organiser_back_to_invoices,
  passports: m.organiser_back_to_passports,
  raises: m.organiser_back_to_raises,
  refunds: m.organiser_back_to_refunds,
}
