import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useListParameters } from './list-address.ts'

/** The address that opens one row of a list, with the list's filters. */
export function useOpenAddress() {
  const { pathname } = useLocation()
  const query = useListParameters().toString()
  return useMemo(
    () => ({
      pathname,
      searchOf(id: string): string {
        const next = new URLSearchParams(query)
        next.set('open', id)
        return `?${next}`
      },
    }),
    [pathname, query],
  )
}
