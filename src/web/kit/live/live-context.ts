import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveEventName } from '#contract/chat.ts'
import type { LiveConnection, LiveState } from './parts/live-connection.ts'

/** The open stream of the layout; null where there is none. */
export const LiveContext = createContext<LiveConnection | null>(null)

/** While the stream is down, what would come by it is asked for so often. Milliseconds. */
export const pollInterval = 15_000

/** While it is open, a rare look all the same: an event is a hint, and hints may get lost. Milliseconds. */
const restInterval = 5 * 60_000

/** How the stream stands. */
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

/** Hears one kind of event. */
export function useLiveEvent(name: LiveEventName, listener: (data: unknown) => void): void {
  const connection = useContext(LiveContext)
  const hear = useEffectEvent(listener)
  useEffect(() => connection?.on(name, data => hear(data)), [connection, name])
}
