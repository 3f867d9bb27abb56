import { type DayGrid, layOutDay } from '#domain/programme/day-grid.ts'
import { timeOf } from '#domain/programme/day-time.ts'
import { m } from '#messages/compiled/messages.js'
import { formatWeekday } from './document-format.ts'
import { fitText, ink, millimetre, type Sheet } from './document-sheet.ts'
import type {
  ProgrammeDocument,
  ProgrammeDocumentDay,
  ProgrammeDocumentSession,
} from './programme-document.ts'

const timeWidth = 11 * millimetre
const inset = 3
const foot = 19 * millimetre

/** One day on one page: halls side by side, time downwards. The list says the same in words, so a screen reader hears of it as one picture. */
export function drawGridPage(
  sheet: Sheet,
  programme: ProgrammeDocument,
  { day, sessions }: ProgrammeDocumentDay,
): void {
  const { locale } = programme
  sheet.startPage('landscape')
  const heading = formatWeekday(day, locale)
  sheet.tag('H2', () =>
    sheet.write(heading, {
      x: sheet.left,
      y: sheet.y,
      width: 300,
      weight: 'bold',
      size: 15,
      color: ink.accent,
    }),
  )
  sheet.decorate(() =>
    sheet.write(`${programme.name} · ${programme.zone}`, {
      x: sheet.left + 300,
      y: sheet.y + 5,
      width: sheet.width - 300,
      size: 8,
      align: 'right',
      color: ink.quiet,
    }),
  )
  sheet.y += 26
  sheet.tag('Figure', () => drawGrid(sheet, programme, sessions), {
    alt: m.programme_pdf_grid_alt({ day: heading }, { locale }),
  })
}

function drawGrid(
  sheet: Sheet,
  { halls }: ProgrammeDocument,
  sessions: readonly ProgrammeDocumentSession[],
): void {
  const layout = layOutDay(
    sessions,
    halls.map(({ name }) => name),
  )
  const x = sheet.left + timeWidth
  const width = (sheet.right - x) / layout.columns
  const left = (line: number) => x + (line - 1) * width
  for (const { guid: name, columns } of layout.halls) {
    const hall = halls.find(one => one.name === name)
    const box = { x: left(columns[0]) + inset, width: (columns[1] - columns[0]) * width - 2 * inset }
    const look = { weight: 'bold', size: 7.5 } as const
    const title = fitText(sheet, name, { ...look, width: box.width, height: 11 })
    const high = sheet.write(title, { ...box, ...look, y: sheet.y })
    const floor = fitText(sheet, hall?.floor ?? '', { width: box.width, height: 10, size: 6.5 })
    sheet.write(floor, { ...box, y: sheet.y + high, size: 6.5, color: ink.quiet })
  }
  const top = sheet.y + 24
  const tops = rowTops(layout, sessions, { top, bottom: sheet.pdf.page.height - foot })
  sheet.rule({ x: sheet.left, y: top, width: sheet.width }, { color: ink.quiet })
  let labelled = Number.NEGATIVE_INFINITY
  for (const start of layout.starts) {
    const y = tops[rowOf(layout, start) - 1] ?? top
    // Starts five minutes apart: the cell says its own time.
    if (y - labelled < 8) continue
    labelled = y
    sheet.write(timeOf(start), { x: sheet.left, y: y + 2.5, width: timeWidth, size: 7, color: ink.quiet })
  }
  for (const session of sessions) {
    const place = layout.places.get(session.guid)
    if (!place) continue
    const y = tops[place.rows[0] - 1] ?? top
    drawCell(sheet, session, {
      x: left(place.columns[0]),
      y,
      width: (place.columns[1] - place.columns[0]) * width,
      height: (tops[place.rows[1] - 1] ?? y) - y,
    })
  }
}

/** Where each row begins, and the last one ends. Rows in which only breaks and plenaries stand need less room than their minutes. */
function rowTops(
  { rows, places }: DayGrid,
  sessions: readonly ProgrammeDocumentSession[],
  { top, bottom }: { top: number; bottom: number },
): number[] {
  const weights = rows.map((minutes, index) => {
    const row = index + 1
    const here = sessions.filter(({ guid }) => {
      const [first, after] = places.get(guid)?.rows ?? [0, 0]
      return first <= row && row < after
    })
    const isBusy = here.some(({ acrossHalls, isBreak }) => !acrossHalls && !isBreak)
    if (isBusy && !here.some(({ isBreak }) => isBreak)) return minutes
    // Time and title of a plenary, or the one line of a break.
    const begins = here.some(({ guid, acrossHalls }) => acrossHalls && places.get(guid)?.rows[0] === row)
    return Math.max(minutes * 0.3, begins ? 26 : 11)
  })
  const scale = (bottom - top) / weights.reduce((sum, weight) => sum + weight, 0)
  const tops = [top]
  for (const weight of weights) tops.push((tops.at(-1) ?? top) + weight * scale)
  return tops
}

function rowOf({ start, rows }: DayGrid, minutes: number): number {
  let [from, row] = [start, 1]
  for (const length of rows) {
    if (from >= minutes) break
    from += length
    row += 1
  }
  return row
}

function drawCell(
  sheet: Sheet,
  session: ProgrammeDocumentSession,
  place: { x: number; y: number; width: number; height: number },
): void {
  const { title, startsAt, endsAt, isBreak, track, speakers, acrossHalls, hall } = session
  const box = { x: place.x + inset, width: place.width - 2 * inset }
  const time = `${startsAt}–${endsAt}`
  if (isBreak) {
    sheet.pdf.rect(place.x, place.y, place.width, place.height).fillColor('#eef3f0').fill()
    const y = place.y + Math.max(1, (place.height - 9) / 2)
    const text = fitText(sheet, `${time}\u2003${title}`, { width: box.width, height: 10, size: 7 })
    sheet.write(text, { ...box, y, size: 7, color: ink.quiet })
    return
  }
  sheet.pdf
    .rect(place.x + inset / 2, place.y, place.width - inset, 1.4)
    .fillColor(track?.ink ?? ink.line)
    .fill()
  const bottom = place.y + place.height - 1
  let y = place.y + 3.5
  const put = (text: string, size: number, look: { weight?: 'medium'; color?: string }) => {
    const shown = fitText(sheet, text, { width: box.width, height: bottom - y, size, ...look })
    if (shown) y += sheet.write(shown, { ...box, y, size, ...look })
  }
  put(acrossHalls && hall ? `${time} · ${hall}` : time, 6, { color: ink.quiet })
  put(title, 7, { weight: 'medium' })
  put(speakers.map(({ name }) => name.replaceAll(' ', '\u00a0')).join(', '), 6, { color: ink.quiet })
}
