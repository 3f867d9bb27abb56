import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { transferDirections } from '#domain/transfer/transfer.ts'
import { transferSorts } from '#domain/transfer/transfer-sort.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const transferParameters = {
  q: { ...searchText, longest: 100 },
  direction: choice(['all', ...transferDirections], 'all'),
  day: anyDay,
  hub: { kind: 'record', of: 'hub' },
  from: anyDay,
  to: anyDay,
  sort: choice(transferSorts, 'day'),
} as const

export type TransferFilters = ListFilters<typeof transferParameters>

export const readTransferFilters = (address: URLSearchParams) => readListFilters(transferParameters, address)

/** The filters without the order, as the counts take them; "any" is left out. */
export function transferFilterQuery({ q, direction, day, hub, from, to }: TransferFilters) {
  return {
    ...(q && { q }),
    ...(direction !== 'all' && { direction }),
    ...(day && { day }),
    ...(hub && { hub }),
    ...dayRangeQuery({ from, to }),
  }
}

export function transferQuery(filters: TransferFilters) {
  return { ...transferFilterQuery(filters), ...(filters.sort !== 'day' && { sort: filters.sort }) }
}

/** What clears the filters under the button. */
export const anyTransfer = { day: null, hub: null, from: null, to: null }
