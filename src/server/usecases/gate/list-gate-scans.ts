import type * as routes from '#contract/organiser-gate.ts'
import { countedScanFilters } from '#contract/organiser-gate.ts'
import { type DayRange, instantsOf } from '#domain/edition/day-range.ts'
import type { GateReason } from '#domain/gate/gate-reason.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  type GateLogFilter,
  listConflictsOf,
  listGateScanRows,
} from '#server/persistence/gate-log-queries.ts'
import { countGateScanValues } from '#server/persistence/gate-scan-count-queries.ts'
import { pageOfScans } from '#server/persistence/gate-scan-order-queries.ts'
import { countPresence } from '#server/persistence/gate-scan-queries.ts'
import { findScans } from '#server/persistence/gate-scan-search-queries.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'

type Asked = DayRange & { q?: string | undefined } & Pick<
    GateLogFilter,
    'outcome' | 'conflict' | 'direction' | 'zone' | 'device'
  >

async function scanFilterOf(reader: Reader, asked: Asked): Promise<GateLogFilter> {
  const { guid: editionGuid, timeZone } = await readCurrentEdition(reader)
  const { q, outcome, conflict, direction, zone, device } = asked
  return {
    ...{ editionGuid, outcome, conflict, direction, zone, device },
    found: await findScans(reader, { editionGuid, q }),
    ...instantsOf(asked, timeZone),
  }
}

/** The log of the gates, on the screen and in a file, each scan with what does not fit. */
export async function readGateScans(
  { query }: CallOf<typeof routes.listGateScans, 'query'>,
  { database }: Needs<'database'>,
) {
  const { sort, cursor, limit } = query
  const filter = await scanFilterOf(database, query)
  const [placed, { outcome: counts }, zones] = await Promise.all([
    pageOfScans(database, filter, { sort, after: decodeCursor(cursor, 2), limit: limit + 1 }),
    countGateScanValues(database, ['outcome'], filter),
    countPresence(database, filter.editionGuid),
  ])
  const { items: shown, nextCursor } = pageOf(placed, limit, ({ sortKey, guid }) => [sortKey, guid])
  const guids = shown.map(({ guid }) => guid)
  const [rows, found] = await Promise.all([
    listGateScanRows(database, guids),
    listConflictsOf(database, guids),
  ])
  return {
    items: rows.map(({ guid, gate, device, zone, direction, kind, name, company, driver, ...row }) => ({
      ...{ guid, gate, device, zone, direction, kind, name, company, driver },
      ...{ latinName: row.latinName, latinDriver: row.latinDriver },
      ...{ isOffline: row.isOffline, byName: row.byName, outcome: row.outcome },
      at: row.at.toISOString(),
      deviceAt: row.deviceAt.toISOString(),
      receivedAt: row.receivedAt.toISOString(),
      reasons: row.reasons as GateReason[],
      by: row.guard ?? '',
      override: row.overrideReason ? { by: row.supervisor ?? '', reason: row.overrideReason } : null,
      conflicts: found
        .filter(({ scanGuid }) => scanGuid === guid)
        .map(({ kind: what, otherGate, secondsOff }) => ({ kind: what, otherGate, secondsOff })),
    })),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ value, count }) => [value, count])),
    countedInPart: counts.filter(({ more }) => more).map(({ value }) => value),
    zones,
  }
}

/** How many scans each value of a filter would find; asked for when the filters are opened. */
export const countGateScanFilters: UseCase<typeof routes.countGateScanFilters, 'database'> = async (
  { query },
  { database },
) => {
  const filter = await scanFilterOf(database, query)
  return { counts: await countGateScanValues(database, countedScanFilters, filter) }
}

export const listGateScans: UseCase<typeof routes.listGateScans, 'database'> = readGateScans
