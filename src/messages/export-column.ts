import type { ExportColumn } from '#domain/export/exported-list.ts'
import { m } from '#messages/compiled/messages.js'

type Word = (inputs?: Record<string, never>, options?: { locale?: 'ru' | 'en' }) => string

// The messages are named in full rather than built from the code, so that the bundler can drop unused ones.

/** The head of each column: for the file that the server writes, and for the choice in the console. */
export const exportColumnWords: Record<ExportColumn, Word> = {
  name: m.export_column_name,
  latinName: m.export_column_latinName,
  company: m.export_column_company,
  companyType: m.export_column_companyType,
  position: m.export_column_position,
  role: m.export_column_role,
  status: m.export_column_status,
  payment: m.export_column_payment,
  security: m.export_column_security,
  submittedAt: m.export_column_submittedAt,
  owner: m.export_column_owner,
  locale: m.export_column_locale,
  number: m.export_column_number,
  payerName: m.export_column_payerName,
  payerInn: m.export_column_payerInn,
  people: m.export_column_people,
  latinPeople: m.export_column_latinPeople,
  issuedOn: m.export_column_issuedOn,
  dueOn: m.export_column_dueOn,
  total: m.export_column_total,
  received: m.export_column_received,
  missing: m.export_column_missing,
  paidOn: m.export_column_paidOn,
  paymentOrder: m.export_column_paymentOrder,
  bookedBy: m.export_column_bookedBy,
  amount: m.export_column_amount,
  captured: m.export_column_captured,
  refundDue: m.export_column_refundDue,
  providerId: m.export_column_providerId,
  startedAt: m.export_column_startedAt,
  finishedAt: m.export_column_finishedAt,
  citizenship: m.export_column_citizenship,
  passportState: m.export_column_passportState,
  savedAt: m.export_column_savedAt,
  coordinator: m.export_column_coordinator,
  phone: m.export_column_phone,
  members: m.export_column_members,
  channel: m.export_column_channel,
  about: m.export_column_about,
  fault: m.export_column_fault,
  faultDetail: m.export_column_faultDetail,
  to: m.export_column_to,
  attempts: m.export_column_attempts,
  failedAt: m.export_column_failedAt,
}
