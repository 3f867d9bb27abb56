import { useSyncExternalStore } from 'react'
import { type Audience, pageAudience } from '#web/kit/kept/audience.ts'
import { browserSession } from './browser-session.ts'
import { isAuthenticated, secondsToExpiry } from './session-rules.ts'
import { emptySession, type SessionState } from './session-state.ts'

/** The client session of the page or of a given audience. Renders again on changes, not on every tick. Empty on the server and during hydration. */
export function useSession(audience: Audience = pageAudience()): SessionState {
  return useSyncExternalStore(
    subscribers[audience],
    () => browserSession(audience).getState(),
    () => emptySession,
  )
}

/** Whether the visitor is logged in, by the ticking clock: false on the server and while hydrating. */
export function useAuthenticated(audience: Audience = pageAudience()): boolean {
  return useSyncExternalStore(
    subscribers[audience],
    () => isAuthenticated(browserSession(audience).getState(), browserSession(audience).getNow()),
    () => false,
  )
}

/** Seconds until the log-in ends, updated every second. */
export function useSecondsToExpiry(audience: Audience = pageAudience()): number {
  return useSyncExternalStore(
    subscribers[audience],
    () => secondsToExpiry(browserSession(audience).getState(), browserSession(audience).getNow()),
    () => 0,
  )
}

/** useSyncExternalStore subscribes again whenever it gets another function, so these are constant. */
const subscribers = {
  participant: (listener: () => void) => browserSession('participant').subscribe(listener),
  organizer: (listener: () => void) => browserSession('organizer').subscribe(listener),
}
