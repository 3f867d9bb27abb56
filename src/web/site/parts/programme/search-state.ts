import type { ProgrammeFound } from '#contract/page-data.ts'
import { checkQuery } from '#domain/search/query-limit.ts'

/** Where a search over the programme stands. */
export type SearchState =
  | { is: 'idle' }
  | { is: 'short' }
  | { is: 'long' }
  /** The last answer stays in sight while the next is on its way. */
  | { is: 'busy'; query: string; answer: ProgrammeFound | null }
  | { is: 'done'; query: string; answer: ProgrammeFound }
  | { is: 'failed'; query: string; message: string }

/** What is to be said of a query that is not searched for; null for one that is. */
export function unsearched(query: string): SearchState | null {
  if (query.trim() === '') return { is: 'idle' }
  const verdict = checkQuery(query)
  if (verdict.ok) return null
  return { is: verdict.code === 'too_long' ? 'long' : 'short' }
}
