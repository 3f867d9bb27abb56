import { type DeliveryFault, deliveryFaults } from '#domain/message/delivery-fault.ts'
import { failedSorts } from '#domain/message/failed-sort.ts'
import { type MessageChannel, messageChannels } from '#domain/message/message-channel.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

/** Any record with a guid. */
const record = { kind: 'record', of: 'group' } as const

/** Of which failed messages, in the address; each letter and decision links here from its own page. */
export const failedParameters = {
  q: searchText,
  channel: choice(['all', ...messageChannels], 'all'),
  fault: choice(['all', ...deliveryFaults], 'all'),
  letter: record,
  batch: record,
  from: anyDay,
  to: anyDay,
  sort: choice(failedSorts, 'newest'),
} as const

export type FailedFilters = ListFilters<typeof failedParameters>

export const readFailedFilters = (address: URLSearchParams) => readListFilters(failedParameters, address)

/** What shows all of them again; the order stays. */
export const everyFailed = {
  ...{ q: null, channel: null, fault: null },
  ...{ letter: null, batch: null, from: null, to: null },
}

export const isNarrowed = ({ q, channel, fault, letter, batch, from, to }: FailedFilters) =>
  q !== '' || channel !== 'all' || fault !== 'all' || [letter, batch, from, to].some(one => one !== null)

type Counted = { channel: MessageChannel; fault: DeliveryFault; count: number }

/** How many of those counted are of a channel and a cause; both may be any. */
export function countFailed(
  counts: readonly Counted[],
  { channel, fault }: Pick<FailedFilters, 'channel' | 'fault'>,
): number {
  return counts
    .filter(one => (channel === 'all' || one.channel === channel) && (fault === 'all' || one.fault === fault))
    .reduce((sum, { count }) => sum + count, 0)
}

/** The filters as the call takes them. */
export const failedQuery = ({ q, channel, fault, letter, batch, sort, ...days }: FailedFilters) => ({
  sort,
  ...(q && { q }),
  ...(channel !== 'all' && { channel }),
  ...(fault !== 'all' && { fault }),
  ...(letter && { letter }),
  ...(batch && { batch }),
  ...dayRangeQuery(days),
})
