import { expect, test } from 'vitest'
import type { Employee } from '#contract/employee.ts'
import type { Vehicle } from '#contract/vehicle.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { employees, staffCompany, type TestStaffCompany, testVehicle } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Results = { results: { guid: string; ok: boolean; code: string | null }[] }

const path = ({ guid }: TestStaffCompany, rest = '') => `/staff/companies/${guid}/vehicles${rest}`

const add = (company: TestStaffCompany, change: object = {}) =>
  server().call<Vehicle>('POST', path(company), { token: company.token, body: { ...testVehicle, ...change } })

const added = async (company: TestStaffCompany, change: object = {}) => (await add(company, change)).body

const save = (company: TestStaffCompany, { guid }: Vehicle, body: object) =>
  server().call<Vehicle>('PUT', path(company, `/${guid}`), { token: company.token, body })

const bulk = async (company: TestStaffCompany, act: 'send' | 'remove', vehicles: Vehicle[]) =>
  (
    await must<Results>(server(), 'POST', path(company, `/${act}`), {
      token: company.token,
      body: { vehicleGuids: vehicles.map(({ guid }) => guid) },
    })
  ).results

const decide = async (vehicles: Vehicle[], decision: string, note: string | null = null) =>
  (
    await must<Results>(server(), 'POST', '/organizer/vehicles/decision', {
      token: await organiserToken(server(), 'security'),
      body: { vehicleGuids: vehicles.map(({ guid }) => guid), decision, note },
    })
  ).results

const read = async (company: TestStaffCompany) =>
  (await must<{ items: Vehicle[] }>(server(), 'GET', path(company), { token: company.token })).items

const passes = ({ guid }: Vehicle) =>
  server()
    .database.selectFrom('pass')
    .select('revokedAt')
    .where('kind', '=', 'vehicle')
    .where('subjectGuid', '=', guid)
    .execute()

async function withDriver(): Promise<{ company: TestStaffCompany; driver: Employee; vehicle: Vehicle }> {
  const company = await staffCompany(server())
  const [driver] = (await employees(server(), company, 1, { phone: server().nextPhone() })) as [Employee]
  return { company, driver, vehicle: await added(company, { driverGuid: driver.guid }) }
}

