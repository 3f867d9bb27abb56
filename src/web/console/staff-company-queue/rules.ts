import { packageStates } from '#contract/organiser-staff-company.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { staffCompanySorts } from '#domain/staff-company/staff-company-sort.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const staffCompanyParameters = {
  q: searchText,
  status: choice(packageStates, 'waiting'),
  from: anyDay,
  to: anyDay,
  sort: choice(staffCompanySorts, 'oldest'),
} as const

export type StaffCompanyFilters = ListFilters<typeof staffCompanyParameters>

/** The filters as the call takes them. */
export const staffCompanyQuery = ({ q, status, sort, ...days }: StaffCompanyFilters) => ({
  state: status,
  ...(q && { q }),
  ...dayRangeQuery(days),
  ...(sort !== 'oldest' && { sort }),
})

/** Without a state it shows whose package is to be confirmed. */
export const readStaffCompanyFilters = (address: URLSearchParams) =>
  readListFilters(staffCompanyParameters, address)
