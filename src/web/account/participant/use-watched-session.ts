import { useQuery } from '@tanstack/react-query'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { useAuthenticated } from '#web/kit/session/use-session.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { participantName } from './participant-status.ts'
import { closedAccess } from './parts/closed-access.ts'
import { refreshSession } from './use-fresh-session.ts'

/** Key of the account's lists, for those who change a status. */
export const sessionQueryKey = ['session']

/**
 * Keeps the lists of the client session as the server has them, so that an approval, a block or a hold reaches an open
 * cabinet: on arrival, when the window is looked at again, and every minute. An assistant whose access ends meanwhile is
 * told why the page goes.
 */
export function useFreshSession(): void {
  const authenticated = useAuthenticated()
  const locale = useLocale()
  useQuery({
    queryKey: sessionQueryKey,
    async queryFn({ signal }) {
      const before = browserSession().getState()
      const checkedAt = await refreshSession(signal)
      const gone = closedAccess(before, browserSession().getState())
      if (gone)
        toasts.show({
          title: m.account_access_closed({ name: participantName(gone, locale) }),
          description: m.account_access_closed_text(),
          tone: 'attention',
        })
      return checkedAt
    },
    enabled: authenticated,
    refetchInterval: 60_000,
  })
}
