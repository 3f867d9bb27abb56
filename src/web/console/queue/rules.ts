import { type RequestSort, requestSorts, usualRequestSort } from '#domain/change-request/request-sort.ts'
import { anyDay, choice, type ListFilters, readListFilters } from '#domain/saved-view/list-parameter.ts'
import { type Counted, countUnder, type ListCounts } from '#domain/search/list-counts.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'

/** What the addresses of lists of requests have in common: the days on which it was asked for, and the order. */
export const requestParameters = {
  from: anyDay,
  to: anyDay,
  sort: choice(['usual', ...requestSorts], 'usual'),
} as const

type RequestDays = Pick<ListFilters<typeof requestParameters>, 'from' | 'to'>

/** The same as a call takes it. */
export function requestQuery<Sort extends string>({ from, to, sort }: RequestDays & { sort: Sort }) {
  const chosen = chosenSort(sort)
  return { ...dayRangeQuery({ from, to }), ...(chosen && { sort: chosen }) }
}

/** The order in which the rows stand. */
export function requestSortOf<Sort extends string>({ sort, status }: { sort: Sort; status: string }) {
  return chosenSort(sort) ?? usualRequestSort(status)
}

/** Null for the usual order. */
function chosenSort<Sort extends string>(sort: Sort): Exclude<Sort, 'usual'> | null {
  return sort === 'usual' ? null : (sort as Exclude<Sort, 'usual'>)
}

/** The headings that sort a list of requests; who waits longest has the greatest age. */
export function requestHeadings<Sort extends string>(list: {
  sort: Sort | RequestSort
  onSort: (sort: Sort | RequestSort) => void
}) {
  return {
    name: sortedColumn(list, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
    company: sortedColumn(list, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
    requested: sortedColumn(list, { ascending: 'oldest', descending: 'newest' }, 'descending'),
    waiting: sortedColumn(list, { ascending: 'newest', descending: 'oldest' }, 'descending'),
  }
}

/** How many filters are set of those that `none` clears; the two days of a range are one. */
export function countSet<Name extends string>(
  filters: Readonly<Record<NoInfer<Name>, unknown>>,
  none: Readonly<Record<Name, null>>,
): number {
  const set = Object.keys(none).filter(
    name => ![null, undefined, 'all'].includes(filters[name as Name] as null),
  )
  return set.length - (set.includes('from') && set.includes('to') ? 1 : 0)
}

/** How many rows a tab of a list has, once the list is there. */
export function totalOfTab<Name extends string>(
  list: ListCounts<Name> | undefined,
  shown: NoInfer<Name> | 'all',
): Counted | undefined {
  return list && countUnder(list, shown)
}

/** The other tabs under which the same search finds somebody, in the order of the tabs. */
export function foundElsewhere<Status extends string>(
  tabs: readonly Status[],
  counts: Readonly<Partial<Record<Status, number>>> | undefined,
  shown: Status | 'all',
): { status: Status; count: number }[] {
  return tabs
    .map(status => ({ status, count: counts?.[status] ?? 0 }))
    .filter(({ status, count }) => status !== shown && count > 0)
}

/**
 * Which columns of a list are shown: those that its address names, or the usual ones. The first, which names the row, stays, and so does one that nobody
 * chooses. What is chosen is shown whatever the width.
 */
export function chooseColumns<Item>(columns: readonly ListColumn<Item>[], named: string | null) {
  const [first, ...others] = columns
  const optional = others.filter(({ always }) => !always)
  const choice = { kind: 'several', values: optional.map(({ key }) => key) } as const
  const { columns: asked } = readListFilters({ columns: choice }, { get: () => named })
  const chosen = asked ?? optional.filter(({ usual }) => usual !== false).map(({ key }) => key)
  const rest = others
    .filter(({ key, always }) => always || chosen.includes(key))
    .map(({ roomy, ...column }): ListColumn<Item> => (asked || !roomy ? column : { ...column, roomy }))
  return { optional, chosen, shown: first ? [first, ...rest] : rest }
}
