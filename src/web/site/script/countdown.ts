const refreshMilliseconds = 60_000

/** A page that stays open over midnight, or that the browser kept, counts on; the demo's line shows its clock. */
export function keepCounting(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-countdown]')
  if (parts.length > 0)
    keep(async () => (await import('./count-days.ts')).countDays(parts), refreshMilliseconds, false)
  const clocks = document.querySelectorAll<HTMLElement>('[data-demo-clock]')
  if (clocks.length > 0) keep(async () => (await import('./demo-clock.ts')).showClocks(clocks), 5000, true)
}

/** What does not load now is tried again in time; meanwhile the server's words stand. */
function keep(show: () => Promise<void>, every: number, atOnce: boolean): void {
  const refresh = () => void show().catch(() => {})
  if (atOnce) refresh()
  setInterval(refresh, every)
  addEventListener('pageshow', event => event.persisted && refresh())
}
