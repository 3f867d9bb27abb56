import { deliveryFaults } from '#domain/message/delivery-fault.ts'
import { failedSorts } from '#domain/message/failed-sort.ts'
import { messageChannels } from '#domain/message/message-channel.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'

/** Any record with a guid. */
const record = { kind: 'record', of: 'group' } as const

/** Of which failed messages, in the address; each letter and decision links here from its own page. */
export const failedParameters = {
  q: searchText,
  channel: choice(['all', ...messageChannels], 'all'),
  fault: choice(['all', ...deliveryFaults], 'all'),
  letter: record,
  batch: record,
  sort: choice(failedSorts, 'newest'),
} as const

export type FailedFilters = ListFilters<typeof failedParameters>

export const readFailedFilters = (address: URLSearchParams) => readListFilters(failedParameters, address)

/** What shows all of them again; the order stays. */
export const everyFailed = { q: null, channel: null, fault: null, letter: null, batch: null }

export const isNarrowed = ({ q, channel, fault, letter, batch }: FailedFilters) =>
  q !== '' || channel !== 'all' || fault !== 'all' || letter !== null || batch !== null

/** The filters as the call takes them. */
export const failedQuery = ({ q, channel, fault, letter, batch, sort }: FailedFilters) => ({
  sort,
  ...(q && { q }),
  ...(channel !== 'all' && { channel }),
  ...(fault !== 'all' && { fault }),
  ...(letter && { letter }),
  ...(batch && { batch }),
})
