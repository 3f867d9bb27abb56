import { contentStates } from '#contract/content.ts'
import type { AuditEntryRow } from '#contract/organiser-audit.ts'
import type { AuditSort } from '#domain/audit/audit-sort.ts'
import { auditSum } from '#domain/audit/audit-sum.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { auditActionWord, auditKindWords, auditRoleWord } from '#messages/audit-word.ts'
import { m } from '#messages/compiled/messages.js'
import { kindWords, stateWords } from '#web/console/content/words.ts'
import { reasonWord, statusWord } from '#web/console/history/words.ts'
import { teamStatus } from '#web/console/organiser-team/words.ts'
import { timeOrderWords } from '#web/console/queue/words.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { codeInWords, reasonCodeInWords } from './parts/code-words.ts'

export const auditSortWords: Record<AuditSort, () => string> = {
  ...timeOrderWords,
  role: m.audit_sort_role_up,
  roleDown: m.audit_sort_role_down,
  action: m.audit_sort_action_up,
  actionDown: m.audit_sort_action_down,
  kind: m.audit_sort_kind_up,
  kindDown: m.audit_sort_kind_down,
}

/** Whoever acted: an organiser by name, everybody else by the role. */
export function actorOf({ actorName, actorRole }: AuditEntryRow, locale: 'ru' | 'en'): string {
  return actorName ? colleagueName(locale, actorName) : auditRoleWord(actorRole)
}

/** The role in which an organiser acted; null where it is all that is known of the actor. */
export function roleOf({ actorName, actorRole }: AuditEntryRow): string | null {
  return actorName ? auditRoleWord(actorRole) : null
}

export function doneOf({ action, subject }: AuditEntryRow): string {
  return auditActionWord(action, { kind: subject.kind })
}

/** What it is about: the name where there is one, otherwise the kind. */
export function subjectOf({ subject }: AuditEntryRow, locale: 'ru' | 'en'): string {
  const { kind, name, contentKind } = subject
  if (kind === 'organiser' && name) return colleagueName(locale, name)
  if (kind === 'invoice' && name) return `${auditKindWords.invoice()} ${name}`
  if (name) return name
  return contentKind ? kindWords[contentKind].plural() : auditKindWords[kind]()
}

type Reader = {
  locale: 'ru' | 'en'
  moments: { day: (isoDate: string) => string; moment: (instant: string) => string }
}

/** One end of a change in words. */
function endOf(
  row: AuditEntryRow,
  { code, other }: { code: string; other: string | null },
  { moments, locale }: Reader,
): string {
  const { action, subject } = row
  const sum = auditSum(action, code)
  if (sum !== null) return formatMoney(sum, locale)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(code)) return moments.moment(code)
  if (subject.kind === 'organiser') return teamStatus(code, moments.day)
  const own = codeInWords(row, code)
  if (own !== null) return own
  const content = subject.kind === 'content' && contentStates.find(state => state === code)
  return content ? stateWords[content]() : statusWord(code, other)
}

/** What was before and what is now, where it changed; either may be missing. */
export function changeOf(row: AuditEntryRow, reader: Reader): { from: string | null; to: string | null } {
  const { from, to } = row
  if (from === to) return { from: null, to: null }
  return {
    from: from === null ? null : endOf(row, { code: from, other: to }, reader),
    to: to === null ? null : endOf(row, { code: to, other: from }, reader),
  }
}

/** Why, in words; what the log keeps of a piece of content begins with its kind, which is said already. */
export function whyOf({ action, reason, subject }: AuditEntryRow, locale: 'ru' | 'en'): string | null {
  if (reason === null) return null
  if (subject.kind === 'content') return reason.replace(/^\w+: /, '')
  // Of the legal details it says what the action and the subject say already.
  if (reason === 'legal details') return null
  const words = reasonCodeInWords(action, reason) ?? (reasonWord(action, reason) || null)
  if (words === null) return null
  return action === 'givePlace' || action === 'takePlace' ? typedName(words, locale) : words
}
