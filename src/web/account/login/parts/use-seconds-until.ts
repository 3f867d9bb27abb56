import { useEffect, useState } from 'react'

/** Counts down the whole seconds until an instant (milliseconds since 1970 UTC); 0 once it has come. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((instant - now) / 1000))
  useEffect(() => {
    setNow(Date.now())
    const timer = window.setInterval(() => {
      const next = Date.now()
      setNow(next)
      if (next >= instant) window.clearInterval(timer)
    }, 500)
    return () => window.clearInterval(timer)
  }, [instant])
  return left
}

/** Seconds as `0:42` or `12:05`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
