import type * as routes from '#contract/organiser-pass.ts'
import type { PassRow } from '#contract/organiser-pass.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { isPassSortOpen } from '#domain/pass/pass-sort.ts'
import { spacedPlate } from '#domain/vehicle/plate.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countPasses,
  countPassKinds,
  listPassRows,
  pageOfPasses,
} from '#server/persistence/pass-list-queries.ts'
import { findPasses } from '#server/persistence/pass-search-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** Every pass of the edition. */
export const listPasses: UseCase<typeof routes.listPasses, 'database'> = async (
  { actor, query },
  { database },
) => {
  const { q, kind, state, sort, cursor, limit } = query
  const seesScans = mayOrganise(actor.roles, 'manage-gates')
  if (!isPassSortOpen(sort, seesScans)) refuse('forbidden')
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const found = await findPasses(database, { editionGuid, typed: q })
  const filter = { editionGuid, found, kind, ...instantsOf(query, timeZone) }
  const readPage = async () => {
    const page = { after: decodeCursor(cursor, 2), limit: limit + 1 }
    const placed = await pageOfPasses(database, { ...filter, state, sort, ...page })
    // A pass that is gone before it is described must not end the list.
    const { items, nextCursor } = pageOf(placed, limit, ({ sortKey, guid }) => [sortKey, guid])
    const guids = items.map(({ guid }) => guid)
    return { rows: await listPassRows(database, guids), nextCursor }
  }
  const [{ rows, nextCursor }, counts] = await Promise.all([readPage(), countPasses(database, filter)])
  return {
    items: rows.map(row => presentPass(row, seesScans)),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ state: stands, count }) => [stands, count])),
  }
}

/** How many passes of each kind of bearer the other filters leave. */
export const countPassFilters: UseCase<typeof routes.countPassFilters, 'database'> = async (
  { query },
  { database },
) => {
  const { q, state } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const found = await findPasses(database, { editionGuid, typed: q })
  const filter = { editionGuid, found, state, ...instantsOf(query, timeZone) }
  return { counts: { kind: await countPassKinds(database, filter) } }
}

function presentPass(row: Awaited<ReturnType<typeof listPassRows>>[number], withScan: boolean): PassRow {
  const { guid, kind, counter, state, company, role, onSiteRole, brand, plate, plateCountry } = row
  const { scanAt, scanGate, scanDirection, scanOutcome } = row
  const scan =
    scanAt && scanGate && scanDirection && scanOutcome
      ? { at: scanAt.toISOString(), gate: scanGate, direction: scanDirection, outcome: scanOutcome }
      : null
  const latinName = [row.latinFirstName, row.latinLastName].filter(Boolean).join(' ')
  const vehicle = plate && `${brand} · ${plateCountry === 'RU' ? spacedPlate(plate) : plate}`
  return {
    ...{ guid, kind, counter, state, company, role, onSiteRole },
    name:
      vehicle || [row.lastName, row.firstName, row.middleName].filter(Boolean).join(' ') || latinName || '—',
    latinName: vehicle || latinName,
    since: (row.withheldAt ?? row.revokedAt ?? row.issuedAt).toISOString(),
    withheld: row.withheldReason === null ? null : { reason: row.withheldReason, by: row.withheldBy },
    printedAt: row.printedAt?.toISOString() ?? null,
    handedOverAt: row.handedOverAt?.toISOString() ?? null,
    lastScan: withScan ? scan : null,
  }
}
