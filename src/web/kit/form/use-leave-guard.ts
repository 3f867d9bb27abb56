import { useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'

/**
 * Asks before unsaved work is left: the browser's own question when the tab closes, ours within the app. `pass` lets the editor's own navigation
 * through once.
 */
export function useLeaveGuard(dirty: boolean, leaves = leavesPage) {
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
    return dirty && !passes && leaves(currentLocation, nextLocation)
  })
  const pass = () => {
    open.current = true
  }
  return { blocker, pass }
}

function leavesPage(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname
}
