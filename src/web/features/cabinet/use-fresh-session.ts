import { useQuery } from '@tanstack/react-query'
import { useAuthenticated } from '../../session/use-session.ts'
import { refreshSession } from '../login/use-fresh-session.ts'

/** Key of the account's lists, for those who change a status. */
export const sessionQueryKey = ['session']

/**
 * Keeps the lists of the client session as the server has them, so that an approval, a block or a hold reaches an open
 * cabinet: on arrival, when the window is looked at again, and every minute.
 */
export function useFreshSession(): void {
  const authenticated = useAuthenticated()
  useQuery({
    queryKey: sessionQueryKey,
    queryFn: ({ signal }) => refreshSession(signal),
    enabled: authenticated,
    refetchInterval: 60_000,
  })
}
