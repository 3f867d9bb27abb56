import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Badge } from '#contract/badge.ts'
import type { GateVerdict } from '#contract/gate.ts'
import { decodeBase45, encodeBase45 } from '#domain/pass/base45.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  admittedParticipant,
  decidePassport,
  givePassport,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import {
  approvedDriver,
  approvedVehicle,
  decideStaff,
  staffCompany,
  staffPasses,
  type TestStaffCompany,
} from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { fromDevice, gateDevice, scan, scanBody, type TestDevice } from './gate-calls.ts'

// What the gate says with a network, by what is known at that moment (decisions 096 and 100).
const server = useTestServer()

const beforeForum = '2025-09-15T10:00:00+03:00'
const firstDay = '2026-02-18T10:00:00+03:00'
const setUpDay = '2026-02-16T10:00:00+03:00'
const clockAt = async (instant: string) => server().services.movableClock?.move(new Date(instant))

let main: TestDevice
let side: TestDevice
let yard: TestDevice

beforeAll(async () => {
  main = await gateDevice(server(), { gate: 'Главный вход' })
  side = await gateDevice(server(), { gate: 'Боковой вход' })
  yard = await gateDevice(server(), { gate: 'Погрузка', zone: 'site' })
})

const codeOf = async ({ guid, token }: TestApplicant) =>
  (await must<Badge>(server(), 'GET', `/participants/${guid}/badge`, { token })).pass?.code ?? ''

/** Somebody with a pass, on the first day of the forum. */
async function guest(): Promise<{ made: TestApplicant; code: string }> {
  await clockAt(beforeForum)
  const made = await admittedParticipant(server())
  const code = await codeOf(made)
  await clockAt(firstDay)
  return { made, code }
}

const outcome = ({ admitted, reasons }: GateVerdict) => (admitted ? 'admitted' : reasons.join(' '))

/** A pass signed by the server as somebody wishes. */
const signed = (change: object = {}) =>
  server().services.passes.sign({
    kind: 'participant',
    guid: randomUUID(),
    counter: 1,
    validFrom: Date.parse('2026-02-17T12:00:00+03:00') / 1000,
    validTo: Date.parse('2026-02-21T00:00:00+03:00') / 1000,
    zones: 1,
    flags: 0,
    ...change,
  })

/** The same code with one byte changed. */
function tampered(code: string, at: number): string {
  const bytes = decodeBase45(code.slice(3)) ?? new Uint8Array()
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return `Q1:${encodeBase45(bytes)}`
}

