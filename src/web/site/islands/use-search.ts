import { useSyncExternalStore } from 'react'
import { watchAddress } from './address.ts'

/** The query of the address, as it changes; while an island takes over, the one by which the server drew it. */
export function useSearch(rendered: string): string {
  return useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => rendered,
  )
}
