import { closingStates } from '#domain/closing/closing.ts'
import { closingSorts } from '#domain/closing/closing-sort.ts'
import {
  anyCompany,
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const closingParameters = {
  q: searchText,
  state: choice([...closingStates, 'all'], 'prepared'),
  company: anyCompany,
  from: anyDay,
  to: anyDay,
  sort: choice(closingSorts, 'newest'),
} as const

export type ClosingFilters = ListFilters<typeof closingParameters>

/** The filters as the call takes them. */
export const closingQuery = ({ q, state, company, sort, ...days }: ClosingFilters) => ({
  sort,
  ...(state !== 'all' && { state }),
  ...(company && { company }),
  ...(q && { q }),
  ...dayRangeQuery(days),
})

/** Without a state it shows what is still to be sent. */
export const readClosingFilters = (address: URLSearchParams) => readListFilters(closingParameters, address)
