import { describe, expect, it } from 'vitest'
import type { GatePerson } from '#contract/gate.ts'
import type { GateReason } from '#domain/gate/gate-reason.ts'
import type { GateDirection } from '#domain/gate/gate-zone.ts'
import { forumMorning, gatePerson, gateSnapshot, passPayload } from '#test/factories/gate-list.ts'
import { type DeviceList, takeSnapshot } from './device-list.ts'
import { countOf, insideNow, judgeOnDevice, type Looked } from './device-verdict.ts'
import { recordOf, type ScanRecord } from './scan-record.ts'

const minute = 60_000

function listOf(people: GatePerson[], given: Parameters<typeof gateSnapshot>[0] = {}): DeviceList {
  return takeSnapshot(null, gateSnapshot({ people, ...given })).list
}

function shown(person: GatePerson, counter = person.counter): Looked {
  const payload = passPayload({ guid: person.pass, kind: person.kind, counter, zones: person.zones })
  return { read: { state: 'read', payload }, presented: { code: 'Q1:', pass: null } }
}

type Wish = { driver?: Looked; direction?: GateDirection; now?: number; log?: ScanRecord[] }

function judge(list: DeviceList | null, bearer: Looked, wish: Wish = {}): ScanRecord {
  const facts = {
    scanId: crypto.randomUUID(),
    direction: wish.direction ?? 'entry',
    at: wish.now ?? forumMorning + 10 * minute,
  } as const
  const verdict = judgeOnDevice({
    ...{ scanId: facts.scanId, direction: facts.direction, now: facts.at },
    ...{ bearer, driver: wish.driver ?? null, list, log: wish.log ?? [] },
  })
  const driver = wish.driver?.presented ?? null
  return recordOf({ ...facts, presented: bearer.presented, driver, isOffline: true, listNumber: 1 }, verdict)
}

const guest = gatePerson()

describe('a device without a network', () => {
  it.each<[string, () => ScanRecord, GateReason[]]>([
    ['lets in who may', () => judge(listOf([guest]), shown(guest)), []],
    ['refuses without a list', () => judge(null, shown(guest)), ['listMissing']],
    ['refuses whoever the list has not', () => judge(listOf([]), shown(guest)), ['unknownPass']],
    [
      'refuses a pass of the list of revocations',
      () =>
        judge(
          listOf([guest], { revocations: { number: 5, items: [{ pass: guest.pass, counter: 1 }] } }),
          shown(guest),
        ),
      ['revoked'],
    ],
    [
      'refuses an old print',
      () => judge(listOf([gatePerson({ ...guest, counter: 2 })]), shown(guest)),
      ['oldPrint'],
    ],
    [
      'refuses by the verdict',
      () => judge(listOf([gatePerson({ ...guest, hold: 'payment' })]), shown(guest)),
      ['verdictClosed'],
    ],
    [
      'refuses a pass that was withheld since, once it has refreshed',
      () => {
        const people = [gatePerson({ ...guest, isVoid: true, hold: 'security' })]
        const delta = gateSnapshot({ people, whole: false, number: 2 })
        return judge(takeSnapshot(listOf([guest]), delta).list, shown(guest))
      },
      ['securityRefused'],
    ],
    [
      'refuses all after four hours',
      () => judge(listOf([guest]), shown(guest), { now: forumMorning + 241 * minute }),
      ['listTooOld'],
    ],
    [
      'refuses all while its clock stands before its list',
      () => judge(listOf([guest]), shown(guest), { now: forumMorning - 1440 * minute }),
      ['clockWrong'],
    ],
  ])('%s', (_, scan, reasons) => {
    const { verdict, passed } = scan()
    expect(verdict.reasons).toEqual(reasons)
    expect(passed).toBe(reasons.length === 0)
    expect(verdict.mayOverride).toBe(false)
  })

  it('warns after half an hour', () => {
    const { verdict } = judge(listOf([guest]), shown(guest), { now: forumMorning + 31 * minute })
    expect([verdict.admitted, verdict.warnings]).toEqual([true, ['listOld']])
  })

  it('refuses all once the list of revocations has gone back, and goes on when it is there again', () => {
    const first = listOf([guest])
    const back = takeSnapshot(first, gateSnapshot({ people: [guest], revocations: { number: 3, items: [] } }))
    expect(judge(back.list, shown(guest)).verdict.reasons).toEqual(['listWentBack'])
    const again = takeSnapshot(back.list, gateSnapshot({ people: [guest] }))
    expect(judge(again.list, shown(guest)).passed).toBe(true)
  })

  it('lets the same pass in once, also after it was closed in between, and again after it went out', () => {
    const list = listOf([guest])
    const first = judge(list, shown(guest))
    const second = judge(list, shown(guest), { log: [first] })
    expect(second.verdict.reasons).toEqual(['alreadyInside'])
    expect(second.verdict.cameIn?.gate).toBe('Главный вход')
    const out = judge(list, shown(guest), { log: [second, first], direction: 'exit' })
    expect(out.passed).toBe(true)
    expect(judge(list, shown(guest), { log: [out, second, first] }).passed).toBe(true)
  })

  it('counts a vehicle with its driver', () => {
    const driver = gatePerson({ kind: 'employee', zones: 1, onSiteRole: 'driver' })
    const van = gatePerson({ kind: 'vehicle', name: 'А123ВС77', drivers: [driver.pass] })
    const list = listOf([driver, van])
    expect(judge(list, shown(van)).verdict.reasons).toEqual(['vehicleNeedsDriver'])
    expect(judge(list, shown(van), { driver: shown(guest) }).passed).toBe(false)
    const pair = judge(list, shown(van), { driver: shown(driver) })
    expect(pair.passes).toEqual([van.pass, driver.pass])
    expect(countOf(list, insideNow(list, [pair]))).toEqual({ zone: 'forum', people: 1, vehicles: 1 })
  })
})

it('knows who is inside by the list and by what happened here since', () => {
  const [one, other] = [gatePerson(), gatePerson()]
  const list = listOf([one, other], { inside: [one.pass] })
  const sentBefore = {
    ...judge(list, shown(other), { now: forumMorning - minute }),
    passed: true,
    isSent: true,
  }
  const unsentBefore = { ...sentBefore, isSent: false }
  // The server knew of what was sent before it made the list.
  expect(insideNow(list, [sentBefore])).toEqual(new Set([one.pass]))
  expect(insideNow(list, [{ ...unsentBefore, passes: [other.pass] }])).toEqual(
    new Set([one.pass, other.pass]),
  )
})

it('takes a change of the list, and leaves the rest of it', () => {
  const [stays, changes, leaves] = [gatePerson(), gatePerson(), gatePerson()]
  const before = listOf([stays, changes, leaves])
  const { list, changed } = takeSnapshot(
    before,
    gateSnapshot({
      ...{ number: 2, whole: false, gone: [leaves.pass] },
      people: [{ ...changes, hold: 'security' }],
    }),
  )
  expect(list.people.get(changes.pass)?.hold).toBe('security')
  expect([list.people.has(stays.pass), list.people.has(leaves.pass), list.number]).toEqual([true, false, 2])
  expect(changed?.size).toBeLessThanOrEqual(2)
})
