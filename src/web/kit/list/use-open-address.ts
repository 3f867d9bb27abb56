import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** The address that opens one row of a list, with the list's filters. */
export function useOpenAddress() {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const query = parameters.toString()
  return useMemo(
    () => ({
      pathname,
      searchOf(guid: string): string {
        const next = new URLSearchParams(query)
        next.set('open', guid)
        return `?${next}`
      },
    }),
    [pathname, query],
  )
}
