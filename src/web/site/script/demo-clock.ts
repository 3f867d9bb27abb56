import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { pageLocale } from './page-locale.ts'

/** Writes the demo's time. Without Intl, whose first use holds a phone up for as long as everything else here together. */
export function showClocks(clocks: Iterable<HTMLElement>): void {
  for (const clock of clocks) {
    const [day = '', time = ''] = new Date(Date.now() + Number(clock.dataset.ahead)).toISOString().split('T')
    const date = `${formatDay(day, pageLocale())}, ${time.slice(0, 5)}`
    const words = (clock.dataset.demoClock ?? '').replace('{date}', date)
    if (clock.textContent !== words) clock.textContent = words
  }
}
