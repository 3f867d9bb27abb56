import { keepsLogIn } from '#web/kit/kept/forget.ts'
import { keptPlace } from '#web/kit/kept/kept-place.ts'

/**
 * Whether this browser may hold a log-in. The session's own rules decide, but they are too large to load everywhere. Where storage is forbidden a
 * log-in exists only in memory, and only they know of it.
 */
export function mayHaveSession(): boolean {
  return keptPlace(false) === null || keepsLogIn()
}
