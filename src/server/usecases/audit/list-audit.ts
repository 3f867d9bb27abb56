import type * as routes from '#contract/organiser-audit.ts'
import type { AuditEntryRow } from '#contract/organiser-audit.ts'
import { auditAccessFor, maySeeReason } from '#domain/audit/audit-access.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { listAuditEntries } from '#server/persistence/audit-list-queries.ts'
import {
  type AuditSubject,
  readAuditSubjects,
  readOrganiserNames,
  subjectKey,
} from '#server/persistence/audit-subject-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { knownName, nameFor } from '../participant/present-participant.ts'

/** The log as a list; everybody sees the kinds of entries that they may read elsewhere. */
export const listAudit: UseCase<typeof routes.listAudit, 'database'> = async (
  { query, actor, facts: { locale } },
  { database },
) => {
  const { timeZone } = await readCurrentEdition(database)
  const { action, role, kind, organiser, sort, limit } = query
  const [id] = decodeCursor(query.cursor, 2) ?? []
  const rows = await listAuditEntries(
    database,
    { open: auditAccessFor(actor.roles), action, role, kind, organiser, ...instantsOf(query, timeZone) },
    { sort, after: /^\d{1,18}$/.test(id ?? '') ? BigInt(id ?? 0) : null, limit: limit + 1 },
  )
  const { items, nextCursor } = pageOf(rows, limit, row => [String(row.id), row.subjectGuid])
  const [subjects, organisers] = await Promise.all([
    readAuditSubjects(database, items),
    readOrganiserNames(database),
  ])
  const organiserNames = new Map(organisers.map(({ guid, name }) => [guid, name]))
  return {
    nextCursor,
    items: items.map(row => {
      const subject = subjects.get(subjectKey(row.subjectKind, row.subjectGuid))
      return {
        id: String(row.id),
        at: row.at.toISOString(),
        actorName: organiserNames.get(row.actorGuid ?? '') ?? null,
        actorRole: row.actorRole,
        action: row.action,
        subject: {
          kind: row.subjectKind,
          guid: row.subjectGuid,
          name: subject ? nameOf(subject, locale) : null,
          applicationGuid: subject?.applicationGuid ?? null,
          contentKind: subject?.contentKind ?? null,
        },
        from: shownEnd(row.fromValue, organiserNames),
        to: shownEnd(row.toValue, organiserNames),
        reason: maySeeReason(actor.roles, row.actorRole) ? shownEnd(row.reason, organiserNames) : null,
      }
    }),
  }
}

function nameOf(
  { person, invoice, name }: AuditSubject,
  locale: 'ru' | 'en',
): AuditEntryRow['subject']['name'] {
  if (invoice) return invoiceNumber(invoice)
  if (person) return knownName(person) && nameFor(locale, person)
  return name ?? null
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An end of a change, or a reason, as people read it: an organiser by name; other numbers of records and whole settings tell nobody anything. */
function shownEnd(value: string | null, organiserNames: ReadonlyMap<string, string>): string | null {
  if (value === null || value.startsWith('{')) return null
  return guid.test(value) ? (organiserNames.get(value) ?? null) : value
}
