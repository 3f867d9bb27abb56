import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { transferDirections } from '#domain/transfer/transfer.ts'

export const transferParameters = {
  q: { ...searchText, longest: 100 },
  direction: choice(['all', ...transferDirections], 'all'),
  day: anyDay,
  hub: { kind: 'record', of: 'hub' },
} as const

export type TransferFilters = ListFilters<typeof transferParameters>

export const readTransferFilters = (address: URLSearchParams) => readListFilters(transferParameters, address)

/** The filters as the call takes them; "any" is left out. */
export function transferQuery({ q, direction, day, hub }: TransferFilters) {
  return {
    ...(q && { q }),
    ...(direction !== 'all' && { direction }),
    ...(day && { day }),
    ...(hub && { hub }),
  }
}
