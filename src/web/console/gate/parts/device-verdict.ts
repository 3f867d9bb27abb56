import type { GatePerson, GateVerdict } from '#contract/gate.ts'
import { type GateBearer, type GatePass, judgeScan, type ReadCode } from '#domain/gate/gate-verdict.ts'
import type { GateDirection } from '#domain/gate/gate-zone.ts'
import { ageFacts, type DeviceList } from './device-list.ts'
import type { Presented, ScanRecord } from './scan-record.ts'

export type Looked = { read: ReadCode; presented: Presented }

type Facts = {
  scanId: string
  bearer: Looked
  driver: Looked | null
  direction: GateDirection
  /** By the clock of the device, in milliseconds. */
  now: number
  list: DeviceList | null
  /** Scans on this device, newest first. */
  log: readonly ScanRecord[]
}

const nobody = { zone: 'forum', people: 0, vehicles: 0 } as const

/** The verdict of the device itself, without the server: the same rule on the list that it carries. */
export function judgeOnDevice({ scanId, bearer, driver, direction, now, list, log }: Facts): GateVerdict {
  const inside = list ? insideNow(list, log) : new Set<string>()
  const facing = bearerOf(bearer, list, inside)
  const driving = driver && bearerOf(driver, list, inside)
  const verdict = judgeScan({
    ...facing.bearer,
    driver: driving?.bearer ?? null,
    forum: list?.forum ?? noForum,
    zone: list?.device.zone ?? 'forum',
    direction,
    now: now + (list?.clockShift ?? 0),
    list: { list: ageFacts(list), limits: list?.limits ?? { oldAfterMinutes: 1, refuseAfterMinutes: 1 } },
  })
  const cameIn =
    verdict.reasons.includes('alreadyInside') && facing.person && lastEntry(facing.person.pass, log)
  return {
    scanId,
    ...verdict,
    hold: verdict.reasons.includes('verdictClosed') ? (facing.person?.hold ?? null) : null,
    person: facing.person,
    driver: driving?.person ?? null,
    cameIn:
      cameIn && list
        ? { gate: list.device.gate, at: new Date(cameIn.at + list.clockShift).toISOString() }
        : null,
    // Only the server knows a supervisor.
    mayOverride: false,
    clockOffSeconds: 0,
    inside: list ? countOf(list, inside) : nobody,
  }
}

/** Nobody is judged without a list; the rule says so before it looks at the forum. */
const noForum = { startsOn: '1970-01-01', endsOn: '1970-01-01', timeZone: 'UTC', windows: [] }

function bearerOf(
  { read, presented }: Looked,
  list: DeviceList | null,
  inside: ReadonlySet<string>,
): { bearer: GateBearer; person: GatePerson | null } {
  const pass = read.state === 'read' ? read.payload.guid : presented.pass
  const person = (pass && list?.people.get(pass)) || null
  const known = person && list ? passOf(person, list) : null
  return { bearer: { code: read, pass: known, inside: pass !== null && inside.has(pass) }, person }
}

function passOf(person: GatePerson, list: DeviceList): GatePass {
  const { pass, kind, counter, hold, zones, days, drivers } = person
  const isVoid = person.isVoid || (list.revoked.get(pass) ?? -1) >= counter
  return { pass, kind, counter, isVoid, hold, zones, days, drivers }
}

/** Who is inside: as the server knew it when the list was made, and as this device has let people through since. */
export function insideNow(list: DeviceList, log: readonly ScanRecord[]): Set<string> {
  const inside = new Set(list.inside)
  for (const scan of log.toReversed()) {
    if (!scan.passed || (scan.isSent && scan.at + list.clockShift <= list.madeAt)) continue
    for (const pass of scan.passes) {
      if (scan.direction === 'entry') inside.add(pass)
      else inside.delete(pass)
    }
  }
  return inside
}

/** How many are inside the zone of this gate. */
export function countOf(list: DeviceList, inside: ReadonlySet<string>): GateVerdict['inside'] {
  let vehicles = 0
  for (const pass of inside) if (list.people.get(pass)?.kind === 'vehicle') vehicles += 1
  return { zone: list.device.zone, people: inside.size - vehicles, vehicles }
}

function lastEntry(pass: string, log: readonly ScanRecord[]): ScanRecord | undefined {
  return log.find(scan => scan.passed && scan.direction === 'entry' && scan.passes.includes(pass))
}
