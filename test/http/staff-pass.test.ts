import { expect, test } from 'vitest'
import type { Employee } from '#contract/employee.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { must } from '#test/factories/participant.ts'
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

// Employees and vehicles have a pass from security's approval, and lose it with the next change (decisions 090, 096).
const server = useTestServer()

const list = (company: TestStaffCompany) => staffPasses(server(), company)

const paper = ({ guid, token }: TestStaffCompany, as = token) =>
  server().call('GET', `/staff/companies/${guid}/passes-document?locale=ru`, { token: as })

const decide = (kind: 'employees' | 'vehicles', guid: string, decision: 'approve' | 'refuse') =>
  decideStaff(server(), { kind, guid }, decision)

test('a vehicle and its driver have a pass each, for the windows in which they work', async () => {
  const company = await staffCompany(server())
  const driver = await approvedDriver(server(), company)
  const vehicle = await approvedVehicle(server(), company, { driverGuid: driver.guid })
  const [ofDriver, ofVehicle] = await list(company)
  expect(ofDriver).toMatchObject({ kind: 'employee', subjectGuid: driver.guid })
  expect(ofVehicle).toMatchObject({ kind: 'vehicle', subjectGuid: vehicle.guid })
  const { passes } = server().services
  expect(passes.verify(ofDriver?.code ?? '')).toMatchObject({ kind: 'employee', zones: 2, counter: 1 })
  expect(passes.verify(ofVehicle?.code ?? '')).toMatchObject({ kind: 'vehicle', zones: 2, counter: 1 })
  // The vehicle leaves on the 17th, its driver may come back to dismantle.
  expect(Date.parse(ofVehicle?.validTo ?? '')).toBeLessThan(Date.parse('2026-02-18T00:00:00+03:00'))
  expect(Date.parse(ofDriver?.validTo ?? '')).toBeGreaterThan(Date.parse('2026-02-20T12:00:00+03:00'))
})

test('a change of the data voids the pass, and the next approval gives another number', async () => {
  const company = await staffCompany(server())
  const driver = await approvedDriver(server(), company)
  const { items } = await must<{ items: Employee[] }>(
    server(),
    'GET',
    `/staff/companies/${company.guid}/employees`,
    { token: company.token },
  )
  const { lastName, middleName, latinLastName, latinFirstName, phone, version } = items[0] as Employee
  const { registrationAddress, onForum, onMontage } = items[0] as Employee
  await must(server(), 'PUT', `/staff/companies/${company.guid}/employees/${driver.guid}`, {
    token: company.token,
    body: {
      ...{ lastName, middleName, latinLastName, latinFirstName, phone, version },
      ...{ registrationAddress, onForum, onMontage },
      firstName: 'Павел',
    },
  })
  expect(await list(company)).toEqual([])
  expectRefusal(await paper(company), 404, 'not_found')
  await must(server(), 'POST', `/staff/companies/${company.guid}/employees/send`, {
    token: company.token,
    body: { employeeGuids: [driver.guid], onSiteRole: 'driver' },
  })
  await decide('employees', driver.guid, 'approve')
  const [again] = await list(company)
  expect(server().services.passes.verify(again?.code ?? '')).toMatchObject({ counter: 2 })
})

test('the paper has a page for each, and is nobody else’s', async () => {
  const company = await staffCompany(server())
  const driver = await approvedDriver(server(), company)
  await approvedVehicle(server(), company, { driverGuid: driver.guid })
  const answer = await paper(company)
  const text = readPdfText(answer.bytes).join(' ').replaceAll('\u00a0', ' ')
  expect(answer.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(text).toContain('Рулев')
  expect(text).toContain('А 123 ВС 77')
  expect(text).toContain('Водитель показывает на въезде')
  const stranger = await staffCompany(server())
  expectRefusal(await paper(company, stranger.token), 404, 'not_found')
  expectRefusal(
    await server().call('GET', `/staff/companies/${company.guid}/passes`, { token: stranger.token }),
    404,
    'not_found',
  )
})

test('whoever is refused or removed has none', async () => {
  const company = await staffCompany(server())
  const driver = await approvedDriver(server(), company)
  const vehicle = await approvedVehicle(server(), company, { driverGuid: driver.guid })
  await decide('vehicles', vehicle.guid, 'refuse')
  expect((await list(company)).map(({ kind }) => kind)).toEqual(['employee'])
  await must(server(), 'POST', `/staff/companies/${company.guid}/employees/remove`, {
    token: company.token,
    body: { employeeGuids: [driver.guid] },
  })
  expect(await list(company)).toEqual([])
})
