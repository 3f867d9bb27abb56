import type { Edition } from '../edition/edition.ts'
import { localInstant } from '../edition/local-instant.ts'
import { type SiteWindow, siteAccessAt } from '../edition/site-window.ts'
import type { PassKind, PassPayload } from '../pass/pass-payload.ts'
import { passWindow, type SiteDays } from '../pass/pass-window.ts'
import { accessOf } from '../pass/pass-zones.ts'
import { type GateList, type GateListLimits, judgeList } from './gate-list.ts'
import { type GateHold, type GateReason, type GateWarning, gateReasons } from './gate-reason.ts'
import { type GateDirection, type GateZone, opensZone } from './gate-zone.ts'

/** What was held before the camera: no code of ours, one that no key of ours has signed, a good one; or a person picked by name. */
export type ReadCode =
  | { state: 'malformed' }
  | { state: 'forged' }
  | { state: 'read'; payload: PassPayload }
  | { state: 'named' }

/** What the forum knows of a pass now; the same facts stand in the list of a device and in the server's database. */
export type GatePass = {
  /** Guid of the pass. */
  pass: string
  kind: PassKind
  /** The present number; prints with a lower one are void. */
  counter: number
  /** The present number is void too. */
  isVoid: boolean
  /** Why its owner may not enter; null for whoever may. */
  hold: GateHold | null
  /** One bit for each zone, as in the code, but of today. */
  zones: number
  /** The days of a vehicle; null for people. */
  days: SiteDays | null
  /** Of a vehicle: the valid passes of whoever may drive it. */
  drivers: readonly string[]
}

/** Who stands at the gate: the code that was read, and whom the list knows by it. */
export type GateBearer = {
  code: ReadCode
  /** Null where the list has no such pass. */
  pass: GatePass | null
  /** Known to be of another edition, which only the server can know; elsewhere the times of the code tell. */
  foreign?: boolean
  /** Has come in through a gate of this zone and not gone out again. */
  inside: boolean
}

export type GateForum = Pick<Edition, 'startsOn' | 'endsOn' | 'timeZone'> & { windows: readonly SiteWindow[] }

export type ScanFacts = GateBearer & {
  /** Whoever drives the vehicle, once their code was read. */
  driver?: GateBearer | null
  forum: GateForum
  zone: GateZone
  direction: GateDirection
  /** By whose clock the verdict is given: the server's, or the device's where there is no network. */
  now: number
  /** The list that a device judges by; 'live' where the server judges by what is known at this moment. */
  list: 'live' | { list: GateList | null; limits: GateListLimits }
  deviceShutOut?: boolean
}

export type ScanVerdict = {
  admitted: boolean
  /** Why not, the most telling first; empty for whoever is admitted. */
  reasons: GateReason[]
  warnings: GateWarning[]
}

/**
 * The one rule of the gate, on the server and on a device without a network. A good signature says who it is; whether they pass is decided by what the
 * forum knows of them now (decision 096). Whoever goes out is let out, good or not, as long as we know who it is.
 */
export function judgeScan(facts: ScanFacts): ScanVerdict {
  const device = judgeDevice(facts)
  if (device.reason) return refused([device.reason])
  const isExit = facts.direction === 'exit'
  const own = reasonsOf({ ...facts, inside: facts.inside && !isExit }, facts)
  const unknown = own.filter(reason => ofCode.includes(reason))
  if (isExit) {
    if (unknown.length > 0) return refused(unknown)
    const left: GateWarning[] = [
      ...(facts.inside ? [] : (['notInside'] as const)),
      ...(own.some(reason => ofStanding.includes(reason)) ? (['passNotGood'] as const) : []),
    ]
    return { admitted: true, reasons: [], warnings: [...device.warnings, ...left] }
  }
  const reasons = own.length === 0 ? driverReasons(facts) : own
  if (reasons.length > 0) return refused(reasons)
  return { admitted: true, reasons: [], warnings: device.warnings }
}

const ofCode: readonly GateReason[] = ['malformed', 'forged', 'foreignEdition', 'unknownPass']
const ofStanding: readonly GateReason[] = ['securityRefused', 'verdictClosed', 'revoked', 'oldPrint']

