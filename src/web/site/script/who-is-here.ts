import { mayOrganise } from '#domain/access/organiser-role.ts'
import { leaveMarks } from '#web/kit/favourite/kept-marks.ts'
import { liveSession } from '#web/kit/session/stored-session.ts'
import { keptOwnResult } from '#web/kit/survey/kept-survey.ts'
import { localisePath } from '#web/paths.ts'
import { applyAction } from '#web/site/parts/header/apply-action.ts'
import type { ApplyAction } from '#web/site/parts/header/apply-as-nobody.ts'
import { pageLocale } from './page-locale.ts'

/** What a public page needs to know about whoever is logged in; `until` is when the log-in ends, in milliseconds since 1970 UTC. */
export type Visitor = ApplyAction & { mayMoveClock: boolean; until: number }

/** Reads the storage each time, because another page may have logged in or out. Null for a stranger. */
export function whoIsHere(now: number): Visitor | null {
  const organiser = liveSession('organizer', now)
  const participant = liveSession('participant', now)
  // A log-in that has run out leaves nothing to see for whoever sits here next.
  if (!participant) leaveTaste()
  // An organiser without a participant log-in is led to the console.
  const state = participant ?? organiser
  if (!state || state.expiresAt === null) return null
  const { kind, path } = applyAction(state, true)
  return {
    kind,
    path: localisePath(pageLocale(), path),
    mayMoveClock: organiser !== null && mayOrganise(organiser.organiserRoles, 'move-clock'),
    until: state.expiresAt,
  }
}

/** The account has all of it: nothing is lost. */
function leaveTaste(): void {
  leaveMarks()
  keptOwnResult.forget()
}
