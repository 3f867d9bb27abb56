import { useNavigate } from 'react-router'
import type { SessionUser } from '#contract/auth.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { pathAfterSignIn } from '#web/kit/session/redirects.ts'
import { cabinetUsers, primaryUsers } from '#web/kit/session/session-rules.ts'
import { setCurrentUser } from '#web/kit/session/session-state.ts'

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