test('a good pass lets in, and shows whom to compare with', async () => {
  const { code } = await guest()
  const verdict = await scan(server(), main, { code })
  expect(verdict).toMatchObject({ admitted: true, reasons: [], warnings: [], mayOverride: false })
  expect(verdict.person).toMatchObject({
    kind: 'participant',
    hold: null,
    company: 'Лазоревый Банк',
    photograph: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  expect(verdict.inside.people).toBeGreaterThan(0)
})

test.each<[string, (code: string) => string, string]>([
  ['some other QR', () => 'https://example.com/', 'malformed'],
  ['nothing', () => '', 'malformed'],
  ['a truncated code', code => code.slice(0, -3), 'malformed'],
  ['half of one', code => code.slice(0, 70), 'malformed'],
  ['a longer one', code => `${code}000`, 'malformed'],
  ['an unknown version', code => tampered(code, 0), 'malformed'],
  ['a changed guid', code => tampered(code, 5), 'forged'],
  ['a changed end', code => tampered(code, 28), 'forged'],
  ['a changed signature', code => tampered(code, 60), 'forged'],
  ['a key that is not ours', code => tampered(code, 2), 'forged'],
  ['a good signature of a pass that never was', () => signed(), 'unknownPass'],
])('%s is refused', async (_, change, reason) => {
  const { code } = await guest()
  const verdict = await scan(server(), main, { code: change(code) })
  expect(outcome(verdict)).toBe(reason)
  expect(verdict).toMatchObject({ person: null, mayOverride: false })
})

test('a pass of another edition is told apart', async () => {
  await clockAt(firstDay)
  const { database } = server()
  const { guid: current, ...facts } = await readCurrentEdition(database)
  const edition = randomUUID()
  await database
    .insertInto('edition')
    .values({
      ...facts,
      guid: edition,
      slug: 'other',
      isCurrent: false,
      vatRates: JSON.stringify(facts.vatRates),
    })
    .execute()
  expect(edition).not.toBe(current)
  const guid = randomUUID()
  await database
    .insertInto('pass')
    .values({
      guid,
      editionGuid: edition,
      kind: 'participant',
      subjectGuid: randomUUID(),
      issuedAt: new Date(),
    })
    .execute()
  expect(outcome(await scan(server(), main, { code: signed({ guid }) }))).toBe('foreignEdition')
})

test('an expired code and one that is not valid yet are refused, whoever bears them', async () => {
  const { made, code } = await guest()
  const { guid } = server().services.passes.verify(code) ?? {}
  const old = signed({ guid, validTo: Date.parse('2026-02-17T20:00:00+03:00') / 1000 })
  expect(outcome(await scan(server(), main, { code: old }))).toBe('expired')
  await clockAt('2026-02-17T11:00:00+03:00')
  expect(outcome(await scan(server(), main, { code: await codeOf(made) }))).toBe('notYetValid')
})

test('the verdict wins over a good code, from the very moment at which it closes', async () => {
  const { made, code } = await guest()
  expect(outcome(await scan(server(), main, { code }))).toBe('admitted')
  await scan(server(), main, { code, direction: 'exit' })
  await clockAt(beforeForum)
  await givePassport(server(), made)
  await clockAt(firstDay)
  const closed = await scan(server(), main, { code })
  expect(outcome(closed)).toBe('verdictClosed')
  expect(closed).toMatchObject({ hold: 'passport', mayOverride: true })
  await decidePassport(server(), made, 'refuse', 'Совпадение по списку')
  const refused = await scan(server(), main, { code })
  expect(outcome(refused)).toBe('securityRefused')
  // No detail of what security knows, and nobody goes past it.
  expect(refused).toMatchObject({ hold: 'security', mayOverride: false })
})

test('an old print opens nothing, and the new one does', async () => {
  const { made, code } = await guest()
  const { guid } = server().services.passes.verify(code) ?? {}
  await must(server(), 'POST', '/organizer/badges/print', {
    token: await organiserToken(server(), 'logistics'),
    body: { passGuids: [guid] },
  })
  await must(server(), 'POST', `/organizer/badges/${guid}/reissue`, {
    token: await organiserToken(server(), 'logistics'),
    body: { counter: 1, reason: 'Потерян' },
  })
  expect(outcome(await scan(server(), main, { code }))).toBe('oldPrint')
  expect(outcome(await scan(server(), main, { code: await codeOf(made) }))).toBe('admitted')
})

test('a photograph of somebody’s screen opens nothing while its owner is inside', async () => {
  const { code } = await guest()
  await scan(server(), main, { code })
  const second = await scan(server(), side, { code })
  expect(outcome(second)).toBe('alreadyInside')
  expect(second).toMatchObject({ cameIn: { gate: 'Главный вход' }, mayOverride: true })
  await scan(server(), main, { code, direction: 'exit' })
  expect(outcome(await scan(server(), side, { code }))).toBe('admitted')
})

test('of twenty scans at once at two gates one is let in', async () => {
  const { code } = await guest()
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => scan(server(), index % 2 ? main : side, { code })),
  )
  const outcomes = verdicts.map(outcome)
  expect(outcomes.filter(each => each === 'admitted')).toHaveLength(1)
  expect(outcomes.filter(each => each === 'alreadyInside')).toHaveLength(19)
})

test('the same scan twice is one scan with one answer, at once as well', async () => {
  const { code } = await guest()
  const body = scanBody(server(), { code })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => fromDevice<GateVerdict>(server(), main, ['POST', 'scan', body])),
  )
  expect(answers.map(answer => [answer.status, answer.body.admitted])).toEqual(
    Array.from({ length: 10 }, () => [200, true]),
  )
  const { count } = await server()
    .database.selectFrom('gateScan')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('guid', '=', body.scanId)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1n)
})

test('a replayed id with other content is refused and listed as a conflict', async () => {
  const [first, other] = [await guest(), await guest()]
  const { scanId } = await scan(server(), main, { code: first.code })
  const replay = scanBody(server(), { scanId, code: other.code })
  expectRefusal(await fromDevice(server(), main, ['POST', 'scan', replay]), 409, 'scan_replayed')
  // Another device cannot take an answer that is not its own.
  const elsewhere = scanBody(server(), { scanId, code: first.code })
  expectRefusal(await fromDevice(server(), side, ['POST', 'scan', elsewhere]), 409, 'scan_replayed')
  const conflicts = await server()
    .database.selectFrom('gateConflict')
    .select('kind')
    .where('scanGuid', '=', scanId)
    .execute()
  expect(conflicts).toEqual([{ kind: 'replayed' }])
})

