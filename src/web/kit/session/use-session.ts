import { useSyncExternalStore } from 'react'
import { browserSession } from './browser-session.ts'
import { isAuthenticated, secondsToExpiry } from './session-rules.ts'
import { emptySession, type SessionState } from './session-state.ts'

/** The client session; draws again when it changes, not at every tick. On the server and while hydrating it is empty. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => browserSession().getState(),
    () => emptySession,
  )
}

/** Whether the visitor is logged in, by the ticking clock: false on the server and while hydrating. */
export function useAuthenticated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAuthenticated(browserSession().getState(), browserSession().getNow()),
    () => false,
  )
}

/** Seconds until the log-in ends, each second anew. */
export function useSecondsToExpiry(): number {
  return useSyncExternalStore(
    subscribe,
    () => secondsToExpiry(browserSession().getState(), browserSession().getNow()),
    () => 0,
  )
}

function subscribe(listener: () => void): () => void {
  return browserSession().subscribe(listener)
}
