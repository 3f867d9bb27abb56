import type { ListExport } from '#contract/organiser-export.ts'
import { m } from '#messages/compiled/messages.js'

export const exportedListWords: Record<ListExport['list'], () => string> = {
  applications: m.export_list_applications,
  invoices: m.export_list_invoices,
  cardPayments: m.export_list_cardPayments,
  passports: m.export_list_passports,
  groups: m.export_list_groups,
  messages: m.export_list_messages,
  audit: m.export_list_audit,
  refunds: m.export_list_refunds,
  letterPeople: m.export_list_letterPeople,
}

export const exportStateWords: Record<ListExport['state'], () => string> = {
  waiting: m.export_waiting,
  running: m.export_writing,
  done: m.export_done,
  failed: m.export_failed,
  cancelled: m.export_failed,
}
