import { rowAt } from '#domain/programme/day-grid.ts'
import { minutesOf } from '#domain/programme/day-time.ts'

/** The forum's local day, and minutes since midnight. Without Intl, whose first use is slow on a phone. */
function forumNow(ahead: number): { day: string; time: string } {
  const [day = '', time = ''] = new Date(Date.now() + ahead).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

/**
 * Marks current and next sessions, and the time on the grid. Only this script sets the marks: React renders their places and never changes them, so
 * this runs again after each render.
 */
export function showNow(): void {
  for (const schedule of days()) {
    const { day, time } = forumNow(Number(schedule.dataset.ahead))
    const minutes = day === schedule.dataset.now ? minutesOf(time) : null
    const rows = (schedule.dataset.rows ?? '').split(' ').map(Number)
    const place = minutes === null ? null : rowAt({ start: Number(schedule.dataset.start), rows }, minutes)
    const cards = [...schedule.querySelectorAll<HTMLElement>('li[data-from]')]
    const next = place && cards.find(({ dataset }) => Number(dataset.from) > (minutes ?? 0))
    for (const card of cards) {
      const { from, to } = card.dataset
      const running = minutes !== null && Number(from) <= minutes && minutes < Number(to)
      const mark = card.querySelector<HTMLElement>('[data-running]')
      if (mark) {
        mark.hidden = !running
        mark.textContent = running ? (schedule.dataset.word ?? '') : ''
      }
      if (card === next) card.dataset.next = (schedule.dataset.words ?? '').replace('{time}', time)
      else delete card.dataset.next
    }
    const line = schedule.querySelector<HTMLElement>('[data-now-line]')
    if (!line) continue
    line.hidden = !place
    if (place) drawLine(line, { ...place, time })
  }
}

/** Rows of the grid before the first time: the names of the halls. */
const headRow = 1

function drawLine(line: HTMLElement, { row, share, time }: { row: number; share: number; time: string }) {
  line.style.gridRow = String(row + headRow)
  const bar = line.firstElementChild
  if (!(bar instanceof HTMLElement)) return
  bar.style.top = `${share * 100}%`
  if (bar.firstElementChild) bar.firstElementChild.textContent = time
}

function days() {
  return document.querySelectorAll<HTMLElement>('[data-now]')
}
