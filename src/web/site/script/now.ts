const refreshMilliseconds = 15_000

/** During the forum, its programme shows the current time; on all other days none of this is loaded. */
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
