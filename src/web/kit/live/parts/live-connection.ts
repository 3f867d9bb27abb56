import { type LiveEventName, liveEventNames } from '#contract/chat.ts'
import type { StreamHandlers } from './live-stream.ts'

/**
 * `open`: events arrive. `connecting`: the first try. `down`: it failed or was lost and will be tried again. `paused`: the tab is hidden or offline.
 */
export type LiveState = 'connecting' | 'open' | 'down' | 'paused'

export type LiveListener = (data: unknown) => void

export type LiveParts = {
  /** Resolves when the stream ends, rejects when it is refused or lost. */
  open: (handlers: StreamHandlers, signal: AbortSignal) => Promise<void>
  /** Whether the page wants the stream now, and a callback for changes. */
  surroundings: { wanted: () => boolean; subscribe: (listener: () => void) => () => void }
  /** Called with the failure; false ends it for good. */
  mayRetry: (error: unknown) => boolean
  chance: () => number
  setTimer: (callback: () => void, milliseconds: number) => () => void
}

/** Milliseconds. A stream that is silent for this long counts as lost, whatever the network says. */
export const longestSilence = 60_000

/** Keeps one event stream open while it is wanted and reopens it when lost. `ready` means that events may have been missed. */
export function createLiveConnection(parts: LiveParts) {
  const listeners = new Map<LiveEventName, Set<LiveListener>>()
  const watchers = new Set<() => void>()
  let state: LiveState = 'connecting'
  let attempt = 0
  let stopped = true
  let stream: AbortController | null = null
  let cancelTimer: (() => void) | null = null
  let cancelSilence: (() => void) | null = null
  let unsubscribe: (() => void) | null = null

  function become(next: LiveState): void {
    if (next === state) return
    state = next
    for (const watcher of [...watchers]) watcher()
  }

  function tell(name: string, text: string): void {
    const known = liveEventNames.find(event => event === name)
    if (!known) return
    for (const listener of [...(listeners.get(known) ?? [])]) listener(parsed(text))
  }

  function listenForSilence(call: AbortController): void {
    cancelSilence?.()
    cancelSilence = parts.setTimer(() => call.abort(), longestSilence)
  }

  async function connect(): Promise<void> {
    cancelTimer?.()
    cancelTimer = null
    const call = new AbortController()
    stream = call
    let failure: unknown = null
    listenForSilence(call)
    try {
      await parts.open(
        {
          onOpen: () => {
            attempt = 0
            become('open')
          },
          onBytes: () => listenForSilence(call),
          onEvent: tell,
        },
        call.signal,
      )
    } catch (error) {
      failure = error
    }
    if (stream !== call) return
    stream = null
    cancelSilence?.()
    if (!stopped) afterEnd(failure)
  }

  function afterEnd(failure: unknown): void {
    const wanted = parts.surroundings.wanted()
    become(wanted ? 'down' : 'paused')
    if (!wanted) return
    if (failure !== null && !parts.mayRetry(failure)) return
    cancelTimer = parts.setTimer(
      () => void connect(),
      reconnectDelay(attempt, parts.chance(), retryAfterOf(failure)),
    )
    attempt += 1
  }

  /** The page became visible, was hidden for long, or the network came back. */
  function followSurroundings(): void {
    if (!parts.surroundings.wanted()) {
      cancelTimer?.()
      drop()
      become('paused')
    } else if (!stream) void connect()
  }

  function drop(): void {
    cancelSilence?.()
    const open = stream
    stream = null
    open?.abort()
  }

  return {
    start(): void {
      if (!stopped) return
      stopped = false
      unsubscribe = parts.surroundings.subscribe(followSurroundings)
      if (parts.surroundings.wanted()) void connect()
      else become('paused')
    },
    stop(): void {
      stopped = true
      unsubscribe?.()
      cancelTimer?.()
      drop()
    },
    state: () => state,
    watch(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    on(name: LiveEventName, listener: LiveListener): () => void {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
      return () => known.delete(listener)
    },
  }
}

export type LiveConnection = ReturnType<typeof createLiveConnection>

function retryAfterOf(failure: unknown): number | null {
  const named = failure instanceof Object && 'retryAfter' in failure ? failure.retryAfter : null
  return typeof named === 'number' ? named : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The shortest and the longest wait after a lost stream, in milliseconds. */
const shortest = 1000
const longest = 30_000

/**
 * Milliseconds before the stream is reopened: doubled after each failure in a row, half of it random, so that the listeners of a stopped instance do
 * not all return at once. `attempt` counts from 0, `chance` is from 0 to 1. A server that gives a time (Retry-After, in seconds) is not asked
 * earlier.
 */
export function reconnectDelay(attempt: number, chance: number, retryAfter: number | null = null): number {
  const whole = Math.min(longest, shortest * 2 ** Math.min(attempt, 10))
  const waited = whole / 2 + (whole / 2) * chance
  return Math.round(Math.max(waited, (retryAfter ?? 0) * 1000))
}
