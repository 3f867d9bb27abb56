import type * as routes from '#contract/organiser-audit.ts'
import { auditAccessFor, maySeeReason } from '#domain/audit/audit-access.ts'
import { auditWordOrder } from '#domain/audit/audit-sort.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { countsOfRows } from '#domain/search/list-counts.ts'
import { countAuditEntries, listAuditEntries } from '#server/persistence/audit-list-queries.ts'
import {
  type AuditSubject,
  readAuditSubjects,
  readOrganiserNames,
  subjectKey,
} from '#server/persistence/audit-subject-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { knownName, namesFor } from '../participant/present-participant.ts'
import { listAuditByWord } from './list-audit-by-word.ts'

/** Entries are numbered in their order: a number would tell how many are hidden from the reader between two that are shown. */
export function shownAuditId({ sealer }: Needs<'sealer'>, id: bigint): string {
  return sealer.hash('audit-entry', String(id)).subarray(0, 16).toString('base64url')
}

const placeContext = 'audit-place'

function sealPlace({ sealer }: Needs<'sealer'>, id: bigint): string {
  const { sealed, keyId } = sealer.seal(String(id), placeContext)
  return `${keyId}:${sealed.toString('base64url')}`
}

/** Null, which starts the list anew, for what was never sealed here. */
function openPlace({ sealer }: Needs<'sealer'>, cursor: string | undefined): bigint | null {
  const place = decodeCursor(cursor, 2)?.[0] ?? ''
  const colon = place.lastIndexOf(':')
  if (colon < 0) return null
  const sealed = Buffer.from(place.slice(colon + 1), 'base64url')
  try {
    return BigInt(String(sealer.open(sealed, place.slice(0, colon), placeContext)))
  } catch {
    return null
  }
}

/** The log, for the screen and for a file: to each reader the kinds of entries that they may read elsewhere. */
export async function readAudit(
  { query, actor, facts: { locale } }: CallOf<typeof routes.listAudit, 'query' | 'actor' | 'facts'>,
  needs: Needs<'database' | 'sealer'>,
) {
  const { database } = needs
  const { timeZone } = await readCurrentEdition(database)
  const { action, role, kind, organiser, sort, limit } = query
  const filter = {
    open: auditAccessFor(actor.roles),
    ...{ action, role, kind, organiser, ...instantsOf(query, timeZone) },
  }
  const place = { after: openPlace(needs, query.cursor), limit: limit + 1 }
  const rows =
    sort === 'newest' || sort === 'oldest'
      ? await listAuditEntries(database, filter, { ...place, sort })
      : await listAuditByWord(database, filter, { ...place, order: auditWordOrder(sort), locale })
  const isFirst = query.cursor === undefined
  // A page that holds them all has counted them.
  const whole = rows.length > limit ? null : { count: rows.length, more: false }
  const counted = isFirst ? (whole ?? (await countAuditEntries(database, filter))) : null
  const { items, nextCursor } = pageOf(rows, limit, row => [sealPlace(needs, row.id), row.subjectGuid])
  const [subjects, organisers] = await Promise.all([
    readAuditSubjects(database, items),
    readOrganiserNames(database),
  ])
  const organiserNames = new Map(organisers.map(({ guid, name }) => [guid, name]))
  return {
    nextCursor,
    ...countsOfRows(counted ? [{ value: 'all', count: counted.count }] : [], {
      names: ['all'],
      inPart: counted?.more ?? true,
    }),
    items: items.map(row => {
      const subject = subjects.get(subjectKey(row.subjectKind, row.subjectGuid))
      return {
        id: shownAuditId(needs, row.id),
        at: row.at.toISOString(),
        actorName: organiserNames.get(row.actorGuid ?? '') ?? null,
        actorRole: row.actorRole,
        action: row.action,
        subject: {
          kind: row.subjectKind,
          guid: row.subjectGuid,
          ...(subject ? namesOf(subject, locale) : nameless),
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

export const listAudit: UseCase<typeof routes.listAudit, 'database' | 'sealer'> = readAudit

const nameless = { name: null, fullName: null, latinName: null }

function namesOf({ person, invoice, name }: AuditSubject, locale: 'ru' | 'en') {
  if (person) return knownName(person) ? namesFor(locale, person) : nameless
  const only = invoice ? invoiceNumber(invoice) : (name ?? null)
  return { name: only, fullName: only, latinName: null }
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An end of a change, or a reason, as people read it: an organiser by name; other numbers of records and whole settings tell nobody anything. */
function shownEnd(value: string | null, organiserNames: ReadonlyMap<string, string>): string | null {
  if (value === null || value.startsWith('{')) return null
  return guid.test(value) ? (organiserNames.get(value) ?? null) : value
}