function refused(reasons: readonly GateReason[]): ScanVerdict {
  const inOrder = gateReasons.filter(reason => reasons.includes(reason))
  return { admitted: false, reasons: inOrder, warnings: [] }
}

function judgeDevice({ deviceShutOut, list, now }: ScanFacts): {
  reason: GateReason | null
  warnings: GateWarning[]
} {
  if (deviceShutOut) return { reason: 'deviceShutOut', warnings: [] }
  if (list === 'live') return { reason: null, warnings: [] }
  const verdict = judgeList(list.list, { now, limits: list.limits })
  if (!verdict.use) return { reason: verdict.reason, warnings: [] }
  return { reason: null, warnings: verdict.old ? ['listOld'] : [] }
}

type Scene = Pick<ScanFacts, 'forum' | 'zone' | 'now'>

function reasonsOf(bearer: GateBearer, scene: Scene): GateReason[] {
  const { code, pass } = bearer
  if (code.state === 'malformed' || code.state === 'forged') return [code.state]
  if (!pass || (code.state === 'read' && code.payload.kind !== pass.kind))
    return [isForeign(bearer, scene) ? 'foreignEdition' : 'unknownPass']
  return [
    ...standingReasons(code, pass),
    ...timeReasons(code, pass, scene),
    ...(opensZone(pass.zones, scene.zone) ? [] : (['wrongZone'] as const)),
    ...(bearer.inside ? (['alreadyInside'] as const) : []),
  ]
}

/** A pass that ended before this edition, or begins after it, is not of this one. */
function isForeign({ foreign, code }: GateBearer, { forum }: Scene): boolean {
  if (foreign) return true
  if (code.state !== 'read') return false
  const { validFrom, validTo } = passWindow(forum)
  const from = Math.min(validFrom, ...forum.windows.map(window => window.from / 1000))
  const to = Math.max(validTo, ...forum.windows.map(window => window.to / 1000))
  return code.payload.validTo < from || code.payload.validFrom > to
}

function standingReasons(code: ReadCode, { hold, isVoid, counter }: GatePass): GateReason[] {
  if (hold) return [hold === 'security' ? 'securityRefused' : 'verdictClosed']
  if (isVoid) return ['revoked']
  // A number that was never given out is as little a print of today as an old one.
  return code.state === 'read' && code.payload.counter !== counter ? ['oldPrint'] : []
}

function timeReasons(code: ReadCode, pass: GatePass, { forum, now }: Scene): GateReason[] {
  if (code.state === 'read') {
    if (now < code.payload.validFrom * 1000) return ['notYetValid']
    if (now >= (code.payload.validTo + 1) * 1000) return ['expired']
    // Volunteers have shifts of their own, between which their code reaches.
    if (pass.kind === 'volunteer') return []
  }
  return isOnTime(pass, forum, now) ? [] : ['outsideWindow']
}

function isOnTime({ kind, zones, days }: GatePass, forum: GateForum, now: number): boolean {
  if (kind === 'participant') {
    const { validFrom, validTo } = passWindow(forum)
    return now >= validFrom * 1000 && now < (validTo + 1) * 1000
  }
  if (days && !isBetween(now, days, forum.timeZone)) return false
  return siteAccessAt(now, accessOf(zones), forum.windows).open
}

function isBetween(now: number, { arrivesOn, leavesOn }: SiteDays, timeZone: string): boolean {
  const end = localInstant(leavesOn, '12:00', timeZone) + 12 * 3_600_000
  return now >= localInstant(arrivesOn, '00:00', timeZone) && now < end
}

/** A vehicle lets no driver in: the driver shows a pass of their own, which must be good as well. */
function driverReasons({ pass, driver, ...scene }: ScanFacts): GateReason[] {
  if (pass?.kind !== 'vehicle') return []
  if (pass.drivers.length === 0) return ['driverHasNoPass']
  if (!driver) return ['vehicleNeedsDriver']
  // Somebody who is on site already fetches a vehicle that comes later.
  const own = reasonsOf({ ...driver, inside: false }, scene)
  if (own.length > 0) return ['driverRefused', ...own.filter(reason => reason === 'securityRefused')]
  return pass.drivers.includes(driver.pass?.pass ?? '') ? [] : ['driverNotTheirs']
}
