import type { z } from 'zod'
import type { StaffCompany, staffOwnerFields } from '#contract/staff-company.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import { placesOf } from '#domain/staff-company/forum-day-quota.ts'
import type { Reader } from '#server/persistence/database.ts'
import { countForumPlaces } from '#server/persistence/employee-queries.ts'
import {
  readForumDayQuotas,
  readSiteWindows,
  type StaffCompanyRow,
} from '#server/persistence/staff-company-queries.ts'
import { findOpenHandover } from '#server/persistence/staff-handover-queries.ts'

export async function presentStaffCompany(reader: Reader, company: StaffCompanyRow): Promise<StaffCompany> {
  const [all, taken, windows, handover] = await Promise.all([
    forumPlacesOf(reader, company),
    countForumPlaces(reader, company.guid),
    readSiteWindows(reader, company.editionGuid),
    findOpenHandover(reader, company.guid),
  ])
  const { guid, version, contractorRole, inn, name, locale, noticesBy, registrationGuid } = company
  const { lastName, firstName, middleName, latinLastName, latinFirstName, email, position } = company
  return {
    guid,
    version,
    contractorRole,
    roleConfirmed: company.roleConfirmedAt !== null,
    company: { hasInn: inn !== null, inn, name },
    owner: {
      ...{ lastName, firstName, middleName, latinLastName, latinFirstName, email, position },
      phone: company.ownerPhone,
    },
    locale,
    noticesBy,
    registrationGuid,
    forumPlaces: { all, taken },
    windows: windows.map(({ part, from, to }) => ({
      part,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
    })),
    handover: handover ? { phone: handover.phone, offeredAt: handover.offeredAt.toISOString() } : null,
  }
}

/** How many places on the forum days the company has. */
export async function forumPlacesOf(
  reader: Reader,
  company: Pick<StaffCompanyRow, 'editionGuid' | 'contractorRole' | 'roleConfirmedAt' | 'placesAdded'>,
): Promise<number> {
  const quotas = await readForumDayQuotas(reader, company.editionGuid)
  const { contractorRole, roleConfirmedAt, placesAdded: added } = company
  return placesOf({ contractorRole, confirmed: roleConfirmedAt !== null, added }, quotas)
}

/** The responsible employee as columns; an empty Latin spelling is that of passports. */
export function ownerColumns(owner: z.output<typeof staffOwnerFields>) {
  const { lastName, firstName, middleName, latinLastName, latinFirstName, email, position } = owner
  return {
    lastName,
    firstName,
    middleName: middleName || null,
    latinLastName: latinLastName || transliterateName(lastName),
    latinFirstName: latinFirstName || transliterateName(firstName),
    email,
    position,
  }
}