test('a plate is written one way, whichever alphabet it was typed in, and stands once in a company', async () => {
  const company = await staffCompany(server())
  const vehicle = await added(company, { plate: 'a 123 bc 77' })
  expect(vehicle).toMatchObject({ plate: 'А123ВС77', lengthCm: 650, state: 'unconfirmed', driver: null })
  expectRefusal(await add(company, { plate: 'А123ВС77' }), 422, 'plate_used', { plate: 'plate_used' })
  const both = await Promise.all([add(company, { plate: 'М456ОР197' }), add(company, { plate: 'M456OP197' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  // The same one may come for another company.
  const other = await staffCompany(server())
  expect((await add(other, { plate: 'А123ВС77' })).status).toBe(200)
})

test('what was typed wrong is named field by field', async () => {
  const company = await staffCompany(server())
  expectRefusal(
    await add(company, {
      brand: '',
      plate: 'ФФФ',
      heightCm: 900,
      leavesOn: '2026-02-10',
      onMontage: false,
      onForum: false,
    }),
    422,
    'fields_invalid',
    {
      brand: 'required',
      plate: 'plate_invalid',
      heightCm: 'value_invalid',
      leavesOn: 'departure_before_arrival',
      onForum: 'work_required',
    },
  )
  const foreign = await add(company, { plate: 'B-XY 123', plateCountry: 'DE' })
  expect(foreign.body.plate).toBe('BXY123')
})

test('a driver is one of the company’s own employees, and without one nothing is sent', async () => {
  const { company, driver, vehicle } = await withDriver()
  const strangers = await staffCompany(server())
  expectRefusal(await add(strangers, { driverGuid: driver.guid }), 422, 'fields_invalid', {
    driverGuid: 'driver_missing',
  })
  const without = await added(company, { plate: 'В001ВВ77' })
  expect(await bulk(company, 'send', [vehicle, without])).toEqual([
    { guid: vehicle.guid, ok: true, code: null },
    { guid: without.guid, ok: false, code: 'driver_missing' },
  ])
})

test('a vehicle has a pass only while it is approved', async () => {
  const { company, vehicle } = await withDriver()
  await bulk(company, 'send', [vehicle])
  expect(await passes(vehicle)).toEqual([])
  expect(await decide([vehicle], 'approve')).toMatchObject([{ ok: true }])
  expect(await passes(vehicle)).toEqual([{ revokedAt: null }])
  const [approved] = (await read(company)) as [Vehicle]
  expect(approved.state).toBe('approved')
  const { guid: _, driver: __, state: ___, sentAt: ____, ...fields } = approved
  const changed = await save(company, approved, { ...fields, brand: 'Газон Next' })
  expect(changed.body).toMatchObject({ brand: 'Газон Next', state: 'unconfirmed', sentAt: null })
  expect(await passes(vehicle)).toEqual([{ revokedAt: expect.any(Date) }])
})

test('a refused one stays as it is until security looks again, and its company is told each time', async () => {
  const { company, vehicle } = await withDriver()
  await bulk(company, 'send', [vehicle])
  await decide([vehicle], 'refuse', 'Не проходит по высоте')
  const [refused] = (await read(company)) as [Vehicle]
  expect(refused.state).toBe('rejected')
  expect(JSON.stringify(refused)).not.toContain('высоте')
  const { guid: _, driver: __, state: ___, sentAt: ____, ...fields } = refused
  expectRefusal(await save(company, refused, fields), 409, 'state_forbids')
  expect(await decide([vehicle], 'approve')).toMatchObject([{ ok: false, code: 'state_forbids' }])
  expect(await decide([vehicle], 'lookAgain')).toMatchObject([{ ok: true }])
  expect(await decide([vehicle], 'approve')).toMatchObject([{ ok: true }])
  await server().deliver()
  const told = (await server().outbox('m.koltsova@stroyform.example'))
    .filter(({ text }) => text.includes(company.company.name))
    .map(({ subject }) => subject)
  expect(told.length).toBeGreaterThanOrEqual(4)
})

test('an older version is not written over, and another company’s vehicle is absent', async () => {
  const { company, vehicle } = await withDriver()
  const { guid: _, driver: __, state: ___, sentAt: ____, ...fields } = vehicle
  const answers = await Promise.all([
    save(company, vehicle, { ...fields, brand: 'Первая' }),
    save(company, vehicle, { ...fields, brand: 'Вторая' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const stranger = await staffCompany(server())
  expectRefusal(await save(stranger, vehicle, fields), 404, 'not_found')
  expect(await bulk(stranger, 'remove', [vehicle])).toMatchObject([{ ok: false, code: 'not_found' }])
  expectRefusal(await server().call('GET', path(company), { token: stranger.token }), 404, 'not_found')
})

test('a removed driver is missed, and a removed vehicle loses its pass and frees its plate', async () => {
  const { company, driver, vehicle } = await withDriver()
  await bulk(company, 'send', [vehicle])
  await decide([vehicle], 'approve')
  await must(server(), 'POST', `/staff/companies/${company.guid}/employees/remove`, {
    token: company.token,
    body: { employeeGuids: [driver.guid] },
  })
  expect((await read(company))[0]).toMatchObject({ driver: null })
  expect(await bulk(company, 'remove', [vehicle])).toMatchObject([{ ok: true }])
  expect(await passes(vehicle)).toEqual([{ revokedAt: expect.any(Date) }])
  expect(await read(company)).toEqual([])
  expect((await add(company)).status).toBe(200)
})

test('the console finds a vehicle by its plate, in either alphabet, with its driver’s state', async () => {
  const { company, vehicle } = await withDriver()
  const saved = await save(company, vehicle, {
    ...testVehicle,
    driverGuid: vehicle.driverGuid,
    version: vehicle.version,
    plate: 'Х901УЕ23',
  })
  expect(saved.status).toBe(200)
  const token = await organiserToken(server(), 'logistics')
  for (const q of ['901', 'х901уе', 'x901'])
    expect(
      (
        await must<{ items: { guid: string; driver: object }[] }>(
          server(),
          'GET',
          `/organizer/vehicles?q=${encodeURIComponent(q)}`,
          { token },
        )
      ).items.map(({ guid }) => guid),
    ).toContain(vehicle.guid)
  expectRefusal(
    await server().call('GET', '/organizer/vehicles', { token: await organiserToken(server(), 'finance') }),
    403,
    'forbidden',
  )
})
