import { describe, expect, it } from 'vitest'
import type { GateReason } from './gate-reason.ts'
import { type GateBearer, type GatePass, judgeScan, type ScanFacts } from './gate-verdict.ts'

const at = (text: string) => Date.parse(`${text}:00+03:00`)
const second = (text: string) => at(text) / 1000

const forum = {
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  timeZone: 'Europe/Moscow',
  windows: [
    { part: 'setUp', from: at('2026-02-15T08:00'), to: at('2026-02-17T15:00') },
    { part: 'forum', from: at('2026-02-18T08:00'), to: at('2026-02-20T20:00') },
    { part: 'dismantling', from: at('2026-02-20T20:00'), to: at('2026-02-21T20:00') },
  ],
} as const

const participant: GatePass = {
  pass: 'p1',
  kind: 'participant',
  counter: 2,
  isVoid: false,
  hold: null,
  zones: 1,
  days: null,
  drivers: [],
}
const builder: GatePass = { ...participant, pass: 'e1', kind: 'employee', zones: 2 }
const helper: GatePass = { ...participant, pass: 'h1', kind: 'volunteer', zones: 3 }
const days = { arrivesOn: '2026-02-16', leavesOn: '2026-02-17' }
const van: GatePass = { ...builder, pass: 'v1', kind: 'vehicle', days, drivers: ['e1'] }

const codes = {
  participant: ['2026-02-17T12:00', '2026-02-21T00:00'],
  employee: ['2026-02-15T08:00', '2026-02-21T20:00'],
  vehicle: ['2026-02-16T00:00', '2026-02-18T00:00'],
  volunteer: ['2026-02-18T00:00', '2026-02-21T00:00'],
} as const

function shown(pass: GatePass, change: { counter?: number; from?: string; to?: string } = {}): GateBearer {
  const [from, to] = codes[pass.kind]
  const payload = {
    kind: pass.kind,
    keyId: 1,
    guid: pass.pass,
    counter: change.counter ?? 2,
    validFrom: second(change.from ?? from),
    validTo: second(change.to ?? to),
    zones: pass.zones,
    flags: 0,
  }
  return { code: { state: 'read', payload }, pass, inside: false }
}

function judged(bearer: GateBearer, change: Partial<ScanFacts> = {}) {
  const now = at('2026-02-18T10:00')
  return judgeScan({ ...bearer, forum, zone: 'forum', direction: 'entry', now, list: 'live', ...change })
}

const setUp = { now: at('2026-02-16T10:00'), zone: 'site' } as const

describe('whoever enters', () => {
  it.each<[string, GateBearer, Partial<ScanFacts>]>([
    ['a participant on the first day', shown(participant), {}],
    ['a participant fetching the badge the day before', shown(participant), { now: at('2026-02-17T12:00') }],
    ['a participant found by name', { code: { state: 'named' }, pass: participant, inside: false }, {}],
    ['a builder while stands are built', shown(builder), setUp],
    ['a builder while they are taken down', shown(builder), { ...setUp, now: at('2026-02-20T20:00') }],
    ['a volunteer before the halls open', shown(helper), { now: at('2026-02-18T06:00') }],
    ['a vehicle with its driver', shown(van), { ...setUp, driver: shown(builder) }],
    [
      'a vehicle whose driver is on site already',
      shown(van),
      {
        ...setUp,
        driver: { ...shown(builder), inside: true },
      },
    ],
  ])('%s', (_, bearer, change) => {
    expect(judged(bearer, change)).toEqual({ admitted: true, reasons: [], warnings: [] })
  })
})

