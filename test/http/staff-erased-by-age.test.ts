import { expect, test } from 'vitest'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import {
  approvedDriver,
  approvedVehicle,
  employees,
  staffCompany,
  staffPasses,
} from '#test/factories/staff.ts'
import { findEverywhere } from '#test/factories/stored-text.ts'
import { useTestServer } from '#test/server.ts'
import { clockAt, gateDays, gateDevice, scan } from './gate-calls.ts'

/** The forum of the tests ends on 20 February 2026; 22 March is the last day of what people on site have told. */
const server = useTestServer()

const logged = async (subjectGuid: string) =>
  (
    await server()
      .database.selectFrom('auditEntry')
      .select(['action', 'actorRole'])
      .where('subjectGuid', '=', subjectGuid)
      .where('actorRole', '=', 'clock')
      .execute()
  ).map(({ action }) => action)

test('thirty days after the forum nothing tells who worked on site, and the log of the gates still adds up', async () => {
  const company = await staffCompany(server())
  const phone = '+79161112233'
  const driver = await approvedDriver(server(), company, {
    ...{ lastName: 'Коростелёв', firstName: 'Евграф', phone },
    registrationAddress: 'г. Сочи, ул. Платановая, д. 77',
  })
  const vehicle = await approvedVehicle(server(), company, { driverGuid: driver.guid, plate: 'О909РР23' })
  const { plate } = vehicle
  const [removed] = await employees(server(), company, 1, { lastName: 'Удаляев' })
  await must(server(), 'POST', `/staff/companies/${company.guid}/employees/remove`, {
    token: company.token,
    body: { employeeGuids: [removed?.guid] },
  })
  const codes = await staffPasses(server(), company)
  const codeOf = (kind: string) => codes.find(pass => pass.kind === kind)?.code ?? ''
  await clockAt(server(), gateDays.setUp)
  const gate = await gateDevice(server(), { gate: 'Погрузка', zone: 'site' })
  const together = { code: codeOf('vehicle'), driver: { code: codeOf('employee'), pass: null } }
  expect((await scan(server(), gate, together)).admitted).toBe(true)
  await server().deliver()

  await clockAt(server(), '2026-03-22T23:30:00+03:00')
  await runJob(server().services, 'erase-aged', {})
  expect(await findEverywhere(server(), 'Коростелёв')).toContain('public.employee')

  await clockAt(server(), '2026-03-23T00:30:00+03:00')
  await runJob(server().services, 'erase-aged', {})
  for (const told of ['Коростелёв', 'Korostelev', 'Евграф', 'Платановая', phone, plate, 'Удаляев'])
    expect([told, await findEverywhere(server(), told)]).toEqual([told, []])
  expect(await logged(driver.guid)).toEqual(['eraseEmployee'])
  expect(await logged(vehicle.guid)).toEqual(['eraseVehicle'])
  expect(await logged(removed?.guid ?? '')).toEqual(['eraseEmployee'])
  const passes = await server()
    .database.selectFrom('pass')
    .select('revokedAt')
    .where(({ eb, val }) => eb('subjectGuid', '=', eb.fn.any(val([driver.guid, vehicle.guid]))))
    .execute()
  expect(passes.map(({ revokedAt }) => revokedAt !== null)).toEqual([true, true])
  // The scan is there, and names nobody.
  const log = await must<{ items: { name: string | null; driver: string | null; outcome: string }[] }>(
    server(),
    'GET',
    '/organizer/gate/scans',
    { token: await organiserToken(server(), 'security') },
  )
  expect(log.items).toMatchObject([{ name: null, driver: null, outcome: 'admitted' }])
  // A second run finds nobody.
  await runJob(server().services, 'erase-aged', {})
  expect(await logged(driver.guid)).toHaveLength(1)
})
