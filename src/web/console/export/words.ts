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
  letters: m.export_list_letters,
  letterPeople: m.export_list_letterPeople,
  changes: m.page_title_organiser_changes,
  erasures: m.page_title_organiser_erasures,
  content: m.page_title_organiser_content,
  contentPeople: m.export_list_contentPeople,
  closings: m.page_title_organiser_closings,
  employees: m.page_title_organiser_employees,
  vehicles: m.page_title_organiser_vehicles,
  volunteerReview: m.page_title_organiser_volunteer_review,
  volunteers: m.page_title_organiser_volunteers,
  staffCompanies: m.page_title_organiser_staff_companies,
  raises: m.page_title_organiser_raises,
  passes: m.page_title_organiser_passes,
  calls: m.page_title_organiser_calls,
  decisions: m.page_title_organiser_decisions,
  photographs: m.page_title_organiser_photographs,
  badges: m.page_title_organiser_badges,
  gateDevices: m.page_title_organiser_gate_devices,
  watchHits: m.page_title_organiser_watch_list,
  watchEntries: m.page_title_organiser_watch_entries,
  gateScans: m.page_title_organiser_gate_scans,
  chats: m.page_title_organiser_chats,
  duplicates: m.page_title_organiser_duplicates,
  transfers: m.page_title_organiser_transfers,
  securityChecks: m.page_title_organiser_security_checks,
  decisionPeople: m.export_list_decisionPeople,
}

/** Which list a file holds and of what kind it is. */
export const exportFileName = ({ list, format }: Pick<ListExport, 'list' | 'format'>) =>
  `${exportedListWords[list]()}, ${format.toUpperCase()}`

export const exportStateWords: Record<ListExport['state'], () => string> = {
  waiting: m.export_waiting,
  running: m.export_writing,
  done: m.export_done,
  failed: m.export_failed,
  cancelled: m.export_failed,
}
