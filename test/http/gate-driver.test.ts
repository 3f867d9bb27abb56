import { beforeAll, expect, test } from 'vitest'
import { admittedParticipant, type TestApplicant } from '#test/factories/participant.ts'
import {
  approvedDriver,
  approvedVehicle,
  decideStaff,
  staffCompany,
  staffPasses,
} from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import {
  clockAt,
  fromDevice,
  gateDays,
  gateDevice,
  outcome,
  participantCode,
  scan,
  type TestDevice,
} from './gate-calls.ts'

// A vehicle and whoever drives it (decision 100).
const server = useTestServer()

const clock = (day: keyof typeof gateDays) => clockAt(server(), gateDays[day])
const codeOf = (made: TestApplicant) => participantCode(server(), made)

let main: TestDevice
let yard: TestDevice

beforeAll(async () => {
  main = await gateDevice(server(), { gate: 'Главный вход' })
  yard = await gateDevice(server(), { gate: 'Погрузка', zone: 'site' })
})

/** A company whose vehicle and driver may come while stands are built. */
async function delivery(change: { phone?: string } = {}) {
  await clock('before')
  const company = await staffCompany(server())
  const driver = await approvedDriver(server(), company, change)
  const vehicle = await approvedVehicle(server(), company, { driverGuid: driver.guid })
  const [ofDriver, ofVehicle] = await staffPasses(server(), company)
  await clock('setUp')
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
  await clock('before')
  const made = await admittedParticipant(server())
  await approvedDriver(server(), company, { lastName: 'Двойнов', phone })
  const code = await codeOf(made)
  const own = (await staffPasses(server(), company))
    .map(({ code: each }) => each)
    .find(each => each !== driverCode && server().services.passes.verify(each)?.kind === 'employee')
  await clock('setUp')
  expect(outcome(await scan(server(), yard, { code }))).toBe('notYetValid')
  expect(outcome(await scan(server(), yard, { code: own ?? '' }))).toBe('admitted')
  await clock('first')
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
