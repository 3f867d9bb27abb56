import { passKinds } from '#domain/pass/pass-payload.ts'
import { passSorts } from '#domain/pass/pass-sort.ts'
import { passStates } from '#domain/pass/pass-state.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { countSet } from '#web/console/queue/rules.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const passParameters = {
  q: searchText,
  state: choice([...passStates, 'all'], 'valid'),
  kind: choice([...passKinds, 'all'], 'all'),
  from: anyDay,
  to: anyDay,
  sort: choice(passSorts, 'name'),
} as const

export type PassFilters = ListFilters<typeof passParameters>

/** The filters as the call takes them. */
export const passQuery = ({ q, kind, state, sort, ...days }: PassFilters) => ({
  sort,
  ...(q && { q }),
  ...(kind !== 'all' && { kind }),
  ...(state !== 'all' && { state }),
  ...dayRangeQuery(days),
})

/** Without a state it shows what opens a gate. */
export const readPassFilters = (address: URLSearchParams) => readListFilters(passParameters, address)

/** The filters that the list of passes and the list of badges have in common. */
export type BearerFilters = Pick<PassFilters, 'kind' | 'from' | 'to'>

/** How many filters are set. */
export const narrowingBearers = (filters: BearerFilters) => countSet(filters, anyBearer)

/** Clears every filter; search and tab stay. */
export const anyBearer = { kind: null, from: null, to: null }

/** Clears the search too. */
export const unnarrowed = { ...anyBearer, q: null }
