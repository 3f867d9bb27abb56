import {
  type CompanyRecord,
  mostOfCompany,
  type readCompanyRecord as route,
} from '#contract/organiser-company.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import {
  countCompanyPeople,
  findCompanyStaff,
  listCompanyGroups,
  listCompanyInvoices,
  listCompanyPeople,
  readCompanyNames,
  sumCompanyInvoices,
} from '#server/persistence/company-record-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findListedStaffCompany } from '#server/persistence/staff-company-list-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { fullName, latinName } from '../participant/present-participant.ts'

type Company = { editionGuid: string; key: string }

/** One company whoever names it: its people, its groups, what it pays, and what it is on site. */
export const readCompanyRecord: UseCase<typeof route, 'database'> = async (
  { actor, params: { key } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const company = { editionGuid: edition.guid, key }
  const names = await readCompanyNames(database, company)
  if (!names) refuse('not_found')
  const [counts, people, groups, money, staff] = await Promise.all([
    countCompanyPeople(database, company),
    listCompanyPeople(database, { ...company, limit: mostOfCompany }),
    listCompanyGroups(database, company),
    mayOrganise(actor.roles, 'read-payments') ? readMoney(database, company) : null,
    mayOrganise(actor.roles, 'read-staff-companies') ? readStaff(database, company) : null,
  ])
  return {
    key,
    ...names,
    people: {
      counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
      items: people.map(row => ({
        guid: row.guid,
        ...namesOf(row),
        position: row.position,
        role: row.role,
        status: row.status,
        payment: row.payment,
      })),
    },
    groups: groups.map(({ guid, email, members, phone, ...row }) => ({
      ...{ guid, email, members },
      coordinator: { ...namesOf(row), phone },
    })),
    money,
    staff,
  }
}

const namesOf = (row: Parameters<typeof fullName>[0]) => ({ name: fullName(row), latinName: latinName(row) })

async function readMoney(reader: Reader, company: Company): Promise<CompanyRecord['money']> {
  const [sums, invoices] = await Promise.all([
    sumCompanyInvoices(reader, company),
    listCompanyInvoices(reader, { ...company, limit: mostOfCompany }),
  ])
  return {
    ...sums,
    items: invoices.map(({ guid, issuedOn, dueOn, status, totalKopecks, ...number }) => ({
      ...{ guid, issuedOn, dueOn, status },
      number: invoiceNumber(number),
      totalKopecks: totalKopecks.toString(),
    })),
  }
}

async function readStaff(reader: Reader, company: Company): Promise<CompanyRecord['staff']> {
  const guid = await findCompanyStaff(reader, company)
  const row = guid && (await findListedStaffCompany(reader, { guid, editionGuid: company.editionGuid }))
  if (!row) return null
  return {
    guid: row.guid,
    name: row.name,
    contractorRole: row.contractorRole,
    confirmed: row.roleConfirmedAt !== null,
    owner: { ...namesOf(row), phone: row.ownerPhone, email: row.email },
    employees: Number(row.employees),
    vehicles: Number(row.vehicles),
  }
}
