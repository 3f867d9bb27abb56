import type { AuditEntryRow } from '#contract/organiser-audit.ts'
import type { AuditSubjectKind } from '#domain/audit/audit-entry.ts'
import { contentKindNames } from '#domain/content/content-kind.ts'
import type { MemberTask } from '#domain/group/reminder.ts'
import { type ViewedList, viewedContent } from '#domain/saved-view/viewed-list.ts'
import { m } from '#messages/compiled/messages.js'
import { exportColumnWords } from '#messages/export-column.ts'
import { gateReasonWords } from '#messages/gate-word.ts'
import { letterStateWords } from '#messages/letter-word.ts'
import { contractorRoleWords, raiseStateWords, reviewStateWords } from '#messages/staff-word.ts'
import { volunteerWords } from '#messages/volunteer-word.ts'
import { watchStateWords } from '#messages/watch-word.ts'
import { callQuestionWords } from '#web/console/call-queue/words.ts'
import { kindWords } from '#web/console/content/words.ts'
import { exportedListWords } from '#web/console/export/words.ts'
import { readListWord } from '#web/console/history/words.ts'
import { watchPurposeWords } from '#web/console/watch-list/words.ts'
import { viewingPurposeWords } from '#web/kit/words/passport-viewing-words.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'

type Words = Readonly<Partial<Record<string, () => string>>>

/** A code in the first of the tables that knows it. */
function inWords(code: string, ...tables: readonly Words[]): string | null {
  return tables.find(words => Object.hasOwn(words, code))?.[code]?.() ?? null
}

/** What the log keeps about these in codes of their own. */
const statesByKind: Partial<Record<AuditSubjectKind, readonly Words[]>> = {
  employee: [reviewStateWords],
  vehicle: [reviewStateWords],
  staffCompany: [contractorRoleWords],
  volunteer: [volunteerWords, reviewStateWords],
  raise: [raiseStateWords],
  watchHit: [watchStateWords],
  letter: [letterStateWords],
}

/** The lists of content, one for each kind. */
const contentListWords = Object.fromEntries(
  contentKindNames.map(kind => [viewedContent(kind), kindWords[kind].plural]),
) as Record<ReturnType<typeof viewedContent>, () => string>

const viewedListWords: Record<ViewedList, () => string> = {
  ...contentListWords,
  applications: m.page_title_organiser_applications,
  audit: m.page_title_organiser_audit,
  badges: m.page_title_organiser_badges,
  calls: m.page_title_organiser_calls,
  cardPayments: m.page_title_organiser_card_payments,
  changes: m.page_title_organiser_changes,
  chats: m.page_title_organiser_chats,
  closings: m.page_title_organiser_closings,
  decisions: m.page_title_organiser_decisions,
  duplicates: m.page_title_organiser_duplicates,
  employees: m.page_title_organiser_employees,
  erasures: m.page_title_organiser_erasures,
  gateDevices: m.page_title_organiser_gate_devices,
  gateScans: m.page_title_organiser_gate_scans,
  groups: m.page_title_organiser_groups,
  invoices: m.page_title_organiser_invoices,
  letters: m.letters_title,
  messages: m.page_title_organiser_messages,
  passes: m.page_title_organiser_passes,
  passports: m.page_title_organiser_passports,
  photographs: m.page_title_organiser_photographs,
  raises: m.page_title_organiser_raises,
  refunds: m.page_title_organiser_refunds,
  staffCompanies: m.page_title_organiser_staff_companies,
  transfers: m.page_title_organiser_transfers,
  vehicles: m.page_title_organiser_vehicles,
  volunteers: m.page_title_organiser_volunteers,
  volunteerReview: m.page_title_organiser_volunteer_review,
  watchEntries: m.page_title_organiser_watch_entries,
  watchHits: m.page_title_organiser_watch_list,
}

/** Codes with marks between them, each in words. */
const several = (codes: string, mark: string, words: Words, between = ', ') =>
  codes
    .split(mark)
    .map(code => inWords(code, words) ?? code)
    .join(between)

/** What a coordinator reminds a member of. */
const taskWords: Record<MemberTask, () => string> = {
  confirm: m.audit_task_confirm,
  form: m.mail_group_task_form,
  passport: m.mail_group_task_passport,
  photo: m.mail_group_task_photograph,
  transfer: m.mail_group_task_transfer,
}

/** One end of a change that is kept in codes of its action. */
const endsByAction: Readonly<Partial<Record<string, (code: string) => string | null>>> = {
  // The end after is the gate's name.
  overrideGate: code =>
    Object.hasOwn(gateReasonWords, code.split(' ')[0] ?? '')
      ? several(code, ' ', gateReasonWords, '; ')
      : null,
  shareView: code => inWords(code, viewedListWords),
  removeView: code => inWords(code, viewedListWords),
  exportList(code) {
    const [, list = '', columns = ''] = /^(\w+) \((.*)\)$/.exec(code) ?? []
    const name = inWords(list, exportedListWords)
    return name && m.audit_export({ list: name, columns: several(columns, ', ', exportColumnWords) })
  },
  askIdentity(code) {
    const [question = '', found] = code.split(' ')
    const asked = inWords(question, callQuestionWords)
    return asked && (found === 'right' ? m.audit_answer_right({ asked }) : m.audit_answer_wrong({ asked }))
  },
  remindMember: code => several(code, ' ', taskWords),
  readList: readListWord,
}

/** One end of a change in words; null where it is no code of its kind or action. */
export function codeInWords({ action, subject }: AuditEntryRow, code: string): string | null {
  const ownEnd = Object.hasOwn(endsByAction, action) ? endsByAction[action] : null
  return ownEnd?.(code) ?? inWords(code, ...(statesByKind[subject.kind] ?? []))
}

const reasonsByAction: Readonly<Partial<Record<string, Words>>> = {
  printPassportList: viewingPurposeWords,
  makeSecurityCheck: viewingPurposeWords,
  handOverSecurityCheck: viewingPurposeWords,
  loadWatchList: watchPurposeWords,
  replaceWatchList: watchPurposeWords,
  waive: participantRoleWords,
  recallWaiver: participantRoleWords,
}

/** A reason that is kept as a code of its action in words; null for anything else. */
export function reasonCodeInWords(action: string, reason: string): string | null {
  const words = Object.hasOwn(reasonsByAction, action) ? reasonsByAction[action] : null
  return words ? inWords(reason, words) : null
}
