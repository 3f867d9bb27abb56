import { type Audience, audiences } from '#web/kit/kept/audience.ts'
import { isBrowserSessionMarked, markBrowserSession } from '#web/kit/kept/browser-mark.ts'
import { forgetAll, forgetTab, keepsLogIn } from '#web/kit/kept/forget.ts'
import { type Kept, kept } from '#web/kit/kept/kept.ts'
import { parseSession, type StoredSession, storedPart } from './session-persistence.ts'
import { isAuthenticated } from './session-rules.ts'
import type { SessionState } from './session-state.ts'

const sessions: Record<Audience, Kept<StoredSession>> = {
  participant: sessionOf('participant'),
  organizer: sessionOf('organizer'),
}

function sessionOf(audience: Audience): Kept<StoredSession> {
  return kept('session', parseSession, { of: 'none', until: 'logout', audience })
}

/** The log-in that all tabs of this browser share, live or not; null where there is none. */
export function readStoredSession(audience: Audience): SessionState | null {
  const found = sessions[audience].read()
  return found && { ...found, userData: {} }
}

/** Keeps a log-in for all tabs until the browser is closed; false where the browser keeps nothing. */
export function writeStoredSession(audience: Audience, state: SessionState): boolean {
  const written = sessions[audience].write(storedPart(state))
  if (written) markBrowserSession(true)
  return written
}

/** Forgets a log-in and everything that was kept for it; `chosen` as in `forgetAll`. */
export function forgetStoredSession(audience: Audience, { chosen }: { chosen: boolean }): void {
  forgetAll(audience, { chosen })
  if (!keepsLogIn()) markBrowserSession(false)
}

/** Deletes the log-ins of a browser that has been closed since, which lost its mark. Called before any stored log-in is used. */
export function forgetClosedBrowser(): void {
  if (isBrowserSessionMarked()) return
  // Another tab may have forgotten the log-in while this one was between two documents and could not hear of it.
  const forget = keepsLogIn() ? (audience: Audience) => forgetAll(audience, { chosen: false }) : forgetTab
  for (const audience of audiences) forget(audience)
}

/** The live log-in, for scripts without React and without a store; read each time. */
export function liveSession(audience: Audience, now: number): SessionState | null {
  forgetClosedBrowser()
  const found = readStoredSession(audience)
  return found && isAuthenticated(found, now) ? found : null
}
