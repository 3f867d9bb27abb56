import { type ReactNode, useEffect, useState } from 'react'
import { leaveForLogin } from '#web/kit/api/leave-for-login.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { logInEndOf } from '#web/kit/session/expired-response.ts'
import { useAuthenticated } from '#web/kit/session/use-session.ts'
import { LiveContext } from './live-context.ts'
import { createLiveConnection, type LiveConnection } from './parts/live-connection.ts'
import { openStream, StreamRefused } from './parts/live-stream.ts'

type LiveProviderProps = {
  /** `livePath` or `organiserLivePath`. */
  path: string
  children: ReactNode
}

/** Keeps one event stream open for everything inside, as long as there is a log-in. */
export function LiveProvider({ path, children }: LiveProviderProps) {
  const authenticated = useAuthenticated()
  const [connection, setConnection] = useState<LiveConnection | null>(null)
  useEffect(() => {
    if (!authenticated) return
    const opened = connectionTo(path)
    setConnection(opened)
    opened.start()
    return () => {
      opened.stop()
      setConnection(null)
    }
  }, [authenticated, path])
  return <LiveContext value={connection}>{children}</LiveContext>
}

function connectionTo(path: string): LiveConnection {
  const session = browserSession()
  const accessToken = () => session.getState().accessToken ?? ''
  let sent = ''
  return createLiveConnection({
    open: (handlers, signal) => {
      // Read at each opening, because a renewed log-in has another token.
      sent = accessToken()
      return openStream({ ...handlers, signal, address: `/api/v2${path}`, token: sent })
    },
    surroundings: liveSurroundings(),
    mayRetry: error => {
      if (!(error instanceof StreamRefused)) return true
      const end = logInEndOf(error.status, error.body)
      if (end && sent === accessToken()) leaveForLogin(end, session)
      // The role or the server has no events, so lists are polled instead.
      return ![401, 403, 404].includes(error.status)
    },
    chance: Math.random,
    setTimer: (callback, milliseconds) => {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
  })
}

/** Milliseconds. A hidden page keeps its stream this long, since its title still shows news. */
const longestHidden = 10 * 60_000

/** Whether this tab wants events: online, and visible now or until recently. */
function liveSurroundings() {
  let hiddenFor: ReturnType<typeof setTimeout> | null = null
  let longHidden = false
  return {
    wanted: () => navigator.onLine && !longHidden,
    subscribe(listener: () => void): () => void {
      const look = () => {
        if (hiddenFor) clearTimeout(hiddenFor)
        hiddenFor = null
        if (document.visibilityState === 'visible') longHidden = false
        else
          hiddenFor = setTimeout(() => {
            longHidden = true
            listener()
          }, longestHidden)
        listener()
      }
      document.addEventListener('visibilitychange', look)
      window.addEventListener('online', look)
      window.addEventListener('offline', look)
      return () => {
        if (hiddenFor) clearTimeout(hiddenFor)
        document.removeEventListener('visibilitychange', look)
        window.removeEventListener('online', look)
        window.removeEventListener('offline', look)
      }
    },
  }
}
