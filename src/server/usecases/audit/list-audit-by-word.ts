import { maySeeDeed } from '#domain/audit/audit-access.ts'
import { type AuditDeed, type AuditWord, auditParts } from '#domain/audit/audit-part.ts'
import type { AuditWordOrder } from '#domain/audit/audit-sort.ts'
import { auditKindWords, knownActionWord, knownRoleWord } from '#messages/audit-word.ts'
import type { AuditFilter, AuditListRow } from '#server/persistence/audit-list-queries.ts'
import { findAuditDeed, listAuditDeeds, listAuditParts } from '#server/persistence/audit-part-queries.ts'
import type { Reader } from '#server/persistence/database.ts'

type Locale = 'ru' | 'en'

type Place = {
  order: AuditWordOrder
  after: bigint | null
  limit: number
  locale: Locale
}

/** One page of the log in the order of a column's words, which differs from language to language. */
export async function listAuditByWord(
  reader: Reader,
  filter: AuditFilter,
  { order, after, limit, locale }: Place,
): Promise<AuditListRow[]> {
  const [all, last] = await Promise.all([
    listAuditDeeds(reader),
    after === null ? null : findAuditDeed(reader, after),
  ])
  const deeds = all.filter(deed => isAsked(filter, deed))
  const upwards = auditParts(deeds, deed => wordsOf[order.by](deed, locale), locale)
  const parts = order.isDown ? upwards.toReversed() : upwards
  const ended = last ? parts.findIndex(part => part.some(deed => isSame(deed, last))) : -1
  return listAuditParts(reader, filter, {
    parts,
    way: order.isDown ? 'asc' : 'desc',
    after: after === null || ended < 0 ? null : { part: ended, id: after },
    limit,
  })
}

const wordsOf: Record<AuditWordOrder['by'], (deed: AuditDeed, locale: Locale) => AuditWord> = {
  role: ({ role }, locale) => wordOr(knownRoleWord(role, locale), role),
  action: ({ action, kind }, locale) => wordOr(knownActionWord(action, { kind, locale }), action),
  kind: ({ kind }, locale) => ({ word: auditKindWords[kind]({}, { locale }), isKnown: true }),
}

const wordOr = (known: string | null, code: string): AuditWord => ({
  word: known ?? code,
  isKnown: known !== null,
})

const isAsked = ({ open, action, role, kind }: AuditFilter, deed: AuditDeed) =>
  maySeeDeed(open, deed) &&
  (action === undefined || deed.action === action) &&
  (role === undefined || deed.role === role) &&
  (kind === undefined || deed.kind === kind)

const isSame = (one: AuditDeed, other: AuditDeed) =>
  one.action === other.action && one.role === other.role && one.kind === other.kind
