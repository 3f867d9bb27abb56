import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import type { SessionUser } from '#contract/auth.ts'
import { readDictionaries } from '#contract/dictionary.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { useLiveEvent } from '#web/kit/live/live-context.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { pathAfterSignIn } from '#web/kit/session/redirects.ts'
import { cabinetUsers, primaryUsers } from '#web/kit/session/session-rules.ts'
import { setCurrentUser, setDictionaries } from '#web/kit/session/session-state.ts'
import { useAuthenticated, useSession } from '#web/kit/session/use-session.ts'
import { closedAccess } from './parts/closed-access.ts'

/** The participant chosen at log-in, or null: for a coordinator without one, and until the session is known. */
export function useCurrentParticipant(): SessionUser | null {
  const { users, currentUser } = useSession()
  return users.find(user => user.guid === currentUser) ?? null
}

/** Whether somebody else's cabinet is open: an assistant is at work, and the page does not address the participant. */
export function useIsManaged(): boolean {
  return (useCurrentParticipant()?.sections ?? null) !== null
}

export function useEntries() {
  const to = usePaths()
  const navigate = useNavigate()
  const session = browserSession()
  return {
    /** Opens a participant's cabinet; `redirect` is the page in it that was asked for. */
    openUser(user: SessionUser, redirect: string | null = null) {
      session.update(state => setCurrentUser(state, user.guid))
      // As if the account had only this participant: whoever waits or is blocked is led to that screen.
      const lists = { users: [user], groups: [], staffCompanies: [] }
      navigate(pathAfterSignIn({ redirect, lists, currentPath: to('login-select-user') }))
    },
    /** The group belongs to the account itself, so acting for another person ends here. */
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

/** Puts the codes of types and statuses into the session (spec point 3), once for each load of the cabinet. */
export function useDictionaries(): void {
  useQuery({
    queryKey: ['dictionaries'],
    queryFn: async ({ signal }) => {
      const { userTypes, userStatuses, securityStatuses } = await callApi(readDictionaries, { signal })
      browserSession().update(state =>
        setDictionaries(state, {
          userTypes: userTypes.map(codeOf),
          userStatuses: userStatuses.map(codeOf),
          securityStatuses: securityStatuses.map(codeOf),
        }),
      )
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const codeOf = ({ id, code }: { id: number; code: string }) => ({ id, code })

/**
 * Keeps the lists fresh while a page about statuses is open: when the person comes back to it, and every half minute. `checkedAt` is the last
 * success, milliseconds since 1970 UTC.
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

/** The queries that depend on a participant's status, payment, badge or requests; each key contains the guid. */
const aboutNobody = ['session']

/** Reads a changed participant again wherever this cabinet shows them. */
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

export const sessionQueryKey = ['session']

/**
 * Refreshes the lists of the session on arrival, when the window gets the focus, and every minute, so that an approval, a block or a hold reaches an
 * open cabinet. `closed` is the person whose cabinet an assistant had open when their access ended, until the assistant goes on: without it the same
 * page would show somebody else.
 */
export function useWatchedSession(): { closed: SessionUser | null; goOn: () => void } {
  const authenticated = useAuthenticated()
  const { pathname } = useLocation()
  const { currentUser } = useSession()
  const [closed, setClosed] = useState<{ person: SessionUser; at: string; open: string | null } | null>(null)
  useQuery({
    queryKey: sessionQueryKey,
    async queryFn({ signal }) {
      const before = browserSession().getState()
      const checkedAt = await refreshSession(signal)
      const after = browserSession().getState()
      const person = closedAccess(before, after)
      if (person) setClosed({ person, at: window.location.pathname, open: after.currentUser })
      return checkedAt
    },
    enabled: authenticated,
    refetchInterval: 60_000,
  })
  // Another page, or another cabinet from the switcher, was chosen with open eyes.
  const stands = closed !== null && closed.at === pathname && closed.open === currentUser
  return { closed: stands ? closed.person : null, goOn: () => setClosed(null) }
}
