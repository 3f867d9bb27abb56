import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/field.ts'
import type { ProgrammeFound } from '#contract/page-data.ts'
import { readPublic } from '#web/site/islands/read-public.ts'
import { type SearchState, unsearched } from './search-state.ts'

/** The filters narrow what was found on the page, so all of it is asked for. */
const shown = '200'

/** The server's results for a query. An answer for a former query is ignored; `drawn` is what the page came with. */
export function useProgrammeSearch(
  query: string,
  locale: Locale,
  drawn: SearchState,
): { state: SearchState; retry: () => void } {
  const [state, setState] = useState(drawn)
  const [attempt, setAttempt] = useState(0)
  const answered = useRef(drawn.is === 'done' ? drawn.query : null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    const known = answered.current
    answered.current = null
    if (known === query) return
    const refused = unsearched(query)
    if (refused) {
      setState(refused)
      return
    }
    const stop = new AbortController()
    setState(last => ({ is: 'busy', query, answer: 'answer' in last ? last.answer : null }))
    readPublic<ProgrammeFound>('/program/search', { query: { q: query, limit: shown }, signal: stop.signal })
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
