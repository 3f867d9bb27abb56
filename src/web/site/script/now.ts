const refreshMilliseconds = 15_000

/** While the forum is on, its programme shows where it stands; on all other days nothing of that is loaded. */
export function keepNow(): void {
  let marked = false
  const refresh = async () => {
    const today = isForumOn()
    if (!today && !marked) return
    const { showNow } = await import('./now-line.ts')
    showNow()
    marked = today
  }
  const tryAgain = () => void refresh().catch(() => {})
  if (!document.querySelector('[data-now]')) return
  tryAgain()
  setInterval(tryAgain, refreshMilliseconds)
  addEventListener('pageshow', event => event.persisted && tryAgain())
}

function isForumOn(): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-now]')].some(({ dataset }) =>
    new Date(Date.now() + Number(dataset.ahead)).toISOString().startsWith(dataset.now ?? '-'),
  )
}
