import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveEventName } from '#contract/chat.ts'
import type { LiveConnection, LiveState } from './parts/live-connection.ts'

/** The layout's event stream; null where there is none. */
export const LiveContext = createContext<LiveConnection | null>(null)

/** Milliseconds between two reads while the stream is down. */
export const pollInterval = 15_000

/** Milliseconds between two reads while it is open: events are hints and may get lost. */
const restInterval = 5 * 60_000

export function useLiveState(): LiveState {
  const connection = useContext(LiveContext)
  return useSyncExternalStore(
    watcher => connection?.watch(watcher) ?? (() => undefined),
    () => connection?.state() ?? 'connecting',
    () => 'connecting',
  )
}

/** For `refetchInterval` of data that events announce. */
export function useLiveInterval(): number {
  return useLiveState() === 'open' ? restInterval : pollInterval
}

/** Listens to one kind of event. */
export function useLiveEvent(name: LiveEventName, listener: (data: unknown) => void): void {
  const connection = useContext(LiveContext)
  const hear = useEffectEvent(listener)
  useEffect(() => connection?.on(name, data => hear(data)), [connection, name])
}
