import { packageStates } from '#contract/organiser-staff-company.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'
import { staffCompanySorts } from '#domain/staff-company/staff-company-sort.ts'

export const staffCompanyParameters = {
  q: searchText,
  status: choice(packageStates, 'waiting'),
  sort: choice(staffCompanySorts, 'oldest'),
} as const

export type StaffCompanyFilters = ListFilters<typeof staffCompanyParameters>

/** The filters as the call takes them. */
export const staffCompanyQuery = ({ q, status, sort }: StaffCompanyFilters) => ({
  state: status,
  ...(q && { q }),
  ...(sort !== 'oldest' && { sort }),
})

/** Without a state it shows whose package is to be confirmed. */
export const readStaffCompanyFilters = (address: URLSearchParams) =>
  readListFilters(staffCompanyParameters, address)
