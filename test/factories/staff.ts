import type { Employee } from '#contract/employee.ts'
import type { StaffCompany } from '#contract/staff-company.ts'
import type { StaffPass } from '#contract/staff-pass.ts'
import type { Vehicle } from '#contract/vehicle.ts'
import type { ContractorRole } from '#domain/staff-company/contractor-role.ts'
import type { TestServer } from '../server.ts'
import { organiserToken } from './organiser.ts'
import { must } from './participant.ts'

export const staffOwner = {
  lastName: 'Кольцова',
  firstName: 'Марина',
  middleName: 'Игоревна',
  email: 'm.koltsova@stroyform.example',
  position: 'Руководитель проектов',
}

export const testEmployee = {
  lastName: 'Воробьёв',
  firstName: 'Пётр',
  middleName: 'Алексеевич',
  phone: null as string | null,
  registrationAddress: 'г. Сочи, ул. Морская, д. 5, кв. 12',
  onForum: true,
  onMontage: true,
}

/** A body of sign-up without INN, so that any number of companies can be made. */
export function staffCompanyBody(name: string, contractorRole: ContractorRole = 'generalPartner') {
  return { company: { hasInn: false, inn: null, name }, contractorRole, owner: staffOwner, locale: 'ru' }
}

export type TestStaffCompany = StaffCompany & { token: string; phone: string }

let made = 0

/** A company with its responsible employee logged in; its package is confirmed unless it should not be. */
export async function staffCompany(
  server: TestServer,
  wish: { contractorRole?: ContractorRole; confirmed?: boolean } = {},
): Promise<TestStaffCompany> {
  const phone = server.nextPhone()
  const { token } = await server.logIn(phone, 'staff')
  made += 1
  const body = staffCompanyBody(`Стройформ ${made}`, wish.contractorRole)
  const company = await must<StaffCompany>(server, 'POST', '/staff/companies', { token, body })
  if (wish.confirmed === false) return { ...company, token, phone }
  await server.database
    .updateTable('staffCompany')
    .set({ roleConfirmedAt: server.services.clock.now() })
    .where('guid', '=', company.guid)
    .execute()
  return { ...company, token, phone }
}

/** Employees of a company, as its responsible employee writes them down. */
export async function employees(
  server: TestServer,
  company: TestStaffCompany,
  count: number,
  change: Partial<typeof testEmployee> = {},
): Promise<Employee[]> {
  const all: Employee[] = []
  for (let index = 0; index < count; index += 1)
    all.push(
      await must<Employee>(server, 'POST', `/staff/companies/${company.guid}/employees`, {
        token: company.token,
        body: { ...testEmployee, ...change, consent: true },
      }),
    )
  return all
}

/** A vehicle as a company adds it, still without a driver. */
export const testVehicle = {
  brand: 'ГАЗель Next',
  plate: 'А123ВС77',
  plateCountry: 'RU',
  type: 'van',
  lengthCm: 650,
  heightCm: 280,
  onForum: false,
  onMontage: true,
  driverGuid: null as string | null,
  arrivesOn: '2026-02-16',
  leavesOn: '2026-02-17',
}

/** What security decides about an employee or a vehicle. */
export async function decideStaff(
  server: TestServer,
  { kind, guid }: { kind: 'employees' | 'vehicles'; guid: string },
  decision: 'approve' | 'refuse',
): Promise<void> {
  const key = kind === 'employees' ? 'employeeGuids' : 'vehicleGuids'
  await must(server, 'POST', `/organizer/${kind}/decision`, {
    token: await organiserToken(server, 'security'),
    body: { [key]: [guid], decision, note: decision === 'refuse' ? 'Нет в списке' : null },
  })
}

/** A driver whom security has approved, for set-up and dismantling alone unless it should be otherwise. */
export async function approvedDriver(
  server: TestServer,
  company: TestStaffCompany,
  change: Partial<typeof testEmployee> = {},
): Promise<Employee> {
  const wish = { lastName: 'Рулев', phone: server.nextPhone(), onForum: false, ...change }
  const [driver] = (await employees(server, company, 1, wish)) as [Employee]
  await must(server, 'POST', `/staff/companies/${company.guid}/employees/send`, {
    token: company.token,
    body: { employeeGuids: [driver.guid], onSiteRole: 'driver' },
  })
  await decideStaff(server, { kind: 'employees', guid: driver.guid }, 'approve')
  return driver
}

/** A vehicle that security has approved. */
export async function approvedVehicle(
  server: TestServer,
  company: TestStaffCompany,
  change: Partial<typeof testVehicle>,
): Promise<Vehicle> {
  const vehicle = await must<Vehicle>(server, 'POST', `/staff/companies/${company.guid}/vehicles`, {
    token: company.token,
    body: { ...testVehicle, ...change },
  })
  await must(server, 'POST', `/staff/companies/${company.guid}/vehicles/send`, {
    token: company.token,
    body: { vehicleGuids: [vehicle.guid] },
  })
  await decideStaff(server, { kind: 'vehicles', guid: vehicle.guid }, 'approve')
  return vehicle
}

/** The signed passes of a company's employees and vehicles. */
export async function staffPasses(server: TestServer, company: TestStaffCompany): Promise<StaffPass[]> {
  const path = `/staff/companies/${company.guid}/passes`
  return (await must<{ items: StaffPass[] }>(server, 'GET', path, { token: company.token })).items
}
