import { useSyncExternalStore } from 'react'

/** Whether a media query holds, followed live. False on the server. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Wide enough for a record beside its list (lg). */
export function useIsDesk(): boolean {
  return useMedia('(min-width: 1024px)')
}

/** Wide enough for a table (md); below it a list is easier to read. */
export function useFitsTable(): boolean {
  return useMedia('(min-width: 768px), print')
}
