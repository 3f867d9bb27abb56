import type { ProgrammeFound } from '#contract/page-data.ts'
import { checkQuery } from '#domain/search/query-limit.ts'

/** The state of a search in the programme. */
export type SearchState =
  | { is: 'idle' }
  | { is: 'short' }
  | { is: 'long' }
  /** The last answer stays visible until the next arrives. */
  | { is: 'busy'; query: string; answer: ProgrammeFound | null }
  | { is: 'done'; query: string; answer: ProgrammeFound }
  | { is: 'failed'; query: string; message: string }

/** The state for a query that is not searched; null if it is. */
export function unsearched(query: string): SearchState | null {
  if (query.trim() === '') return { is: 'idle' }
  const verdict = checkQuery(query)
  if (verdict.ok) return null
  return { is: verdict.code === 'too_long' ? 'long' : 'short' }
}
