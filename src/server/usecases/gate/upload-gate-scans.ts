import type * as routes from '#contract/gate.ts'
import { conflictsOf, scanMoment } from '#domain/gate/gate-conflict.ts'
import { judgeScan } from '#domain/gate/gate-verdict.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { GateDeviceRow } from '#server/persistence/gate-device-queries.ts'
import { findVoidedAt } from '#server/persistence/gate-list-queries.ts'
import type { GatePersonRow } from '#server/persistence/gate-pass-queries.ts'
import {
  findGateScan,
  findPassageAfter,
  insertGateScan,
  lockScanned,
  recordGateConflict,
} from '#server/persistence/gate-scan-queries.ts'
import { announce } from '#server/persistence/live-queries.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { enrolledGateDevice, type FromGateDevice } from './enrolled-gate-device.ts'
import { gateForumOf, insideZone } from './gate-forum.ts'
import { type KnownBearer, readGateBearers } from './read-gate-bearers.ts'
import { contentOfScan, counterOf, placeOf, scannedOf, settleAll } from './scan-at-gate.ts'

type Uploaded = CallOf<typeof routes.uploadGateScans, 'body'>['body']['scans'][number]

type Scene = {
  edition: EditionRow
  device: GateDeviceRow
  guard: string
  now: Date
  /** What is added to a time of the device's clock to have the edition's. */
  correction: number
  /** By how much the device's clock is off. */
  clockOff: number
}

/**
 * Takes over what a device has decided without a network. Each scan is a transaction of its own, so that a broken upload leaves whole scans behind and is
 * simply sent again. Nothing is undone: the server says what it would have decided at that moment, and what does not fit together is listed.
 */
export const uploadGateScans: UseCase<
  typeof routes.uploadGateScans,
  'clock' | 'database' | 'passes' | 'sealer',
  FromGateDevice
> = async ({ actor, body: { sentAt, scans }, device: given }, needs) => {
  const { clock, database } = needs
  const edition = await readCurrentEdition(database)
  const device = await enrolledGateDevice({ device: given }, edition.guid, needs)
  const [now, wall] = [clock.now(), clock.wall()]
  const clockOff = wall.getTime() - Date.parse(sentAt)
  const correction = clockOff + (now.getTime() - wall.getTime())
  const scene = { edition, device, guard: actor.accountGuid, now, correction, clockOff }
  const results: { scanId: string; state: 'stored' | 'known' | 'replayed' }[] = []
  const inOrder = scans.toSorted((one, other) => one.deviceAt.localeCompare(other.deviceAt))
  for (const scan of inOrder) {
    const state = await database.transaction().execute(tx => store(needs, tx, { scan, scene }))
    results.push({ scanId: scan.scanId, state })
  }
  const inside = await insideZone(database, edition.guid, device.zone)
  if (results.some(({ state }) => state === 'stored'))
    await database.transaction().execute(tx => announce(tx, { event: 'gate', account: null, data: inside }))
  return { results, inside }
}

async function store(
  needs: Needs<'passes'>,
  tx: Tx,
  { scan, scene }: { scan: Uploaded; scene: Scene },
): Promise<'stored' | 'known' | 'replayed'> {
  const { edition, device, now, correction, clockOff } = scene
  const { scans, passes } = scannedOf(needs, scan)
  await lockScanned(tx, [scan.scanId, ...passes])
  const content = contentOfScan(scan)
  const before = await findGateScan(tx, scan.scanId)
  if (before) {
    if (before.contentHash.equals(content) && before.deviceGuid === device.guid) return 'known'
    const { editionGuid, guid: scanGuid } = before
    await recordGateConflict(tx, { editionGuid, scanGuid, kind: 'replayed', foundAt: now })
    return 'replayed'
  }
  const deviceAt = Date.parse(scan.deviceAt)
  const at = new Date(scanMoment({ deviceAt, clockOff: correction, receivedAt: now.getTime() }))
  const place = { editionGuid: edition.guid, zone: device.zone }
  const [bearer, driver = null] = await readGateBearers(tx, scans, { ...place, at })
  if (!bearer) throw new TypeError('a scan has nobody')
  const then = await asOf(tx, bearer, at)
  const verdict = judgeScan({
    ...then,
    inside: false,
    driver: driver && (await asOf(tx, driver, at)),
    forum: await gateForumOf(tx, edition),
    zone: device.zone,
    direction: scan.direction,
    now: at.getTime(),
    list: 'live',
  })
  await insertGateScan(tx, {
    guid: scan.scanId,
    ...placeOf(scene),
    direction: scan.direction,
    passGuid: bearer.person?.pass ?? null,
    counter: counterOf(bearer),
    driverPassGuid: driver?.person?.pass ?? null,
    byName: scan.code === null,
    at,
    deviceAt: new Date(scan.deviceAt),
    receivedAt: now,
    isOffline: true,
    admitted: scan.admitted,
    reasons: scan.reasons,
    warnings: scan.warnings,
    listNumber: BigInt(scan.listNumber),
    serverAdmitted: verdict.admitted,
    serverReasons: verdict.reasons,
    contentHash: content,
  })
  const twin = scan.admitted ? await entryBeside(tx, bearer, { zone: device.zone, at }) : null
  const kinds = conflictsOf({
    admitted: scan.admitted,
    serverAdmitted: verdict.admitted,
    enteredTwice: twin !== null,
    direction: scan.direction,
    clockOff,
  })
  for (const kind of kinds)
    await recordGateConflict(tx, {
      editionGuid: edition.guid,
      scanGuid: scan.scanId,
      kind,
      otherScanGuid: kind === 'twoGates' ? twin : null,
      secondsOff: kind === 'clockOff' ? Math.round(clockOff / 1000) : null,
      foundAt: now,
    })
  if (scan.admitted) await settleAll(tx, [bearer, driver], place)
  return 'stored'
}

/** The passage before or after this one, if it is an entry as well: one of the two has let in somebody who was inside. */
async function entryBeside(
  tx: Tx,
  { person, last }: KnownBearer,
  { zone, at }: { zone: GateDeviceRow['zone']; at: Date },
): Promise<string | null> {
  if (!person) return null
  if (last?.direction === 'entry') return last.guid
  const next = await findPassageAfter(tx, { pass: person.pass, zone }, at)
  return next?.direction === 'entry' ? next.guid : null
}

/** What was known of somebody at a moment of the past: every closing of a verdict voids the pass, so the list of revocations tells. */
async function asOf(tx: Tx, { bearer, person }: KnownBearer, at: Date): Promise<KnownBearer['bearer']> {
  if (!person) return bearer
  const shown = counterOf({ bearer, person, last: undefined }) ?? person.counter
  const voidedAt = await findVoidedAt(tx, { pass: person.pass, counter: shown })
  if (voidedAt && voidedAt <= at) return bearer
  // A number above the present one was never given out.
  const then: GatePersonRow = {
    ...person,
    counter: Math.min(shown, person.counter),
    isVoid: false,
    hold: null,
  }
  return { ...bearer, pass: then }
}
