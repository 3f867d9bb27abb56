import { createStore } from 'zustand/vanilla'
import type { Audience } from '#web/kit/kept/audience.ts'
import { forgetAll, forgetOthers, forgetParticipant } from '#web/kit/kept/forget.ts'
import { kept } from '#web/kit/kept/kept.ts'
import { setKeptOwner } from '#web/kit/kept/kept-owner.ts'
import { closedParticipants, isAccountBlocked } from './closed-participants.ts'
import { tokenAccount } from './decode-token.ts'
import { type LogInEnd, noteLogInEnd, takesChosen } from './log-in-end.ts'
import { storedPart } from './session-persistence.ts'
import { isAuthenticated, isExpired } from './session-rules.ts'
import { emptySession, type SessionState, setCurrentUser } from './session-state.ts'
import {
  forgetClosedBrowser,
  forgetStoredSession,
  readStoredSession,
  writeStoredSession,
} from './stored-session.ts'

/** The session's clock ticks once a second (spec point 4). */
export const sessionTickMilliseconds = 1000

export type SessionStoreParts = {
  audience: Audience
  /** Milliseconds since 1970 UTC. */
  clock: () => number
  /** Calls back every `milliseconds` until the function it returned is called. */
  every: (milliseconds: number, callback: () => void) => () => void
  /** Milliseconds without use after which the log-in ends; by default only its expiry counts. */
  idleLimit?: number
  /** Another account has logged in in another tab, and nothing on this page belongs to it. */
  onOtherAccount?: () => void
}

/** The only store of an audience's client session; made for useSyncExternalStore. */
export type SessionStore = {
  getState: () => SessionState
  /** The time of the last tick, so that one render uses one time. */
  getNow: () => number
  subscribe: (listener: () => void) => () => void
  /** Changes the state by a function of session-state.ts, stores it and tells the listeners. */
  update: (change: (state: SessionState, now: number) => SessionState) => void
  /** Ends the log-in: resets everything, and forgets all that was kept for it. */
  end: (how: LogInEnd) => void
  /** How the log-in of this page ended, until another one begins. */
  endedBy: () => LogInEnd | null
  /** By the current time and other tabs' changes, for guards and requests. */
  isAuthenticated: () => boolean
  /** Takes over other tabs' changes. */
  sync: () => void
  /** Restarts the idle time. */
  use: () => void
}

/** Milliseconds between two records of use, at least. */
const useStep = 30_000

/** A session store on the given clock, which ticks only while there are listeners. */
export function createSessionStore(parts: SessionStoreParts): SessionStore {
  const { audience, clock, every, idleLimit } = parts
  const ownUser = kept('current-user', asText, { ...ofLogIn, of: 'account', tab: true, audience })
  const usedAt = kept('used-at', asNumber, { ...ofLogIn, of: 'none', audience })
  const store = createStore(() => ({ session: emptySession, now: clock() }))
  const session = () => store.getState().session
  /** What this tab last saw in the storage; null where it is empty or forbidden. */
  let known: string | null = null
  let lastUsed = 0
  let endedBy: LogInEnd | null = null
  let listening = 0
  let stopTicking: (() => void) | null = null

  function show(next: SessionState): void {
    const before = session()
    const account = tokenAccount(next.accessToken)
    setKeptOwner(audience, account)
    if (next.accessToken) {
      endedBy = null
      noteLogInEnd(audience, null)
      if (account) forgetOthers(audience, account)
      for (const guid of closedParticipants(before, next)) forgetParticipant(audience, guid)
    }
    store.setState({ session: next, now: clock() })
  }

  function save(next: SessionState): void {
    const stored = writeStoredSession(audience, next) ? next : readStoredSession(audience)
    known = stored && textOf(stored)
    if (next.currentUser === null) ownUser.forget()
    else ownUser.write(next.currentUser)
  }

  function end(how: LogInEnd): void {
    if (session() === emptySession && known === null) return
    known = null
    endedBy = how
    forgetStoredSession(audience, { chosen: takesChosen(how) })
    noteLogInEnd(audience, how)
    show(emptySession)
  }

  /** How the log-in has ended by time; null while it has not. */
  function endOfTime(now: number): LogInEnd | null {
    const state = session()
    if (state.accessToken === null) return null
    if (isExpired(state, now)) return 'expired'
    lastUsed = Math.max(lastUsed, usedAt.read() ?? 0, state.tokenLastUpdated ?? 0)
    return idleLimit !== undefined && now - lastUsed >= idleLimit ? 'idle' : null
  }

  /** Takes over what another tab stored, but keeps this tab's current user and its unstored data. */
  function take(found: SessionState): void {
    const before = session()
    const same = before.accessToken === found.accessToken
    setKeptOwner(audience, tokenAccount(found.accessToken))
    const own = (same ? before.currentUser : null) ?? ownUser.read() ?? found.currentUser
    const expiresAt = same ? Math.max(before.expiresAt ?? 0, found.expiresAt ?? 0) || null : found.expiresAt
    show(setCurrentUser({ ...found, expiresAt, userData: same ? before.userData : {} }, own))
  }

  function sync(): void {
    const found = readStoredSession(audience)
    if (!found) {
      if (known !== null) end(endOfTime(clock()) ?? 'elsewhere')
      return
    }
    const text = textOf(found)
    if (text === known) return
    known = text
    const before = session()
    take(found)
    const other = before.accessToken && !isSameAccount(before, found)
    if (other) parts.onOtherAccount?.()
  }

  function endInTime(): void {
    const how = endOfTime(clock())
    if (how) end(how)
  }

  function tick(): void {
    const how = endOfTime(clock())
    if (how) end(how)
    else store.setState({ session: session(), now: clock() })
  }

  forgetClosedBrowser()
  sync()
  endInTime()

  return {
    getState: session,
    getNow: () => store.getState().now,
    subscribe(listener) {
      if (!stopTicking) {
        store.setState({ session: session(), now: clock() })
        stopTicking = every(sessionTickMilliseconds, tick)
      }
      const leave = store.subscribe(listener)
      listening += 1
      return () => {
        leave()
        listening -= 1
        if (listening > 0) return
        stopTicking?.()
        stopTicking = null
      }
    },
    update(change) {
      sync()
      const before = session()
      const next = change(before, clock())
      // An answer after the end of the log-in is dropped.
      if (next === before || next.accessToken === null) return
      const blocked = isAccountBlocked(next) && !isAccountBlocked(before)
      // On a shared computer the next person logs in over the one before, who has not logged out.
      const another = before.accessToken !== null && !isSameAccount(before, next)
      if (blocked || another) forgetAll(audience, { chosen: true, stays: true })
      show(next)
      save(next)
    },
    end,
    endedBy: () => endedBy,
    isAuthenticated() {
      sync()
      endInTime()
      return isAuthenticated(session(), clock())
    },
    sync,
    use() {
      endInTime()
      const now = clock()
      if (session().accessToken && now - lastUsed >= useStep) usedAt.write(now)
    },
  }
}

const ofLogIn = { until: 'logout' } as const

const asText = (value: unknown) => (typeof value === 'string' ? value : null)
const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)

function textOf(state: SessionState): string {
  return JSON.stringify(storedPart(state))
}

function isSameAccount(one: SessionState, other: SessionState): boolean {
  return (
    one.accessToken === other.accessToken || tokenAccount(one.accessToken) === tokenAccount(other.accessToken)
  )
}
