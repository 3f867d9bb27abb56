import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before unsaved work is left: the browser's own question when the tab goes, ours for a way within the app. `pass`
 * opens the door once, for a way that the editor takes itself.
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
