import type { GateForum } from '#domain/gate/gate-verdict.ts'
import type { GateZone } from '#domain/gate/gate-zone.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { countPresence } from '#server/persistence/gate-scan-queries.ts'
import { readSiteWindows } from '#server/persistence/staff-company-queries.ts'

/** The days and windows of an edition as the gate's rule asks for them. */
export async function gateForumOf(reader: Reader, edition: EditionRow): Promise<GateForum> {
  const { startsOn, endsOn, timeZone } = edition
  return { startsOn, endsOn, timeZone, windows: await readSiteWindows(reader, edition.guid) }
}

/** How many are inside this zone. */
export async function insideZone(reader: Reader, editionGuid: string, zone: GateZone) {
  const zones = await countPresence(reader, editionGuid)
  return zones.find(count => count.zone === zone) ?? { zone, people: 0, vehicles: 0 }
}
