import type { StaffCompanyRow } from '#contract/organiser-staff-company.ts'
import { type ForumDayQuotas, placesOf } from '#domain/staff-company/forum-day-quota.ts'
import type { ListedStaffCompany } from '#server/persistence/staff-company-list-queries.ts'

/** A company as the console's list shows it. */
export function presentListedCompany(row: ListedStaffCompany, quotas: ForumDayQuotas): StaffCompanyRow {
  const { guid, version, name, inn, contractorRole } = row
  return {
    ...{ guid, version, name, inn, contractorRole },
    packageState: row.roleConfirmedAt ? 'confirmed' : 'waiting',
    owner: {
      name: [row.lastName, row.firstName, row.middleName].filter(Boolean).join(' '),
      latinName: `${row.latinFirstName} ${row.latinLastName}`,
      phone: row.ownerPhone,
      email: row.email,
    },
    forumPlaces: {
      all: placesOf(
        { contractorRole, confirmed: row.roleConfirmedAt !== null, added: row.placesAdded },
        quotas,
      ),
      taken: Number(row.placesTaken),
    },
    employees: Number(row.employees),
    vehicles: Number(row.vehicles),
    createdAt: row.createdAt.toISOString(),
  }
}