test('a device whose clock is a day off is told so, and judges nothing by it', async () => {
  const { code } = await guest()
  const deviceAt = new Date(server().services.clock.wall().getTime() - 86_400_000).toISOString()
  const verdict = await scan(server(), main, { code, deviceAt })
  expect(verdict).toMatchObject({ admitted: true, warnings: ['clockWrong'], clockOffSeconds: 86_400 })
})

test('an exit lets out whoever we know, even when the pass is void by now', async () => {
  const { made, code } = await guest()
  await scan(server(), main, { code })
  await clockAt(beforeForum)
  await givePassport(server(), made)
  await clockAt(firstDay)
  const verdict = await scan(server(), main, { code, direction: 'exit' })
  expect(verdict).toMatchObject({ admitted: true, warnings: ['passNotGood'] })
  expect(await scan(server(), main, { code, direction: 'exit' })).toMatchObject({
    warnings: ['notInside', 'passNotGood'],
  })
})

/** A company whose vehicle and driver may come while stands are built. */
async function delivery(change: { phone?: string } = {}) {
  await clockAt(beforeForum)
  const company = await staffCompany(server())
  const driver = await approvedDriver(server(), company, change)
  const vehicle = await approvedVehicle(server(), company, { driverGuid: driver.guid })
  const [ofDriver, ofVehicle] = await staffPasses(server(), company)
  await clockAt(setUpDay)
  return { company, driver, vehicle, driverCode: ofDriver?.code ?? '', code: ofVehicle?.code ?? '' }
}

const wheel = (code: string) => ({ code, pass: null })

test('a vehicle asks for its driver, and both come in as one', async () => {
  const { code, driverCode } = await delivery()
  const first = await scan(server(), yard, { code })
  expect(first).toMatchObject({ admitted: false, reasons: ['vehicleNeedsDriver'], mayOverride: false })
  // Nothing is written down until the driver is known.
  const known = await server()
    .database.selectFrom('gateScan')
    .select('guid')
    .where('guid', '=', first.scanId)
    .execute()
  expect(known).toEqual([])
  const before = first.inside
  const pair = await scan(server(), yard, { code, driver: wheel(driverCode) })
  expect(pair).toMatchObject({ admitted: true, person: { kind: 'vehicle' }, driver: { kind: 'employee' } })
  expect(pair.inside).toEqual({
    zone: 'site',
    people: before.people + 1,
    vehicles: before.vehicles + 1,
  })
  expect(outcome(await scan(server(), yard, { code: driverCode }))).toBe('alreadyInside')
})

test('somebody else at the wheel, or a driver whom security took back, lets no vehicle in', async () => {
  const { code, driver, driverCode } = await delivery()
  const stranger = await delivery()
  expect(outcome(await scan(server(), yard, { code, driver: wheel(stranger.driverCode) }))).toBe(
    'driverNotTheirs',
  )
  await decideStaff(server(), { kind: 'employees', guid: driver.guid }, 'refuse')
  expect(outcome(await scan(server(), yard, { code }))).toBe('driverHasNoPass')
  expect(outcome(await scan(server(), yard, { code: driverCode }))).toBe('securityRefused')
})

test('a phone that drives for two companies drives the vehicle of either with either pass', async () => {
  const phone = server().nextPhone()
  const [one, other] = [await delivery({ phone }), await delivery({ phone })]
  expect(outcome(await scan(server(), yard, { code: one.code, driver: wheel(other.driverCode) }))).toBe(
    'admitted',
  )
  expect(outcome(await scan(server(), yard, { code: other.code, driver: wheel(other.driverCode) }))).toBe(
    'admitted',
  )
})

test('an employee who is a participant too has two passes, each good in its own time', async () => {
  const { company, driverCode } = await delivery()
  const phone = server().nextPhone()
  await clockAt(beforeForum)
  const made = await admittedParticipant(server())
  await approvedDriver(server(), company as TestStaffCompany, { lastName: 'Двойнов', phone })
  const code = await codeOf(made)
  const own = (await staffPasses(server(), company))
    .map(({ code: each }) => each)
    .find(each => each !== driverCode && server().services.passes.verify(each)?.kind === 'employee')
  await clockAt(setUpDay)
  expect(outcome(await scan(server(), yard, { code }))).toBe('notYetValid')
  expect(outcome(await scan(server(), yard, { code: own ?? '' }))).toBe('admitted')
  await clockAt(firstDay)
  expect(outcome(await scan(server(), yard, { code: own ?? '', direction: 'exit' }))).toBe('admitted')
  expect(outcome(await scan(server(), yard, { code: own ?? '' }))).toBe('outsideWindow')
  expect(outcome(await scan(server(), main, { code }))).toBe('admitted')
})

