const refreshMilliseconds = 60_000

/** Updates a page that stays open over midnight or that the browser kept, and the clock in the demo's line. */
export function keepCounting(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-countdown]')
  if (parts.length > 0)
    keep(async () => (await import('./count-days.ts')).countDays(parts), refreshMilliseconds, false)
  const clocks = document.querySelectorAll<HTMLElement>('[data-demo-clock]')
  if (clocks.length > 0) keep(async () => (await import('./demo-clock.ts')).showClocks(clocks), 5000, true)
}

/** What fails to load is tried again later; meanwhile the server's text stays. */
function keep(show: () => Promise<void>, every: number, atOnce: boolean): void {
  const refresh = () => void show().catch(() => {})
  if (atOnce) refresh()
  setInterval(refresh, every)
  addEventListener('pageshow', event => event.persisted && refresh())
}
