import { landingPath } from '#web/kit/session/redirects.ts'
import { isRegistered } from '#web/kit/session/session-rules.ts'
import type { SessionState } from '#web/kit/session/session-state.ts'
import { siteMap } from '#web/site-map.ts'
import { type ApplyAction, applyAsNobody } from './apply-as-nobody.ts'

/** What the green button does for the person who looks at it (look.md, public header). */
export function applyAction(state: SessionState, authenticated: boolean): ApplyAction {
  if (!authenticated) return applyAsNobody
  if (!isRegistered(state))
    return state.organiserRoles.length > 0
      ? { kind: 'console', path: siteMap.organiser.path }
      : { kind: 'continue', path: siteMap['signup-type'].path }
  const path = landingPath(state)
  if (path === siteMap['login-blocked'].path) return { kind: 'application', path }
  if (path !== siteMap['login-waiting'].path) return { kind: 'cabinet', path }
  return state.users.some(user => user.status === 'draft')
    ? { kind: 'continue', path: siteMap['signup-personal'].path }
    : { kind: 'application', path }
}
