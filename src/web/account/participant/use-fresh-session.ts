import { useQuery } from '@tanstack/react-query'
import { readSession } from '#contract/auth.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { setLists } from '#web/kit/session/session-state.ts'

/** Takes the lists of the account from the server into the client session. */
export async function refreshSession(signal?: AbortSignal): Promise<number> {
  const lists = await callApi(readSession, signal ? { signal } : {})
  browserSession().update(state => setLists(state, lists))
  return Date.now()
}

/**
 * Keeps the lists fresh while a page about statuses is open: at once, when the person comes back to it, and each half
 * minute. `checkedAt` is when it last worked, milliseconds since 1970 UTC.
 */
export function useFreshSession() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => refreshSession(signal),
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
  })
  return {
    checkedAt: data ?? null,
    error,
    refresh: refetch,
    refreshing: isFetching,
  }
}
