import { type ReviewState, reviewStates } from '#domain/staff-company/review-transitions.ts'

export function countStates(items: readonly { state: ReviewState }[]): Record<ReviewState, number> {
  const counts = reviewStates.map(state => [state, items.filter(item => item.state === state).length])
  return Object.fromEntries(counts) as Record<ReviewState, number>
}
