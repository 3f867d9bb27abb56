import type * as routes from '#contract/organiser-gate.ts'
import type { GateReason } from '#domain/gate/gate-reason.ts'
import { pageOf, timePlaceOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countConflicts,
  countGateScans,
  listConflictsOf,
  listGateScanRows,
} from '#server/persistence/gate-log-queries.ts'
import { countPresence } from '#server/persistence/gate-scan-queries.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'

/** The log of the gates, on the screen and in a file, each scan with what does not fit. */
export async function readGateScans(
  { query: { outcome, sort, cursor, limit, ...narrowed } }: CallOf<typeof routes.listGateScans, 'query'>,
  { database }: Needs<'database'>,
) {
  const edition = await readCurrentEdition(database)
  const filter = { editionGuid: edition.guid, ...narrowed }
  const [rows, counts, conflicts, zones] = await Promise.all([
    listGateScanRows(database, { ...filter, outcome, sort, after: timePlaceOf(cursor), limit }),
    countGateScans(database, filter),
    countConflicts(database, edition.guid),
    countPresence(database, edition.guid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.at.toISOString(), row.guid])
  const guids = items.map(({ guid }) => guid)
  const found = guids.length > 0 ? await listConflictsOf(database, guids) : []
  return {
    items: items.map(({ guid, gate, device, zone, direction, kind, name, company, driver, ...row }) => ({
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
    counts: Object.fromEntries(counts.map(({ outcome: each, count }) => [each, count])),
    conflicts,
    zones,
  }
}

export const listGateScans: UseCase<typeof routes.listGateScans, 'database'> = readGateScans
