import { mayOrganise } from '#domain/access/organiser-role.ts'
import { readSession, sessionStorageKey } from '#web/kit/session/session-persistence.ts'
import { isAuthenticated } from '#web/kit/session/session-rules.ts'
import { applyAction } from '#web/site/parts/header/apply-action.ts'
import type { ApplyAction } from '#web/site/parts/header/apply-as-nobody.ts'
import { localisePath } from '../../paths.ts'
import { pageLocale } from './page-locale.ts'

/** Who is logged in, as far as a public page cares; `until` is when the log-in ends, in milliseconds since 1970 UTC. */
export type Visitor = ApplyAction & { mayMoveClock: boolean; until: number }

/** Read from the storage anew each time: another page may have logged in or out meanwhile. Null for a stranger. */
export function whoIsHere(now: number): Visitor | null {
  const state = readSession(window.sessionStorage.getItem(sessionStorageKey))
  if (!isAuthenticated(state, now) || state.expiresAt === null) return null
  const { kind, path } = applyAction(state, true)
  return {
    kind,
    path: localisePath(pageLocale(), path),
    mayMoveClock: mayOrganise(state.organiserRoles, 'move-clock'),
    until: state.expiresAt,
  }
}
