/** A page that nobody looks at keeps its stream so long: a word in its title is worth something. Milliseconds. */
const longestHidden = 10 * 60_000

/** Whether this tab wants events: it is online, and in sight or was until a short while ago. */
export function liveSurroundings() {
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
