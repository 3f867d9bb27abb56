import { readPlate } from '#domain/vehicle/plate.ts'
import { ensureAccount } from '../persistence/access-queries.ts'
import type { Tx } from '../persistence/database.ts'
import { readCurrentEdition } from '../persistence/edition-queries.ts'
import { insertEmployee } from '../persistence/employee-queries.ts'
import { givePass } from '../persistence/pass-standing-queries.ts'
import { insertStaffCompany } from '../persistence/staff-company-queries.ts'
import { insertVehicle } from '../persistence/vehicle-queries.ts'
import { onSiteConsentText } from '../usecases/consent/on-site-consent.ts'
import { moscow } from './demo-event.ts'
import { type DemoStaffCompany, demoStaffCompanies } from './demo-staff.ts'

type Facts = { editionGuid: string; security: string; logistics: string }

const day = 86_400_000

/** Companies on site with their employees and vehicles in every state, and the passes of those who are let in; gives the companies by phone. */
export async function seedStaff(tx: Tx, facts: Facts): Promise<Map<string, string>> {
  const companies = new Map<string, string>()
  const consent = onSiteConsentText(await readCurrentEdition(tx), 'ru').record
  for (const company of demoStaffCompanies) {
    const createdAt = moscow(company.createdAt)
    const companyGuid = await insertStaffCompany(tx, await companyRow(tx, company, facts))
    companies.set(company.phone, companyGuid)
    const later = new Date(createdAt.getTime() + day)
    const decided = new Date(later.getTime() + day)
    const review = ({ state }: { state: DemoStaffCompany['employees'][number]['state'] }) => ({
      state,
      sentAt: state === 'unconfirmed' ? null : later,
      ...((state === 'approved' || state === 'rejected') && {
        decidedAt: decided,
        decidedBy: facts.security,
      }),
    })
    const employees: string[] = []
    for (const employee of company.employees)
      employees.push(
        await insertEmployee(tx, {
          ...namesOf(employee),
          ...review(employee),
          ...consent,
          companyGuid,
          phone: employee.phone ?? null,
          registrationAddress: employee.address,
          onForum: employee.works !== 'montage',
          onMontage: employee.works !== 'forum',
          onSiteRole: employee.role,
          decisionNote: employee.state === 'rejected' ? 'Не прошёл проверку по адресу' : null,
          selfRegistered: employee.selfRegistered === true,
          createdAt: later,
        }),
      )
    const vehicles: string[] = []
    for (const { driver, country = 'RU', plate, onForum = false, ...vehicle } of company.vehicles) {
      const read = readPlate(plate, country)
      vehicles.push(
        await insertVehicle(tx, {
          ...vehicle,
          ...review(vehicle),
          companyGuid,
          plate: read.ok ? read.number : plate,
          plateCountry: country,
          driverGuid: driver === null ? null : (employees[driver] ?? null),
          onForum,
          onMontage: true,
          decisionNote: vehicle.state === 'rejected' ? 'Не проходит по высоте' : null,
          createdAt: later,
        }),
      )
    }
    await issuePasses(tx, facts, 'employee', { guids: employees, of: company.employees, at: decided })
    await issuePasses(tx, facts, 'vehicle', { guids: vehicles, of: company.vehicles, at: decided })
  }
  return companies
}

async function companyRow(tx: Tx, company: DemoStaffCompany, { editionGuid, logistics }: Facts) {
  const { name, inn, contractorRole, owner } = company
  const createdAt = moscow(company.createdAt)
  const locale = inn === null ? 'en' : 'ru'
  return {
    ...{ editionGuid, name, inn, contractorRole },
    ...namesOf(owner),
    accountGuid: await ensureAccount(tx, company.phone, { locale, at: createdAt }),
    email: owner.email,
    position: owner.position,
    locale,
    roleConfirmedAt: company.confirmedAt === null ? null : moscow(company.confirmedAt),
    roleConfirmedBy: company.confirmedAt === null ? null : logistics,
    createdAt,
  } as const
}

function namesOf({ name, latin }: { name: string; latin: string }) {
  const [lastName = '', firstName = '', middleName = null] = name.split(' ')
  const [latinLastName = '', latinFirstName = ''] = latin.split(' ')
  return { lastName, firstName, middleName, latinLastName, latinFirstName }
}

async function issuePasses(
  tx: Tx,
  { editionGuid }: Facts,
  kind: 'employee' | 'vehicle',
  { guids, of, at }: { guids: readonly string[]; of: readonly { state: string }[]; at: Date },
): Promise<void> {
  for (const [index, subjectGuid] of guids.entries())
    if (of[index]?.state === 'approved') await givePass(tx, { editionGuid, kind, subjectGuid }, at)
}