test.each(['а123вс77', 'A123BC77', 'A123ВС 77', 'a 123 bс 77'])('a plate is found as %s', async q => {
  const { code } = await delivery()
  const pass = server().services.passes.verify(code)?.guid
  const { body } = await fromDevice<{ items: { pass: string }[] }>(server(), yard, ['POST', 'search', { q }])
  expect(body.items.map(item => item.pass)).toContain(pass)
})

test.each(['орлова', 'Orlova', 'jhkjdf'])('a participant is found as %s, and let in by name', async q => {
  await guest()
  const { body } = await fromDevice<{ items: { pass: string; name: string }[] }>(server(), main, [
    'POST',
    'search',
    { q },
  ])
  expect(body.items[0]?.name).toMatch(/Орлова/)
  const verdict = await scan(server(), main, { pass: body.items[0]?.pass ?? '' })
  expect(verdict.person?.name).toMatch(/Орлова/)
})

const override = (body: object, device = main, role: 'gate' | 'security' | 'admin' = 'gate') =>
  fromDevice<{ supervisor: string }>(server(), device, ['POST', 'override', body], role)

const supervisorCode = async () =>
  (
    await must<{ code: string }>(server(), 'POST', '/organizer/gate/supervisor-code', {
      token: await organiserToken(server(), 'security'),
    })
  ).code

test('a supervisor admits past a refusal, with a reason that is written down', async () => {
  const { code } = await guest()
  await scan(server(), main, { code })
  const refused = await scan(server(), side, { code })
  const wanted = { scanId: refused.scanId, reason: 'Вышел через пожарный выход' }
  expectRefusal(await override({ ...wanted, supervisorCode: null }, side), 403, 'forbidden')
  expectRefusal(
    await override({ ...wanted, supervisorCode: 'AAAAA-AAAAA' }, side),
    422,
    'supervisor_code_wrong',
  )
  const given = await supervisorCode()
  // A device overrides its own scans alone.
  expectRefusal(await override({ ...wanted, supervisorCode: given }, main), 404, 'not_found')
  const answer = await override({ ...wanted, supervisorCode: given.toLowerCase() }, side)
  expect(answer.status).toBe(200)
  expectRefusal(await override({ ...wanted, supervisorCode: given }, side), 409, 'state_forbids')
  const audit = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'reason', 'actorRole', 'fromValue'])
    .where('action', '=', 'overrideGate')
    .execute()
  expect(audit).toContainEqual({
    action: 'overrideGate',
    reason: wanted.reason,
    actorRole: 'security',
    fromValue: 'alreadyInside',
  })
})

test('a supervisor’s code is good once and for five minutes', async () => {
  const { code } = await guest()
  await scan(server(), main, { code })
  const [one, two] = [await scan(server(), main, { code }), await scan(server(), main, { code })]
  const given = await supervisorCode()
  const wanted = (scanId: string, word: string) => ({ scanId, reason: 'Забыл телефон', supervisorCode: word })
  const both = await Promise.all([override(wanted(one.scanId, given)), override(wanted(two.scanId, given))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const late = await supervisorCode()
  server().advance(301_000)
  const left = both[0]?.status === 200 ? two : one
  expectRefusal(await override(wanted(left.scanId, late)), 422, 'supervisor_code_wrong')
})

test('nobody overrides a refusal of security, a forged code, or what is long past', async () => {
  const { made, code } = await guest()
  const forged = await scan(server(), main, { code: tampered(code, 60) })
  await clockAt(beforeForum)
  await givePassport(server(), made)
  await decidePassport(server(), made, 'refuse', 'Совпадение по списку')
  await clockAt(firstDay)
  const refused = await scan(server(), main, { code })
  for (const { scanId } of [forged, refused])
    expectRefusal(
      await override({ scanId, reason: 'Под мою ответственность', supervisorCode: null }, main, 'admin'),
      409,
      'override_final',
    )
  const late = await guest()
  await scan(server(), main, { code: late.code })
  const second = await scan(server(), main, { code: late.code })
  server().advance(601_000)
  expectRefusal(
    await override({ scanId: second.scanId, reason: 'Вышел', supervisorCode: null }, main, 'security'),
    409,
    'state_forbids',
  )
})
