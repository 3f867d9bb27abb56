import {
  type CompanyRecord,
  mostNotesOfCompany,
  mostOfCompany,
  type readCompanyRecord as route,
} from '#contract/organiser-company.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { countCompanyTags, listCompanyPeopleNotes } from '#server/persistence/company-money-queries.ts'
import {
  countCompanyPeople,
  findCompanyStaff,
  listCompanyGroups,
  listCompanyPeople,
  readCompanyNames,
} from '#server/persistence/company-record-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findListedStaffCompany } from '#server/persistence/staff-company-list-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { fullName, latinName } from '../participant/present-participant.ts'
import { readCompanyMoney } from './read-company-money.ts'

type Company = { editionGuid: string; key: string }

/** One company whoever names it: its people, its groups, what it pays, and what it is on site. */
export const readCompanyRecord: UseCase<typeof route, 'clock' | 'config' | 'database'> = async (
  { actor, params: { key }, facts },
  needs,
) => {
  const { database } = needs
  const edition = await readCurrentEdition(database)
  const company = { editionGuid: edition.guid, key }
  const names = await readCompanyNames(database, company)
  if (!names) refuse('not_found')
  const [counts, people, groups, money, staff, notes, tags] = await Promise.all([
    countCompanyPeople(database, company),
    listCompanyPeople(database, { ...company, limit: mostOfCompany }),
    listCompanyGroups(database, company),
    mayOrganise(actor.roles, 'read-payments')
      ? readCompanyMoney(needs, company, { ...actor, locale: facts.locale })
      : null,
    mayOrganise(actor.roles, 'read-staff-companies') ? readStaff(database, company) : null,
    listCompanyPeopleNotes(database, { ...company, limit: mostNotesOfCompany }),
    countCompanyTags(database, company),
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
    tags,
    peopleNotes: notes.map(({ guid, text, author, writtenAt, applicationGuid, ...row }) => ({
      ...{ guid, text, applicationGuid, ...namesOf(row) },
      author: author ?? '—',
      writtenAt: writtenAt.toISOString(),
    })),
  }
}

const namesOf = (row: Parameters<typeof fullName>[0]) => ({ name: fullName(row), latinName: latinName(row) })

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
