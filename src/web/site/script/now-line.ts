import { rowAt } from '#domain/programme/day-grid.ts'
import { minutesOf, timeOf } from '#domain/programme/day-time.ts'
import { momentsOf } from '#domain/programme/session-moment.ts'

/** The forum's local day, and minutes since midnight. Without Intl, whose first use is slow on a phone. */
function forumNow(ahead: number): { day: string; time: string } {
  const [day = '', time = ''] = new Date(Date.now() + ahead).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

/**
 * Marks current and next sessions, and the time on the grid. The server has drawn them for the time of rendering, and React draws the same, so this
 * runs again after each render.
 */
export function showNow(): void {
  for (const schedule of days()) {
    const { day, time } = forumNow(Number(schedule.dataset.ahead))
    const minutes = day === schedule.dataset.now ? minutesOf(time) : null
    const rows = (schedule.dataset.rows ?? '').split(' ').map(Number)
    const place = minutes === null ? null : rowAt({ start: Number(schedule.dataset.start), rows }, minutes)
    const cards = [...schedule.querySelectorAll<HTMLElement>('li[data-from]')]
    const times = cards.map(({ dataset }) => ({
      startsAt: timeOf(Number(dataset.from)),
      endsAt: timeOf(Number(dataset.to)),
    }))
    const moments = minutes === null ? [] : momentsOf(times, minutes)
    const firstNext = place ? moments.indexOf('next') : -1
    for (const [index, card] of cards.entries()) {
      const moment = moments[index] ?? null
      setMark(card, 'data-moment', moment)
      setMark(
        card,
        'data-next',
        index === firstNext ? (schedule.dataset.words ?? '').replace('{time}', time) : null,
      )
      show(card.querySelector('[data-running]'), moment === 'now')
      show(card.querySelector('[data-upcoming]'), moment === 'next')
    }
    const line = schedule.querySelector<HTMLElement>('[data-now-line]')
    if (!line) continue
    line.hidden = !place
    if (place) drawLine(line, { ...place, time })
  }
}

function setMark(card: HTMLElement, name: string, value: string | null): void {
  if (value === null) card.removeAttribute(name)
  else card.setAttribute(name, value)
}

function show(mark: Element | null, shown: boolean): void {
  if (mark instanceof HTMLElement) mark.hidden = !shown
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
