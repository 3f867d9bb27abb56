import { useEffect } from 'react'

/** Keeps the screen on while the page is shown: a browser takes the lock back whenever the page is hidden. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    let lock: WakeLockSentinel | null = null
    let ended = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const granted = await navigator.wakeLock?.request('screen')
        if (ended) void granted?.release()
        else lock = granted ?? null
      } catch {
        // A low battery refuses it.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [wanted])
}
