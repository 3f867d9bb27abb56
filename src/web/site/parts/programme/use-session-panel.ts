import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Left in the history where the panel was opened here, so that closing it is going back. */
type OpenedHere = { panel?: true }

/** Opens a session beside the schedule and closes it again; the address (`session`) says which one is open. */
export function useSessionPanel(session: string | null) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const openedHere = (state as OpenedHere | null)?.panel === true
  const last = useRef<string | null>(null)

  // Closed: the focus returns to where it came from.
  useEffect(() => {
    const closed = session === null ? last.current : null
    last.current = session
    if (closed === null) return
    const card = document.querySelector<HTMLElement>(`[data-session="${CSS.escape(closed)}"]`)
    card?.focus({ preventScroll: true })
  }, [session])

  const withSession = (guid: string | null): string => {
    const parameters = new URLSearchParams(search)
    if (guid === null) parameters.delete('session')
    else parameters.set('session', guid)
    const text = parameters.toString()
    return text ? `${pathname}?${text}` : pathname
  }

  return {
    open(guid: string): void {
      const replace = session !== null
      navigate(withSession(guid), {
        replace,
        preventScrollReset: true,
        state: replace ? state : ({ panel: true } satisfies OpenedHere),
      })
    },
    close(): void {
      if (openedHere) navigate(-1)
      else navigate(withSession(null), { replace: true, preventScrollReset: true })
    },
  }
}
