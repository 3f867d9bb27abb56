import { companyTypes } from '#domain/company/company-type.ts'
import { groupSizes, groupSorts } from '#domain/group/group-list.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const groupParameters = {
  q: searchText,
  companyType: choice(['all', ...companyTypes], 'all'),
  size: choice(['all', ...groupSizes], 'all'),
  from: anyDay,
  to: anyDay,
  sort: choice(groupSorts, 'company'),
} as const

export type GroupFilters = ListFilters<typeof groupParameters>

export const readGroupFilters = (address: URLSearchParams) => readListFilters(groupParameters, address)

/** The filters without the order, as the counts take them. */
export function groupFilterQuery({ q, companyType, size, from, to }: GroupFilters) {
  return {
    ...(q && { q }),
    ...(companyType !== 'all' && { companyType }),
    ...(size !== 'all' && { size }),
    ...dayRangeQuery({ from, to }),
  }
}

/** The filters as the list takes them. */
export function groupQuery(filters: GroupFilters) {
  return { ...groupFilterQuery(filters), ...(filters.sort !== 'company' && { sort: filters.sort }) }
}

/** What clears the filters under the button; the search and the order stay. */
export const anyGroup = { companyType: null, size: null, from: null, to: null }
