import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { mayHaveSession } from '#web/kit/session/may-have-session.ts'

/** Whether the way to the clock is offered. The server and the first render know nobody; the session's rules load late. */
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
