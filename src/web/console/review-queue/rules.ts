import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import {
  reviewSorts,
  type VehicleSort,
  vehicleSorts,
  volunteerReviewSorts,
} from '#domain/staff-company/review-sort.ts'
import { type ReviewState, reviewStates } from '#domain/staff-company/review-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { requestSortWords } from '#web/console/queue/words.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

/** The tabs of the queue, what waits for security first. */
export const reviewTabs: readonly ReviewState[] = ['pending', 'approved', 'rejected', 'unconfirmed']

const shared = {
  q: searchText,
  state: choice([...reviewStates, 'all'], 'pending'),
  from: anyDay,
  to: anyDay,
} as const

export const employeeParameters = { ...shared, sort: choice(reviewSorts, 'oldest') } as const
export const vehicleParameters = { ...shared, sort: choice(vehicleSorts, 'oldest') } as const

export const volunteerParameters = { ...shared, sort: choice(volunteerReviewSorts, 'oldest') } as const

export type ReviewParameters =
  | typeof employeeParameters
  | typeof vehicleParameters
  | typeof volunteerParameters

export type ReviewFilters = ListFilters<typeof vehicleParameters>

/** Without a state it shows who waits for security. */
export const readReviewFilters = (parameters: ReviewParameters, address: URLSearchParams): ReviewFilters =>
  readListFilters(parameters, address)

/** The filters without the order, as the calls take them. */
export function reviewQuery({ q, state, from, to }: ReviewFilters) {
  return { ...(q && { q }), ...(state !== 'all' && { state }), ...dayRangeQuery({ from, to }) }
}

export const reviewSortWords: Record<VehicleSort, () => string> = {
  ...requestSortWords,
  longestWait: m.refund_sort_wait_longest,
  shortestWait: m.refund_sort_wait_shortest,
  arrives: m.staff_sort_arrives,
  arrivesDown: m.staff_sort_arrives_down,
}
