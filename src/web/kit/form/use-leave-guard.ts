import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before unsaved work is left: the browser's own question when the tab closes, ours within the app. `pass` lets the editor's own navigation
 * through once.
 */
export function useLeaveGuard(dirty: boolean) {
  const open = useRef(false)
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const passes = open.current
    open.current = false
    return dirty && !passes && currentLocation.pathname !== nextLocation.pathname
  })
  const pass = () => {
    open.current = true
  }
  return { blocker, pass }
}
