import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '#contract/field.ts'
import type { ProgrammeHit } from '#contract/programme.ts'
import { checkQuery } from '#domain/search/query-limit.ts'

export type SearchAnswer = { items: ProgrammeHit[]; total: number; corrected: string | null }

export type SearchState =
  | { is: 'idle' }
  | { is: 'short' }
  | { is: 'long' }
  /** The last answer stays in sight while the next is on its way. */
  | { is: 'busy'; query: string; answer: SearchAnswer | null }
  | { is: 'done'; query: string; answer: SearchAnswer }
  | { is: 'failed'; query: string; message: string }

const shown = 50

/** What the server finds for a query. An answer that comes after the query has changed is not heard. */
export function useProgrammeSearch(query: string, locale: Locale): { state: SearchState; retry: () => void } {
  const [state, setState] = useState<SearchState>({ is: 'idle' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    const refused = refusalOf(query)
    if (refused) {
      setState(refused)
      return
    }
    const stop = new AbortController()
    setState(last => ({ is: 'busy', query, answer: 'answer' in last ? last.answer : null }))
    ask(query, locale, stop.signal)
      .then(answer => {
        if (!stop.signal.aborted) setState({ is: 'done', query, answer })
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          setState({ is: 'failed', query, message: error instanceof Error ? error.message : '' })
      })
    return () => stop.abort()
  }, [query, locale, attempt])

  const retry = useCallback(() => setAttempt(last => last + 1), [])
  return { state, retry }
}

function refusalOf(query: string): SearchState | null {
  if (query.trim() === '') return { is: 'idle' }
  const verdict = checkQuery(query)
  if (verdict.ok) return null
  return { is: verdict.code === 'too_long' ? 'long' : 'short' }
}

// The contract and its schemas are loaded with the first search, not with the page.
async function ask(q: string, locale: Locale, signal: AbortSignal): Promise<SearchAnswer> {
  const [{ callApi }, { searchProgramme }] = await Promise.all([
    import('#web/kit/api/call-api.ts'),
    import('#contract/programme.ts'),
  ])
  return callApi(searchProgramme, { query: { q, locale, limit: shown }, signal })
}
