import { createStore } from 'zustand/vanilla'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { type DraftPatch, mergePatches } from '../rules.ts'

/** Milliseconds without a key press before what was typed is sent. */
export const saveDelay = 700
const firstRetryDelay = 5000
const longestRetryDelay = 60_000

/**
 * - saved: the server has everything; unsaved: something waits; saving: it is on its way
 * - failed: it did not arrive and will be tried again
 * - refused: the server does not take it as it is; the next change is tried again
 * - conflict: the application was changed elsewhere, nothing is sent until the person decides
 * - closed: the application is no draft any more
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'conflict' | 'closed'

export type SaveSnapshot = {
  readonly state: SaveState
  /** When the server last saved something, ISO; null before the first save of this visit. */
  readonly savedAt: string | null
  readonly problem: string | null
}

type Failure = { code: ErrorCode | null; status: number; message: string }

export type DraftSaverParts = {
  version: number
  send: (body: DraftPatch & { version: number }) => Promise<{ version: number; savedAt: string }>
  failureOf: (error: unknown) => Failure
  /** Calls back once after the delay; the returned function cancels it. */
  after: (milliseconds: number, callback: () => void) => () => void
}

/**
 * Saves a draft to the server while it is being typed. One save at a time, each based on the version before it. Changes are kept here until the
 * server has taken them.
 */
export function createDraftSaver({ version: first, send, failureOf, after }: DraftSaverParts) {
  const store = createStore<SaveSnapshot>(() => ({ state: 'saved', savedAt: null, problem: null }))
  let version = first
  let waiting: DraftPatch = {}
  let running: Promise<void> | null = null
  let callOff = () => {}
  let retryDelay = firstRetryDelay

  function plan(milliseconds: number): void {
    callOff()
    callOff = after(milliseconds, () => void flush())
  }

  function isStopped(): boolean {
    const { state } = store.getState()
    return state === 'conflict' || state === 'closed'
  }

  async function saveOnce(): Promise<void> {
    const sent = waiting
    waiting = {}
    store.setState({ state: 'saving' })
    try {
      const answer = await send({ ...sent, version })
      version = answer.version
      retryDelay = firstRetryDelay
      store.setState({
        state: isEmpty(waiting) ? 'saved' : 'unsaved',
        savedAt: answer.savedAt,
        problem: null,
      })
    } catch (error) {
      waiting = mergePatches(sent, waiting)
      fail(failureOf(error))
    }
  }

  function fail({ code, status, message }: Failure): void {
    const stopped = stateAfter(code, status)
    if (stopped) {
      store.setState({ state: stopped, problem: message })
      return
    }
    const passing = status === 0 || status === 429 || status >= 500
    store.setState({ state: passing ? 'failed' : 'refused', problem: message })
    if (!passing) return
    plan(retryDelay)
    retryDelay = Math.min(longestRetryDelay, retryDelay * 2)
  }

  /** True when the server has everything that was typed. */
  async function flush(): Promise<boolean> {
    callOff()
    if (running) await running
    if (isStopped()) return false
    if (isEmpty(waiting)) return true
    running ??= saveOnce().finally(() => {
      running = null
    })
    await running
    const { state } = store.getState()
    return state === 'unsaved' ? flush() : state === 'saved'
  }

  return {
    getSnapshot: store.getState,
    getVersion: () => version,
    subscribe: store.subscribe,
    change(patch: DraftPatch): void {
      waiting = mergePatches(waiting, patch)
      if (isStopped()) return
      if (store.getState().state !== 'saving') store.setState({ state: 'unsaved' })
      plan(saveDelay)
    },
    flush,
    /** A new photograph raised the version on the server, without a save from here. */
    setVersion(next: number): void {
      version = next
    },
    /** Ends a conflict: either saves what was typed here over the other version, or drops it. */
    settle(keep: 'mine' | 'theirs', next: number): void {
      version = next
      if (keep === 'theirs') waiting = {}
      store.setState({ state: isEmpty(waiting) ? 'saved' : 'unsaved', problem: null })
      void flush()
    },
  }
}

/** The state in which sending stops, or null where another try may help. */
function stateAfter(code: ErrorCode | null, status: number): 'conflict' | 'closed' | null {
  if (code === 'changed_meanwhile') return 'conflict'
  return code === 'state_forbids' || status === 403 || status === 404 ? 'closed' : null
}

function isEmpty(patch: DraftPatch): boolean {
  return Object.keys(patch).length === 0
}
