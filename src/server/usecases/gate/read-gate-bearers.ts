import type { GateBearer, ReadCode } from '#domain/gate/gate-verdict.ts'
import type { GateZone } from '#domain/gate/gate-zone.ts'
import { splitPassCode } from '#domain/pass/pass-code.ts'
import type { Tx } from '#server/persistence/database.ts'
import {
  findForeignPasses,
  findGatePeople,
  type GatePersonRow,
} from '#server/persistence/gate-pass-queries.ts'
import { findPassageBefore } from '#server/persistence/gate-scan-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** What was scanned: a code, or a pass that was picked by name. */
export type Scanned = { code: string | null; pass: string | null }

/** What the code says, and which pass it names. */
export type ReadScan = { read: ReadCode; pass: string | null }

export type KnownBearer = {
  bearer: GateBearer
  person: GatePersonRow | null
  /** The last passage through this zone. */
  last: Awaited<ReturnType<typeof findPassageBefore>>
}

export function readScanned({ passes }: Needs<'passes'>, { code, pass }: Scanned): ReadScan {
  if (code === null) return pass ? { read: { state: 'named' }, pass } : { read: { state: 'malformed' }, pass }
  if (!splitPassCode(code.trim())) return { read: { state: 'malformed' }, pass: null }
  const payload = passes.verify(code.trim())
  if (!payload) return { read: { state: 'forged' }, pass: null }
  return { read: { state: 'read', payload }, pass: payload.guid }
}

/** Whom the forum knows by these codes, and whether they are inside; at `at` where a scan of the past is looked at, else now. */
export async function readGateBearers(
  tx: Tx,
  scans: readonly ReadScan[],
  { editionGuid, zone, at = null }: { editionGuid: string; zone: GateZone; at?: Date | null },
): Promise<KnownBearer[]> {
  const passes = scans.flatMap(({ pass }) => pass ?? [])
  const people = passes.length > 0 ? await findGatePeople(tx, { editionGuid, passes }) : new Map()
  const unknown = passes.filter(pass => !people.has(pass))
  const foreign = unknown.length > 0 ? await findForeignPasses(tx, { editionGuid, passes: unknown }) : null
  const known: KnownBearer[] = []
  for (const { read, pass } of scans) {
    const person: GatePersonRow | null = people.get(pass ?? '') ?? null
    const last = person ? await findPassageBefore(tx, { pass: person.pass, zone }, at) : undefined
    const inside = last?.direction === 'entry'
    const isForeign = foreign?.has(pass ?? '') ?? false
    known.push({ bearer: { code: read, pass: person, foreign: isForeign, inside }, person, last })
  }
  return known
}
