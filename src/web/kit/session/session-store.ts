import { readSession, sessionStorageKey, writeSession } from './session-persistence.ts'
import { isAuthenticated } from './session-rules.ts'
import { emptySession, type SessionState } from './session-state.ts'

/** The clock of the session ticks once a second (spec point 4). */
export const sessionTickMilliseconds = 1000

export type SessionStoreParts = {
  /** Session storage; null where the browser refuses it, and then a reload needs a new log-in. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** Milliseconds since 1970 UTC. */
  clock: () => number
  /** Calls back every `milliseconds` until the function it returned is called. */
  every: (milliseconds: number, callback: () => void) => () => void
}

/** The one place where the client session is kept; made for useSyncExternalStore. */
export type SessionStore = {
  getState: () => SessionState
  /** The time of the last tick, so that what is drawn in one go agrees with itself. */
  getNow: () => number
  subscribe: (listener: () => void) => () => void
  /** Changes the state by a function of session-state.ts, stores it and tells the listeners. */
  update: (change: (state: SessionState, now: number) => SessionState) => void
  /** Resets everything, in storage too. */
  clear: () => void
  /** By the clock of this very moment, for guards and requests. */
  isAuthenticated: () => boolean
}

/** A session store on the given storage and clock; the clock ticks only while somebody listens. */
export function createSessionStore({ storage, clock, every }: SessionStoreParts): SessionStore {
  const listeners = new Set<() => void>()
  let state = readSession(read(storage))
  let now = clock()
  let stopTicking: (() => void) | null = null

  function tell(): void {
    for (const listener of [...listeners]) listener()
  }

  function tick(): void {
    now = clock()
    tell()
  }

  function replace(next: SessionState): void {
    now = clock()
    if (next === state) return
    state = next
    write(storage, state)
    tell()
  }

  return {
    getState: () => state,
    getNow: () => now,
    subscribe(listener) {
      listeners.add(listener)
      if (!stopTicking) {
        now = clock()
        stopTicking = every(sessionTickMilliseconds, tick)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopTicking?.()
        stopTicking = null
      }
    },
    update: change => replace(change(state, clock())),
    clear: () => replace(emptySession),
    isAuthenticated: () => isAuthenticated(state, clock()),
  }
}

function read(storage: SessionStoreParts['storage']): string | null {
  try {
    return storage?.getItem(sessionStorageKey) ?? null
  } catch {
    return null
  }
}

function write(storage: SessionStoreParts['storage'], state: SessionState): void {
  try {
    if (state === emptySession) storage?.removeItem(sessionStorageKey)
    else storage?.setItem(sessionStorageKey, writeSession(state))
  } catch {
    // Storage is full or forbidden: the session lives on in memory until the page is left.
  }
}
