import type { AuditSubjectKind } from '#domain/audit/audit-entry.ts'
import { auditSum } from '#domain/audit/audit-sum.ts'
import { type CompanyType, companyTypes } from '#domain/company/company-type.ts'
import type { ExportColumn } from '#domain/export/exported-list.ts'
import type { MessageDelivery } from '#domain/message/message-delivery.ts'
import type { RefundKind, RefundState } from '#domain/payment/refund-state.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { auditActionWord, auditKindWords, auditRoleWord } from '#messages/audit-word.ts'
import { m } from '#messages/compiled/messages.js'
import { factWord, nameReasonWord } from '#messages/duplicate-word.ts'
import { exportColumnWords } from '#messages/export-column.ts'
import { deliveryWords } from '#messages/message-word.ts'
import { refundKindWords, refundStateWords } from '#messages/refund-word.ts'
import { formatLocalMoment } from './local-moment.ts'

type Locale = 'ru' | 'en'
type Word = (inputs: Record<string, never>, options: { locale: Locale }) => string

const words = {
  application: {
    cancelled: m.application_cancelled,
    rejected: m.application_rejected,
    draft: m.application_draft,
    unconfirmed: m.application_unconfirmed,
    pending: m.application_pending,
    approved: m.application_approved,
  },
  passport: {
    rejected: m.security_rejected,
    onHold: m.security_onHold,
    passportPending: m.security_passportPending,
    passportFailed: m.security_passportFailed,
    passportVerified: m.security_passportVerified,
    notGiven: m.passport_not_given,
  },
  payment: {
    unpaid: m.payment_unpaid,
    pending: m.payment_pending,
    paid: m.payment_paid,
    cardPaymentAccepted: m.payment_cardPaymentAccepted,
    noPaymentRequired: m.payment_noPaymentRequired,
  },
  invoice: {
    unpaid: m.invoice_unpaid,
    paid: m.invoice_paid,
    paidByCard: m.invoice_paidByCard,
    cancelled: m.invoice_cancelled,
  },
  card: {
    created: m.organiser_card_created,
    pending: m.organiser_card_pending,
    failed: m.organiser_card_failed,
    expired: m.organiser_card_expired,
    succeeded: m.organiser_card_succeeded,
    refunded: m.organiser_card_refunded,
    refundDue: m.organiser_refund_due,
    refundUnconfirmed: m.organiser_refund_unconfirmed,
  },
  role: {
    participant: m.role_participant,
    speaker: m.role_speaker,
    media: m.role_media,
    coordinator: m.role_coordinator,
  },
  channel: { sms: m.organiser_messages_sms, email: m.organiser_messages_email },
  about: {
    account: m.organiser_messages_about_account,
    application: m.organiser_messages_about_application,
    passport: m.organiser_messages_about_passport,
    payment: m.organiser_messages_about_payment,
    group: m.organiser_messages_about_group,
    assistant: m.organiser_messages_about_assistant,
    reminder: m.organiser_messages_about_reminder,
    letter: m.organiser_messages_about_letter,
  },
  fault: {
    address: m.organiser_messages_cause_address,
    refused: m.organiser_messages_cause_refused,
    later: m.organiser_messages_cause_later,
    settings: m.organiser_messages_cause_settings,
    outage: m.organiser_messages_cause_outage,
    expired: m.organiser_messages_cause_expired,
  },
  chat: { waiting: m.export_chat_waiting, open: m.export_chat_open, closed: m.export_chat_closed },
  checkPurpose: { check: m.organiser_purpose_check, review: m.organiser_purpose_review },
  language: { ru: m.export_language_ru, en: m.export_language_en },
  yesNo: { true: m.export_yes, false: m.export_no },
} satisfies Record<string, Record<string, Word>>

type Words = typeof words

const stateMachines = ['application', 'passport', 'payment', 'invoice'] as const

/** A state in words where it is one; what else changed, as the log has it. The machines share codes: the other end tells which is meant. */
function stateIn(locale: Locale, code: string, otherEnd: string | null): string {
  const ends = [code, otherEnd ?? code]
  const machine = stateMachines.find(kind => ends.every(end => Object.hasOwn(words[kind], end)))
  return machine ? ((words[machine] as Record<string, Word>)[code]?.({}, { locale }) ?? code) : code
}

/** How values are written in a file: in the reader's language and the forum's time zone. */
export type ExportWords = ReturnType<typeof exportWords>

export function exportWords(locale: Locale, timeZone: string) {
  const countries = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  const moment = formatLocalMoment(locale, timeZone)
  return {
    word: <Kind extends keyof Words>(kind: Kind, value: (keyof Words[Kind] & string) | null): string => {
      const found = value === null ? undefined : (words[kind] as Record<string, Word>)[value]
      return found ? found({}, { locale }) : ''
    },
    /** A word of the tables that the console has too. */
    say: (word: Word) => word({}, { locale }),
    companyType: (type: string | null) =>
      companyTypes.some(known => known === type)
        ? m[`company_type_${type as CompanyType}`]({}, { locale })
        : '',
    country: (code: string | null) => (code ? (countries.of(code) ?? code) : ''),
    moment: (instant: string | null) => (instant ? moment(new Date(instant)) : ''),
    /** As the language writes a day. */
    day: (day: string | null) =>
      day && locale === 'ru' ? day.split('-').toReversed().join('.') : (day ?? ''),
    action: (action: string, kind: AuditSubjectKind) => auditActionWord(action, { kind, locale }),
    auditRole: (role: string) => auditRoleWord(role, locale),
    auditKind: (kind: AuditSubjectKind) => auditKindWords[kind]({}, { locale }),
    refundState: (state: RefundState) => refundStateWords[state]({}, { locale }),
    delivery: (delivery: MessageDelivery) => deliveryWords[delivery]({}, { locale }),
    refundKind: (kind: RefundKind) => refundKindWords[kind]({}, { locale }),
    /** An organiser's name in the script of the reader. */
    colleague: (name: string | null) => colleagueName(locale, name ?? ''),
    /** What speaks for one person and against it, in the words of the console. */
    pairReasons: (
      names: readonly Parameters<typeof nameReasonWord>[0][],
      facts: readonly Parameters<typeof factWord>[0][],
    ) =>
      [
        ...names.map(reason => nameReasonWord(reason, { locale })),
        ...facts.map(fact => factWord(fact, { locale })),
      ].join('; '),
    /** One end of a change in the log, a sum in roubles. */
    end: (action: string, code: string | null, otherEnd: string | null): string | number => {
      if (code === null) return ''
      const sum = auditSum(action, code)
      return sum === null ? stateIn(locale, code, otherEnd) : Number(sum) / 100
    },
    roubles: (kopecks: string | null): string | number => (kopecks === null ? '' : Number(kopecks) / 100),
  }
}

const wide = new Set<ExportColumn>([
  'name',
  'latinName',
  'company',
  'position',
  'payerName',
  'people',
  'latinPeople',
  'action',
  'subject',
  'latinSubject',
  'mergedInto',
  'latinMergedInto',
  'reason',
  'differences',
  'answer',
  'title',
  'englishTitle',
  'registrationAddress',
  'address',
  'note',
  'contact',
  'latinContact',
  'otherName',
  'otherLatinName',
  'otherCompany',
  'pairReasons',
  'pickUpPlace',
])

/** The head of a column and its width in characters. */
export function columnHead(column: ExportColumn, locale: Locale): { head: string; width: number } {
  return { head: exportColumnWords[column]({}, { locale }), width: wide.has(column) ? 36 : 18 }
}
