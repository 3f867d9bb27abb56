import type { ErrorCode } from '../refusal/error-code.ts'
import { isSearchable } from './search-words.ts'

/** In characters. Nobody types more, and a text pasted by mistake is not searched for. */
export const longestQuery = 200

/** Whether a query may be searched for; the code says why not. */
export function checkQuery(
  query: string,
): { ok: true } | { ok: false; code: Extract<ErrorCode, 'too_long' | 'search_too_short'>; field: 'q' } {
  if (query.length > longestQuery) return { ok: false, code: 'too_long', field: 'q' }
  if (!isSearchable(query)) return { ok: false, code: 'search_too_short', field: 'q' }
  return { ok: true }
}
