import { mayOrganise } from '#domain/access/organiser-role.ts'
import { liveSession } from '#web/kit/session/stored-session.ts'
import { localisePath } from '#web/paths.ts'
import { applyAction } from '#web/site/parts/header/apply-action.ts'
import type { ApplyAction } from '#web/site/parts/header/apply-as-nobody.ts'
import { pageLocale } from './page-locale.ts'

/** Who is logged in, as far as a public page cares; `until` is when the log-in ends, in milliseconds since 1970 UTC. */
export type Visitor = ApplyAction & { mayMoveClock: boolean; until: number }

/** Read from the storage anew each time: another page may have logged in or out meanwhile. Null for a stranger. */
export function whoIsHere(now: number): Visitor | null {
  const organiser = liveSession('organizer', now)
  // An organiser who is nobody else is led to the console.
  const state = liveSession('participant', now) ?? organiser
  if (!state || state.expiresAt === null) return null
  const { kind, path } = applyAction(state, true)
  return {
    kind,
    path: localisePath(pageLocale(), path),
    mayMoveClock: organiser !== null && mayOrganise(organiser.organiserRoles, 'move-clock'),
    until: state.expiresAt,
  }
}
