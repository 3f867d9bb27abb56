import { type ReviewState, reviewStates } from '#domain/staff-company/review-transitions.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type ReviewFilters = { q: string; state: ReviewState | 'all' }

/** The tabs of the queue, what waits for security first. */
export const reviewTabs: readonly ReviewState[] = ['pending', 'approved', 'rejected', 'unconfirmed']

/** Reads the address of the list; without a state it shows who waits for security. */
export function readReviewFilters(parameters: URLSearchParams): ReviewFilters {
  return {
    q: searchedText(parameters, 200),
    state: oneOf(parameters.get('state'), [...reviewStates, 'all'], 'pending'),
  }
}
