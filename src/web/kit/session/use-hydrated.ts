import { useSyncExternalStore } from 'react'

/** False on the server and in the first render, so that both draw the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
