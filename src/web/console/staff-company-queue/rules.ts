import { packageStates } from '#contract/organiser-staff-company.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'

export const staffCompanyParameters = {
  q: searchText,
  status: choice(packageStates, 'waiting'),
} as const

export type StaffCompanyFilters = ListFilters<typeof staffCompanyParameters>

/** Without a state it shows whose package is to be confirmed. */
export const readStaffCompanyFilters = (address: URLSearchParams) =>
  readListFilters(staffCompanyParameters, address)
