import { createHash } from 'node:crypto'
import type * as routes from '#contract/gate.ts'
import type { GateVerdict } from '#contract/gate.ts'
import { isClockOff } from '#domain/gate/gate-conflict.ts'
import { type GateReason, type GateWarning, mayOverride } from '#domain/gate/gate-reason.ts'
import { judgeScan } from '#domain/gate/gate-verdict.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { GateDeviceRow } from '#server/persistence/gate-device-queries.ts'
import {
  findGateScan,
  type GateScanRecord,
  insertGateScan,
  lockScanned,
  recordGateConflict,
  settlePresence,
} from '#server/persistence/gate-scan-queries.ts'
import { announce } from '#server/persistence/live-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { enrolledGateDevice, type FromGateDevice } from './enrolled-gate-device.ts'
import { gateForumOf, insideZone } from './gate-forum.ts'
import { presentGatePerson } from './present-gate-person.ts'
import { type KnownBearer, readGateBearers, readScanned } from './read-gate-bearers.ts'

type Body = CallOf<typeof routes.scanAtGate, 'body'>['body']
type Scene = { edition: EditionRow; device: GateDeviceRow; guard: string; now: Date; clockOff: number }

/**
 * Judges whoever stands at the gate by what is known at this moment, and writes it down. Scans of one pass wait for each other, at whichever gates they
 * are made, so that of twenty at once one is let in.
 */
export const scanAtGate: UseCase<
  typeof routes.scanAtGate,
  'clock' | 'database' | 'passes' | 'sealer',
  FromGateDevice
> = async ({ actor, body, device: given }, needs) => {
  const { clock, database } = needs
  const edition = await readCurrentEdition(database)
  const device = await enrolledGateDevice({ device: given }, edition.guid, needs)
  const clockOff = clock.wall().getTime() - Date.parse(body.deviceAt)
  const scene = { edition, device, guard: actor.accountGuid, now: clock.now(), clockOff }
  const verdict = await database.transaction().execute(tx => scan(needs, tx, { body, scene }))
  // The conflict that the replay is has been written down by now.
  return verdict ?? refuse('scan_replayed')
}

/** What a scan was, by which a replay of its id with other content is told apart. */
export function contentOfScan(scan: Pick<Body, 'code' | 'pass' | 'driver' | 'direction'>): Buffer {
  const { code, pass, driver, direction } = scan
  const content = [code, pass, driver ? [driver.code, driver.pass] : null, direction]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}

/** What was scanned, and the keys under which others who scan the same wait. */
export function scannedOf(needs: Needs<'passes'>, { code, pass, driver }: Body) {
  const own = readScanned(needs, { code, pass })
  const wheel = driver && readScanned(needs, driver)
  return { scans: wheel ? [own, wheel] : [own], passes: [own.pass, wheel?.pass].flatMap(guid => guid ?? []) }
}

async function scan(
  needs: Needs<'clock' | 'passes'>,
  tx: Tx,
  { body, scene }: { body: Body; scene: Scene },
): Promise<GateVerdict | null> {
  const { edition, device, now, clockOff } = scene
  const { scans, passes } = scannedOf(needs, body)
  await lockScanned(tx, [body.scanId, ...passes])
  const content = contentOfScan(body)
  const before = await findGateScan(tx, body.scanId)
  const place = { editionGuid: edition.guid, zone: device.zone }
  const [bearer, driver = null] = await readGateBearers(tx, scans, place)
  if (!bearer) throw new TypeError('a scan has nobody')
  const known = { bearer, driver, clockOff, inside: await insideZone(tx, edition.guid, device.zone) }
  if (before) {
    if (before.contentHash.equals(content) && before.deviceGuid === device.guid)
      return presentVerdict(before, known)
    await recordGateConflict(tx, {
      editionGuid: before.editionGuid,
      scanGuid: before.guid,
      kind: 'replayed',
      foundAt: now,
    })
    return null
  }
  const verdict = judgeScan({
    ...bearer.bearer,
    driver: driver?.bearer ?? null,
    forum: await gateForumOf(tx, edition),
    zone: device.zone,
    direction: body.direction,
    now: now.getTime(),
    list: 'live',
  })
  const warnings: GateWarning[] = [
    ...verdict.warnings,
    ...(isClockOff(clockOff) ? (['clockWrong'] as const) : []),
  ]
  const record = {
    guid: body.scanId,
    admitted: verdict.admitted,
    reasons: verdict.reasons,
    warnings,
    receivedAt: now,
    overriddenAt: null,
  }
  // Nobody has passed or been refused yet: the driver's code comes next.
  if (isAskingForDriver(verdict.reasons)) return presentVerdict(record, known)
  await insertGateScan(tx, {
    ...record,
    ...placeOf(scene),
    direction: body.direction,
    passGuid: bearer.person?.pass ?? null,
    counter: counterOf(bearer),
    driverPassGuid: driver?.person?.pass ?? null,
    byName: body.code === null,
    at: now,
    deviceAt: new Date(body.deviceAt),
    isOffline: false,
    contentHash: content,
  })
  if (verdict.admitted) await settleAll(tx, [bearer, driver], place)
  if (!verdict.admitted) return presentVerdict(record, known)
  const inside = await insideZone(tx, edition.guid, device.zone)
  await announce(tx, { event: 'gate', account: null, data: inside })
  return presentVerdict(record, { ...known, inside })
}

export function placeOf({ edition, device, guard }: Pick<Scene, 'edition' | 'device' | 'guard'>) {
  return {
    editionGuid: edition.guid,
    deviceGuid: device.guid,
    byAccount: guard,
    zone: device.zone,
  }
}

export const counterOf = ({ bearer: { code } }: KnownBearer) =>
  code.state === 'read' ? code.payload.counter : null

/** Counts whoever has passed, the driver of a vehicle too. */
export async function settleAll(
  tx: Tx,
  bearers: readonly (KnownBearer | null)[],
  place: { editionGuid: string; zone: GateDeviceRow['zone'] },
): Promise<void> {
  for (const known of bearers)
    if (known?.person) await settlePresence(tx, { pass: known.person.pass, ...place })
}

function isAskingForDriver(reasons: readonly GateReason[]): boolean {
  return reasons.length === 1 && reasons[0] === 'vehicleNeedsDriver'
}

type Judged = Pick<GateScanRecord, 'guid' | 'admitted' | 'overriddenAt'> & {
  reasons: string[]
  warnings: string[]
}

function presentVerdict(
  { guid, admitted, reasons: stored, warnings, overriddenAt }: Judged,
  known: {
    bearer: KnownBearer
    driver: KnownBearer | null
    clockOff: number
    inside: GateVerdict['inside']
  },
): GateVerdict {
  const { bearer, driver, clockOff, inside } = known
  const reasons = stored as GateReason[]
  const entered = reasons.includes('alreadyInside') && bearer.last?.direction === 'entry'
  return {
    scanId: guid,
    admitted: admitted || overriddenAt !== null,
    reasons,
    warnings: warnings as GateWarning[],
    hold: bearer.person?.hold ?? null,
    person: bearer.person && presentGatePerson(bearer.person),
    driver: driver?.person ? presentGatePerson(driver.person) : null,
    cameIn: entered && bearer.last ? { gate: bearer.last.gate, at: bearer.last.at.toISOString() } : null,
    mayOverride: !admitted && overriddenAt === null && bearer.person !== null && mayOverride(reasons),
    clockOffSeconds: Math.round(clockOff / 1000),
    inside,
  }
}
