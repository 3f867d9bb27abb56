import { useSyncExternalStore } from 'react'

/** Whether this tab is the one in sight, followed live. */
export function useInSight(): boolean {
  return useSyncExternalStore(
    listener => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
}
