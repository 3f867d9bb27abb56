import { type Insertable, sql } from 'kysely'
import type { GateConflictKind } from '#domain/gate/gate-conflict.ts'
import { type GateZone, gateZones } from '#domain/gate/gate-zone.ts'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

export type GateScanRecord = NonNullable<Awaited<ReturnType<typeof findGateScan>>>

/**
 * Makes scans of the same pass, and the same scan sent twice, wait for each other until the transaction ends. Locks of their own rather than of the
 * passes' rows: whoever voids a pass must never wait for a gate.
 */
export async function lockScanned(tx: Tx, guids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('gate_scan'), key)
    from (select distinct hashtext(guid) as key from unnest(${[...guids]}::text[]) as guid order by 1) as keys`.execute(
    tx,
  )
}

export function findGateScan(reader: Reader, guid: string) {
  return reader.selectFrom('gateScan').selectAll().where('guid', '=', guid).executeTakeFirst()
}

export async function insertGateScan(tx: Tx, scan: Insertable<DB['gateScan']>): Promise<void> {
  await tx.insertInto('gateScan').values(scan).execute()
}

type Passage = { pass: string; zone: GateZone }

/** The passages of a pass in a zone, of its own and at the wheel. */
function passages(reader: Reader, { pass, zone }: Passage) {
  return reader
    .selectFrom('gateScan')
    .innerJoin('gateDevice', 'gateDevice.guid', 'gateScan.deviceGuid')
    .select(['gateScan.guid', 'gateScan.direction', 'gateScan.at', 'gateDevice.gate'])
    .where(({ or, eb }) => or([eb('passGuid', '=', pass), eb('driverPassGuid', '=', pass)]))
    .where('gateScan.zone', '=', zone)
    .where(({ or, eb }) => or([eb('admitted', '=', true), eb('overriddenAt', 'is not', null)]))
}

/** The last passage before this moment, or the last of all. */
export function findPassageBefore(reader: Reader, passage: Passage, at: Date | null = null) {
  return passages(reader, passage)
    .$if(at !== null, query => query.where('gateScan.at', '<=', at ?? new Date(0)))
    .orderBy('gateScan.at', 'desc')
    .orderBy('gateScan.number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findPassageAfter(reader: Reader, passage: Passage, at: Date) {
  return passages(reader, passage)
    .where('gateScan.at', '>', at)
    .orderBy('gateScan.at')
    .orderBy('gateScan.number')
    .limit(1)
    .executeTakeFirst()
}

/** Brings the count in line with the last passage of a pass in the log. */
export async function settlePresence(
  tx: Tx,
  { editionGuid, ...passage }: Passage & { editionGuid: string },
): Promise<void> {
  const last = await findPassageBefore(tx, passage)
  if (last?.direction === 'entry') {
    const { pass: passGuid, zone } = passage
    await tx
      .insertInto('gatePresence')
      .values({ passGuid, zone, editionGuid, scanGuid: last.guid })
      .onConflict(conflict => conflict.columns(['passGuid', 'zone']).doUpdateSet({ scanGuid: last.guid }))
      .execute()
  } else
    await tx
      .deleteFrom('gatePresence')
      .where('passGuid', '=', passage.pass)
      .where('zone', '=', passage.zone)
      .execute()
}

/** How many people and vehicles are inside each zone. All are counted in the index; only vehicles, which are few, are asked what they are. */
export async function countPresence(reader: Reader, editionGuid: string) {
  const { rows } = await sql<{ zone: GateZone; inside: number; vehicles: number }>`
    select zone, count(*)::integer as inside, (
      select count(*)::integer from pass join gate_presence as parked on parked.pass_guid = pass.guid
      where pass.edition_guid = ${editionGuid} and pass.kind = 'vehicle' and parked.zone = gate_presence.zone
    ) as vehicles
    from gate_presence where edition_guid = ${editionGuid} group by zone`.execute(reader)
  return gateZones.map(zone => {
    const { inside, vehicles } = rows.find(row => row.zone === zone) ?? { inside: 0, vehicles: 0 }
    return { zone, people: inside - vehicles, vehicles }
  })
}

/** Writes a conflict down; one of a kind for each scan. */
export async function recordGateConflict(
  tx: Tx,
  conflict: {
    editionGuid: string
    scanGuid: string
    kind: GateConflictKind
    otherScanGuid?: string | null
    secondsOff?: number | null
    foundAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('gateConflict')
    .values(conflict)
    .onConflict(row => row.columns(['scanGuid', 'kind']).doNothing())
    .execute()
}

/** A scan of this edition, locked until the transaction ends. */
export function lockGateScan(tx: Tx, { guid, editionGuid }: { guid: string; editionGuid: string }) {
  return tx
    .selectFrom('gateScan')
    .selectAll()
    .where('guid', '=', guid)
    .where('editionGuid', '=', editionGuid)
    .forUpdate()
    .executeTakeFirst()
}

export async function overrideScan(
  tx: Tx,
  guid: string,
  override: { overriddenAt: Date; overriddenBy: string; overrideReason: string },
): Promise<void> {
  await tx.updateTable('gateScan').set(override).where('guid', '=', guid).execute()
}

export async function insertSupervisorCode(
  tx: Tx,
  code: { accountGuid: string; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  // Of one's own codes the newest alone counts.
  await tx
    .deleteFrom('gateSupervisorCode')
    .where('accountGuid', '=', code.accountGuid)
    .where('usedAt', 'is', null)
    .execute()
  await tx.insertInto('gateSupervisorCode').values(code).execute()
}

/** Uses a supervisor's code up; whose it was, or null where it is not good. */
export async function takeSupervisorCode(
  tx: Tx,
  { codeHash, at }: { codeHash: Buffer; at: Date },
): Promise<string | null> {
  const taken = await tx
    .updateTable('gateSupervisorCode')
    .set({ usedAt: at })
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning('accountGuid')
    .executeTakeFirst()
  return taken?.accountGuid ?? null
}
