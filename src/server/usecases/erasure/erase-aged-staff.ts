import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Database, Tx } from '#server/persistence/database.ts'
import {
  blankEmployees,
  blankVehicles,
  lockAgedEmployees,
  lockAgedVehicles,
} from '#server/persistence/erase-staff-queries.ts'
import { dropFromChecks } from '#server/persistence/security-check-queries.ts'
import { dropFromWatchHits, eraseWatchLists } from '#server/persistence/watch-list-queries.ts'
import { endPasses } from '../pass/end-passes.ts'
import { eraseInPortions } from './erase-in-portions.ts'

const kinds = {
  employee: { lock: lockAgedEmployees, blank: blankEmployees, action: 'eraseEmployee' },
  vehicle: { lock: lockAgedVehicles, blank: blankVehicles, action: 'eraseVehicle' },
} as const

/**
 * Employees of companies and their vehicles, thirty days after the forum, as their consent says. Passes end and the rows in lists of the outside service
 * go; the bare rows with their consent stay, so that the log of the gates still adds up, without names.
 */
export async function eraseAgedStaff(
  database: Database,
  { editionGuids, at }: { editionGuids: readonly string[]; at: Date },
): Promise<void> {
  if (editionGuids.length === 0) return
  // Whom security looked out for is of no use after the forum.
  await database.transaction().execute(tx => eraseWatchLists(tx, editionGuids))
  for (const kind of ['employee', 'vehicle'] as const)
    await eraseInPortions(database, 100, (tx, limit) => erasePortion(tx, kind, { editionGuids, limit, at }))
}

async function erasePortion(
  tx: Tx,
  kind: keyof typeof kinds,
  { at, ...wanted }: { editionGuids: readonly string[]; limit: number; at: Date },
): Promise<number> {
  const { lock, blank, action } = kinds[kind]
  const aged = await lock(tx, wanted)
  for (const { guid, editionGuid } of aged) {
    await endPasses(tx, [{ guid }], { editionGuid, kind, at })
    await dropFromChecks(tx, guid)
    await dropFromWatchHits(tx, guid)
  }
  await blank(
    tx,
    aged.map(({ guid }) => guid),
    at,
  )
  await recordAudits(
    tx,
    aged.map(({ guid: subjectGuid }) => ({
      ...{ at, subjectGuid, action },
      actorGuid: null,
      actorRole: 'clock',
      subjectKind: kind,
    })),
  )
  return aged.length
}
