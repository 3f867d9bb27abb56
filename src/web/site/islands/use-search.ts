import { useSyncExternalStore } from 'react'
import { watchAddress } from './address.ts'

/** The current query of the address; during hydration the one that the server rendered with. */
export function useSearch(rendered: string): string {
  return useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => rendered,
  )
}
