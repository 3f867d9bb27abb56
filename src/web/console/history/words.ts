import type { AuditAction, AuditSubjectKind } from '#domain/audit/audit-entry.ts'
import { auditSum } from '#domain/audit/audit-sum.ts'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { cabinetPurposes } from '#domain/participant/cabinet-viewing.ts'
import { viewingPurposes } from '#domain/passport/passport-viewing.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { auditActionWord, auditActionWords, auditRoleWord } from '#messages/audit-word.ts'
import { changeKindWords, changeStatusWords } from '#messages/change-word.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords } from '#messages/staff-word.ts'
import { addressLabels } from '#web/kit/section/address-values.ts'
import { transferLabels } from '#web/kit/section/transfer-values.ts'
import { cabinetPartWords } from '#web/kit/words/cabinet-part-words.ts'
import { cabinetPurposeWords } from '#web/kit/words/cabinet-purpose-words.ts'
import { companyLabels } from '#web/kit/words/company-labels.ts'
import { viewingPurposeWords } from '#web/kit/words/passport-viewing-words.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { sectionWords } from '#web/kit/words/section-words.ts'
import { applicationWords, invoiceWords, paymentWords, securityWords } from '#web/kit/words/status-words.ts'

/**
 * The name of each consent in the console. The messages are named in full rather than built from the code, so that the bundler can drop unused ones.
 */
export const consentWords: Record<ConsentKind, () => string> = {
  processing: m.organiser_consent_processing,
  distribution: m.organiser_consent_distribution,
  advertising: m.organiser_consent_advertising,
  cardPayment: m.organiser_consent_card_payment,
  notifications: m.organiser_consent_notifications,
  speakerPublication: m.organiser_consent_speaker_publication,
  payerDetails: m.organiser_consent_payer_details,
  badgePhotograph: m.organiser_consent_badge_photograph,
}

/** An entry's action in words; an action of a later version is shown by its raw name. */
export function actionWord(action: string, kind?: AuditSubjectKind): string {
  if (kind) return auditActionWord(action, { kind })
  return Object.hasOwn(auditActionWords, action) ? auditActionWords[action as AuditAction]() : action
}

/** Who acted: an organiser's name as it is, a role in words. */
export function actorWord(actor: string): string {
  return auditRoleWord(actor)
}

const replacementCauses: Record<string, () => string> = {
  security_refused: m.organiser_cause_security_refused,
  withdrawn: m.organiser_cause_withdrawn,
}

/** Their reason is the number of a payment order. */
const paymentOrderActions: readonly string[] = ['markPaid', 'bookInvoicePayment']

/** The reason of an entry for people: a bare "96" becomes "payment order No. 96"; what somebody typed stays as it is. */
export function reasonWord(action: string, reason: string): string {
  if (action === 'viewPassport')
    return viewingPurposes.flatMap(known => (known === reason ? [viewingPurposeWords[known]()] : []))[0] ?? ''
  if (action === 'viewCabinet')
    return cabinetPurposes.flatMap(known => (known === reason ? [cabinetPurposeWords[known]()] : []))[0] ?? ''
  if (action === 'replace') return replacementCauses[reason]?.() ?? reason
  if (paymentOrderActions.includes(action)) return m.organiser_history_payment_order({ number: reason })
  if (/^\d{4}-\d{4,}$/.test(reason)) return m.organiser_history_invoice({ number: reason })
  const [, before, after] = /^(\d{4}-\d{4,}) → (\d{4}-\d{4,})$/.exec(reason) ?? []
  if (before && after) return m.organiser_history_invoices({ before, after })
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reason)
    ? m.organiser_history_card_payment()
    : reason
}

/** The payment order or the last invoice that an entry names, as finance's list finds it; null for any other. */
export function invoiceSearch(action: string, reason: string): string | null {
  // Of several orders the first finds the invoice.
  if (paymentOrderActions.includes(action)) return reason.split(', ')[0] ?? reason
  return /^(?:\d{4}-\d{4,} → )?(\d{4}-\d{4,})$/.exec(reason)?.[1] ?? null
}

const machines: readonly Record<string, () => string>[] = [
  applicationWords,
  securityWords,
  paymentWords,
  invoiceWords,
  consentWords,
  // A change request has its section in `from` and its state in `to`.
  { ...changeKindWords, ...changeStatusWords },
]

/** Codes of these are the kind's own, whatever other machines call so. */
const kindMachines: Partial<Record<AuditSubjectKind, Record<string, () => string>>> = {
  invoice: invoiceWords,
  staffCompany: contractorRoleWords,
}

/** How many rows a list of people had that a coordinator gave; null for anything else. */
export function readListWord(code: string): string | null {
  const [, rows, known] = /^(\d+) rows, (\d+) known$/.exec(code) ?? []
  return rows && known ? m.audit_list_read({ rows: Number(rows), known: Number(known) }) : null
}

export type ShownEnd = { action: string; code: string; otherEnd: string | null; kind?: AuditSubjectKind }

/** One end of an entry in words: the sum that was booked, otherwise the status. */
export function endWord({ action, code, otherEnd, kind }: ShownEnd, locale: 'ru' | 'en'): string {
  const sum = auditSum(action, code)
  if (sum !== null) return formatMoney(sum, locale)
  if (action === 'readList') return readListWord(code) ?? code
  const own = kind && kindMachines[kind]
  return (own && Object.hasOwn(own, code) && own[code]?.()) || statusWord(code, otherEnd)
}

/**
 * A status before or after a change in words. The machines share some codes; the other end of the change tells which one
 * is meant.
 */
export function statusWord(code: string, otherEnd: string | null): string {
  const machine = machines.find(words => Object.hasOwn(words, code) && Object.hasOwn(words, otherEnd ?? code))
  return machine?.[code]?.() ?? fieldsInWords(code) ?? code
}

const fieldLabels: Record<string, () => string> = {
  ...cabinetPartWords,
  ...transferLabels,
  ...addressLabels,
  ...personLabels,
  ...Object.fromEntries(Object.entries(companyLabels).map(([field, label]) => [`company.${field}`, label])),
  ...Object.fromEntries(Object.entries(sectionWords).map(([section, { name }]) => [section, name])),
  locale: m.person_messages_language,
  role: m.organiser_filter_role,
  mediaName: m.organiser_media_name,
  mediaWebsite: m.organiser_website,
  noticesBy: m.person_messages_way,
}

/** The names of changed fields, as stored in the log, in words; null for anything else. */
function fieldsInWords(code: string): string | null {
  const labels = code.split(' ').map(field => (Object.hasOwn(fieldLabels, field) ? fieldLabels[field] : null))
  return labels.every(label => label) ? labels.map(label => label?.()).join(', ') : null
}
