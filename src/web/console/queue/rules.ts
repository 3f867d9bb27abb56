import { type RequestSort, requestSorts, usualRequestSort } from '#domain/change-request/request-sort.ts'
import { anyDay, choice, type ListFilters } from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'

/** What the addresses of lists of requests have in common: the days on which it was asked for, and the order. */
export const requestParameters = {
  from: anyDay,
  to: anyDay,
  sort: choice(['usual', ...requestSorts], 'usual'),
} as const

type RequestFilters = ListFilters<typeof requestParameters>

/** The same as a call takes it. */
export function requestQuery({ from, to, sort }: RequestFilters) {
  return { ...dayRangeQuery({ from, to }), ...(sort !== 'usual' && { sort }) }
}

/** The order in which the rows stand. */
export function requestSortOf({ sort, status }: RequestFilters & { status: string }): RequestSort {
  return sort === 'usual' ? usualRequestSort(status) : sort
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
