import { failedSorts } from '#domain/message/failed-sort.ts'
import { choice, type ListFilters, readListFilters } from '#domain/saved-view/list-parameter.ts'

/** Any record with a guid. */
const record = { kind: 'record', of: 'group' } as const

/** What the failed messages were sent for, in the address, and their order; each letter and decision links here from its own page. */
const failedParameters = {
  letter: record,
  batch: record,
  sort: choice(failedSorts, 'newest'),
} as const

export type FailedFilters = ListFilters<typeof failedParameters>

export const readFailedFilters = (address: URLSearchParams) => readListFilters(failedParameters, address)

/** The filters as the call takes them. */
export const failedQuery = ({ letter, batch, sort }: FailedFilters) => ({
  sort,
  ...(letter && { letter }),
  ...(batch && { batch }),
})
