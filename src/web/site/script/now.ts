const refreshMilliseconds = 15_000
let marked = false

/** During the forum, its programme shows the current time; on all other days none of this is loaded. */
export function keepNow(): void {
  if (!document.querySelector('[data-now]')) return
  refreshNow()
  setInterval(refreshNow, refreshMilliseconds)
  addEventListener('pageshow', event => event.persisted && refreshNow())
}

/** Marks what goes on now, also after the schedule has been drawn anew. */
export function refreshNow(): void {
  const today = isForumOn()
  if (!today && !marked) return
  void import('./now-line.ts')
    .then(({ showNow }) => {
      showNow()
      marked = today
    })
    .catch(() => {})
}

function isForumOn(): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-now]')].some(({ dataset }) =>
    new Date(Date.now() + Number(dataset.ahead)).toISOString().startsWith(dataset.now ?? '-'),
  )
}
