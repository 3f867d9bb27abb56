import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'
import { type ReviewState, reviewStates } from '#domain/staff-company/review-transitions.ts'

/** The tabs of the queue, what waits for security first. */
export const reviewTabs: readonly ReviewState[] = ['pending', 'approved', 'rejected', 'unconfirmed']

export const reviewParameters = {
  q: searchText,
  state: choice([...reviewStates, 'all'], 'pending'),
} as const

export type ReviewFilters = ListFilters<typeof reviewParameters>

/** Without a state it shows who waits for security. */
export const readReviewFilters = (address: URLSearchParams) => readListFilters(reviewParameters, address)
