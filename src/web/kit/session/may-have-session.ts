import { keepsLogIn } from '#web/kit/kept/forget.ts'
import { keptPlace } from '#web/kit/kept/kept-place.ts'

/**
 * Whether this browser may hold a log-in; the session's own rules, which weigh more, decide whether it is one. Where storage is forbidden a
 * log-in lives in memory alone, and only they know of it.
 */
export function mayHaveSession(): boolean {
  return keptPlace(false) === null || keepsLogIn()
}