describe('whoever does not', () => {
  const gone: GatePass = { ...participant, isVoid: true }
  const another = { ...builder, pass: 'e2' }
  it.each<[string, GateBearer, Partial<ScanFacts>, GateReason[]]>([
    ['something else', { code: { state: 'malformed' }, pass: null, inside: false }, {}, ['malformed']],
    [
      'a code of ours that nobody signed',
      { code: { state: 'forged' }, pass: null, inside: false },
      {},
      ['forged'],
    ],
    ['a pass that the list has not', { ...shown(participant), pass: null }, {}, ['unknownPass']],
    [
      'a name that the list has not',
      { code: { state: 'named' }, pass: null, inside: false },
      {},
      ['unknownPass'],
    ],
    ['a code of another kind of pass', { ...shown(builder), pass: participant }, {}, ['unknownPass']],
    [
      'a pass of the year before, told by its time',
      { ...shown(participant, { from: '2025-02-17T12:00', to: '2025-02-20T12:00' }), pass: null },
      {},
      ['foreignEdition'],
    ],
    [
      'a pass that the server knows from another edition',
      { ...shown(participant), pass: null, foreign: true },
      {},
      ['foreignEdition'],
    ],
    ['a good code with a closed verdict', shown({ ...participant, hold: 'payment' }), {}, ['verdictClosed']],
    [
      'a good code of somebody security refused',
      shown({ ...participant, hold: 'security' }),
      {},
      ['securityRefused'],
    ],
    [
      'a void pass whose verdict is closed: the verdict is what is told',
      shown({ ...gone, hold: 'payment' }),
      {},
      ['verdictClosed'],
    ],
    ['a void pass', shown(gone), {}, ['revoked']],
    ['a void pass found by name', { code: { state: 'named' }, pass: gone, inside: false }, {}, ['revoked']],
    ['an old print', shown(participant, { counter: 1 }), {}, ['oldPrint']],
    ['a number never given out', shown(participant, { counter: 3 }), {}, ['oldPrint']],
    ['somebody too early', shown(participant), { now: at('2026-02-17T11:59') }, ['notYetValid']],
    ['somebody too late', shown(participant), { now: at('2026-02-21T00:01') }, ['expired']],
    [
      'a participant by name, too early',
      { code: { state: 'named' }, pass: participant, inside: false },
      { now: at('2026-02-17T11:59') },
      ['outsideWindow'],
    ],
    ['a builder between two windows', shown(builder), { zone: 'site' }, ['outsideWindow']],
    ['a builder at the halls', shown(builder), { now: at('2026-02-16T10:00') }, ['wrongZone']],
    ['a second entry', { ...shown(participant), inside: true }, {}, ['alreadyInside']],
    [
      'several at once, the most telling first',
      { ...shown({ ...participant, hold: 'payment' }), inside: true },
      { now: at('2026-02-16T10:00') },
      ['verdictClosed', 'notYetValid', 'alreadyInside'],
    ],
    ['a vehicle alone', shown(van), setUp, ['vehicleNeedsDriver']],
    [
      'a vehicle after its days',
      shown(van, { to: '2026-02-19T00:00' }),
      { ...setUp, now: at('2026-02-18T09:00') },
      ['outsideWindow'],
    ],
    [
      'a vehicle whose driver has no pass',
      shown({ ...van, drivers: [] }),
      { ...setUp, driver: shown(builder) },
      ['driverHasNoPass'],
    ],
    [
      'a vehicle with somebody else at the wheel',
      shown(van),
      { ...setUp, driver: shown(another) },
      ['driverNotTheirs'],
    ],
    [
      'a vehicle whose driver may not enter',
      shown(van),
      { ...setUp, driver: shown({ ...builder, hold: 'review' }) },
      ['driverRefused'],
    ],
    [
      'a vehicle whose driver security refused',
      shown(van),
      { ...setUp, driver: shown({ ...builder, hold: 'security' }) },
      ['securityRefused', 'driverRefused'],
    ],
    [
      'a vehicle with a forged code at the wheel',
      shown(van),
      { ...setUp, driver: { code: { state: 'forged' }, pass: null, inside: false } },
      ['driverRefused'],
    ],
    ['anybody at a device that was shut out', shown(participant), { deviceShutOut: true }, ['deviceShutOut']],
  ])('%s', (_, bearer, change, reasons) => {
    expect(judged(bearer, change)).toEqual({ admitted: false, reasons, warnings: [] })
  })
})

describe('whoever goes out', () => {
  const exit = { direction: 'exit' } as const
  it.each<[string, GateBearer, Partial<ScanFacts>, string[]]>([
    ['after an entry', { ...shown(participant), inside: true }, {}, []],
    ['without an entry', shown(participant), {}, ['notInside']],
    ['with a pass that is void by now', { ...shown({ ...participant, isVoid: true }), inside: true }, {}, []],
    ['a vehicle without its driver', { ...shown(van), inside: true }, setUp, []],
  ])('%s', (_, bearer, change, warnings) => {
    const verdict = judged(bearer, { ...exit, ...change })
    expect(verdict).toMatchObject({ admitted: true, reasons: [] })
    expect(verdict.warnings.filter(warning => warning === 'notInside')).toEqual(warnings)
  })

  it('is told that the pass opens nothing any more', () => {
    const gone = { ...shown({ ...participant, isVoid: true }), inside: true }
    expect(judged(gone, exit).warnings).toEqual(['passNotGood'])
  })

  it('is not warned of having come in', () => {
    expect(judged({ ...shown(participant), inside: true }, exit).warnings).toEqual([])
  })

  it.each<[GateBearer, GateReason]>([
    [{ code: { state: 'malformed' }, pass: null, inside: false }, 'malformed'],
    [{ code: { state: 'forged' }, pass: null, inside: false }, 'forged'],
    [{ code: { state: 'named' }, pass: null, inside: false }, 'unknownPass'],
  ])('is not counted where nobody is known: %j', (bearer, reason) => {
    expect(judged(bearer, exit)).toEqual({ admitted: false, reasons: [reason], warnings: [] })
  })
})

describe('a device without a network', () => {
  const limits = { oldAfterMinutes: 30, refuseAfterMinutes: 240 }
  const list = (madeAt: string, revocationNumber: number | null = 7, greatestSeen = 7) => ({
    list: { madeAt: at(madeAt), revocationNumber, greatestSeen },
    limits,
  })
  it.each<[string, ScanFacts['list'], GateReason | null, string[]]>([
    ['a fresh list', list('2026-02-18T09:30'), null, []],
    ['a list that grows old', list('2026-02-18T09:29'), null, ['listOld']],
    ['a list of four hours', list('2026-02-18T06:00'), null, ['listOld']],
    ['a list too old', list('2026-02-18T05:59'), 'listTooOld', []],
    ['no list', { list: null, limits }, 'listMissing', []],
    ['no revocations', list('2026-02-18T09:55', null), 'listMissing', []],
    ['revocations that went back', list('2026-02-18T09:55', 6), 'listWentBack', []],
    ['a clock five minutes behind', list('2026-02-18T10:05'), null, []],
    ['a clock behind its list', list('2026-02-18T10:06'), 'clockWrong', []],
    ['a clock a day behind', list('2026-02-19T09:55'), 'clockWrong', []],
    ['a clock a day ahead', list('2026-02-17T09:55'), 'listTooOld', []],
  ])('%s', (_, given, reason, warnings) => {
    expect(judged(shown(participant), { list: given })).toEqual({
      admitted: reason === null,
      reasons: reason ? [reason] : [],
      warnings,
    })
  })
})
