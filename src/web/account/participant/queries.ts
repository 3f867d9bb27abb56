import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { readSession, type SessionUser } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLiveEvent } from '#web/kit/live/live-context.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { pathAfterSignIn } from '#web/kit/session/redirects.ts'
import { cabinetUsers, primaryUsers } from '#web/kit/session/session-rules.ts'
import { setCurrentUser, setLists } from '#web/kit/session/session-state.ts'
import { useAuthenticated, useSession } from '#web/kit/session/use-session.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { closedAccess } from './parts/closed-access.ts'
import { participantName } from './words.ts'

/** The participant chosen at log-in, or null: for a coordinator without one, and until the session is known. */
export function useCurrentParticipant(): SessionUser | null {
  const { users, currentUser } = useSession()
  return users.find(user => user.guid === currentUser) ?? null
}

/** Whether somebody else's cabinet is open: an assistant is at work, and the page does not address the participant. */
export function useIsManaged(): boolean {
  return (useCurrentParticipant()?.sections ?? null) !== null
}

/** Ways into what an account is: each opens one of its cabinets. */
export function useEntries() {
  const to = usePaths()
  const navigate = useNavigate()
  const session = browserSession()
  return {
    /** A participant's cabinet; `redirect` is the page of it that was asked for. */
    openUser(user: SessionUser, redirect: string | null = null) {
      session.update(state => setCurrentUser(state, user.guid))
      // As if this one were the whole account: a person who waits or is blocked is led to that screen.
      const lists = { users: [user], groups: [], staffCompanies: [] }
      navigate(pathAfterSignIn({ redirect, lists, currentPath: to('login-select-user') }))
    },
    /** The group is the account's own: whoever acted for another person does so no more. */
    openGroup() {
      const own = primaryUsers({ users: cabinetUsers(session.getState()) })[0]
      session.update(state => setCurrentUser(state, own?.guid ?? null))
      navigate(to('account-group'))
    },
    openCompany() {
      navigate(to('staff'))
    },
  }
}

/** Takes the lists of the account from the server into the client session. */
export async function refreshSession(signal?: AbortSignal): Promise<number> {
  const session = browserSession()
  const { accessToken } = session.getState()
  const lists = await callApi(readSession, signal ? { signal } : {})
  // Somebody else may have logged in before the answer came.
  session.update(state => (state.accessToken === accessToken ? setLists(state, lists) : state))
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

const participantEvent = z.object({ participantGuid: z.string() })

/** What of the cabinet one participant's status, payment, badge or requests show in; the guid is part of each key. */
const aboutNobody = ['session']

/** A change of a participant is read anew wherever this cabinet shows it. */
export function useLiveParticipants(): void {
  const client = useQueryClient()
  useLiveEvent('participant', data => {
    const event = participantEvent.safeParse(data).data
    if (!event) return
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey.includes(event.participantGuid) || aboutNobody.some(name => queryKey[0] === name),
    })
  })
  useLiveEvent('ready', () => void client.invalidateQueries({ queryKey: ['session'] }))
}

/** Key of the account's lists, for those who change a status. */
export const sessionQueryKey = ['session']

/**
 * Keeps the lists of the client session as the server has them, so that an approval, a block or a hold reaches an open
 * cabinet: on arrival, when the window is looked at again, and every minute. An assistant whose access ends meanwhile is
 * told why the page goes.
 */
export function useWatchedSession(): void {
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
