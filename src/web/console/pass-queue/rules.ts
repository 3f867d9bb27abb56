import { passKinds } from '#domain/pass/pass-payload.ts'
import { isPassSortOpen, type PassSort, passSorts } from '#domain/pass/pass-sort.ts'
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
import { sortedColumn } from '#web/kit/list/sorted-column.ts'

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

/** Without a state it shows what opens a gate. A colleague who shared the address may see an order that is closed to the reader; then it opens by name. */
export function readPassFilters(address: URLSearchParams, seesScans: boolean): PassFilters {
  const filters = readListFilters(passParameters, address)
  return isPassSortOpen(filters.sort, seesScans) ? filters : { ...filters, sort: 'name' }
}

/** The headings that only passes have. */
export function passHeadings(list: { sort: PassSort; onSort: (sort: PassSort) => void }) {
  return {
    kind: sortedColumn(list, { ascending: 'kind', descending: 'kindDown' }, 'ascending'),
    counter: sortedColumn(list, { ascending: 'counter', descending: 'counterDown' }, 'descending'),
    badge: sortedColumn(list, { ascending: 'badge', descending: 'badgeDown' }, 'ascending'),
    scan: sortedColumn(list, { ascending: 'scan', descending: 'scanDown' }, 'descending'),
  }
}

/** The filters that the list of passes and the list of badges have in common. */
export type BearerFilters = Pick<PassFilters, 'kind' | 'from' | 'to'>

/** How many filters are set. */
export const narrowingBearers = (filters: BearerFilters) => countSet(filters, anyBearer)

/** Clears every filter; search and tab stay. */
export const anyBearer = { kind: null, from: null, to: null }

/** Clears the search too. */
export const unnarrowed = { ...anyBearer, q: null }
