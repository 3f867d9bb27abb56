import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { mayHaveSession } from '#web/kit/session/may-have-session.ts'

/** Whether to show the link to the clock. False on the server and at first, because the session's rules load late. */
export function useMayMoveClock(): boolean {
  const { key } = useLocation()
  const [may, setMay] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may follow a log-in
  useEffect(() => {
    if (!mayHaveSession()) {
      setMay(false)
      return
    }
    let stop = () => {}
    let left = false
    import('./watch-clock-mover.ts').then(({ watchClockMover }) => {
      if (!left) stop = watchClockMover(setMay)
    })
    return () => {
      left = true
      stop()
    }
  }, [key])

  return may
}
