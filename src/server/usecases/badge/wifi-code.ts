import { randomInt } from 'node:crypto'
import { findWifiCode, insertWifiCode } from '#server/persistence/badge-queries.ts'
import type { Tx } from '#server/persistence/database.ts'

/** With some thousands of a million codes taken, this many collisions in a row do not happen. */
const tries = 40

/** The person's Wi-Fi code of six digits (spec point 9), drawn on the first call; the unique key decides between two equal ones. */
export async function wifiCodeOf(
  tx: Tx,
  owner: { participantGuid: string; editionGuid: string },
): Promise<string> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const kept = await findWifiCode(tx, owner)
    if (kept) return kept
    const wifiCode = String(randomInt(1_000_000)).padStart(6, '0')
    if (await insertWifiCode(tx, { ...owner, wifiCode })) return wifiCode
  }
  throw new RangeError('no Wi-Fi code is left')
}
