import { m } from '#messages/compiled/messages.js'
import { documentInstant, formatDay, formatDays } from './document-format.ts'
import { drawLetterhead, ink, millimetre, openSheet, type Sheet } from './document-sheet.ts'
import type {
  ProgrammeDocument,
  ProgrammeDocumentPerson,
  ProgrammeDocumentSession,
} from './programme-document.ts'

const timeWidth = 25 * millimetre
const gap = 4 * millimetre
const hallWidth = 35 * millimetre
const padding = 4

/** Draws the programme for print: each day on a new page, sessions by start; simultaneous ones stay together, ordered by hall. */
export async function renderProgrammeDocument(programme: ProgrammeDocument): Promise<Buffer> {
  const { locale, name } = programme
  const title = m.programme_pdf_title({}, { locale })
  let running = ''
  const sheet = openSheet({
    title: `${title}: ${name}`,
    author: name,
    locale,
    created: documentInstant(programme.asOf),
    layout: 'portrait',
    onPage: opened => drawRunningHead(opened, running),
  })
  drawLetterhead(sheet, { name, place: `${formatDays(programme, locale)}\n${programme.place}`, seed: name })
  sheet.y +=
    sheet.write(title, { x: sheet.left, y: sheet.y, width: sheet.width, weight: 'bold', size: 20 }) + 6
  drawHalls(sheet, programme)
  const planned = programme.days.filter(({ sessions }) => sessions.length > 0)
  if (planned.length === 0)
    sheet.write(m.programme_pdf_none({}, { locale }), {
      x: sheet.left,
      y: sheet.y,
      width: sheet.width,
      size: 10,
    })
  for (const [index, { day, sessions }] of planned.entries()) {
    const heading = dayHeading(day, locale)
    running = `${name} · ${heading}`
    if (index > 0) sheet.ensureRoom(Number.MAX_SAFE_INTEGER)
    drawDay(sheet, heading, sessions, locale)
  }
  const footer = m.programme_pdf_footer(
    { date: formatDay(programme.asOf, locale), address: programme.address },
    { locale },
  )
  return sheet.finish(footer, (page, count) => m.programme_pdf_page({ page, count }, { locale }))
}

/** «Среда, 18 февраля», `Wednesday, 18 February`: English dates of `Intl` lack the comma that the site writes. */
function dayHeading(day: string, locale: 'ru' | 'en'): string {
  const text = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day))
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/^(\p{L}+) (?=\d)/u, '$1, ')
}

function drawRunningHead(sheet: Sheet, text: string): void {
  sheet.write(text, { x: sheet.left, y: sheet.y, width: sheet.width, size: 8.5, color: ink.quiet })
  sheet.y += 13
  sheet.rule({ x: sheet.left, y: sheet.y, width: sheet.width })
  sheet.y += 12
}

/** The locations of the halls, three side by side. */
function drawHalls(sheet: Sheet, { halls, locale }: ProgrammeDocument): void {
  if (halls.length === 0) return
  const columns = 3
  const width = (sheet.width - gap * (columns - 1)) / columns
  for (let from = 0; from < halls.length; from += columns) {
    const heights = halls.slice(from, from + columns).map(({ name, floor, capacity }, column) => {
      const x = sheet.left + column * (width + gap)
      const facts = [
        floor,
        capacity === null ? '' : m.programme_hall_capacity({ count: capacity }, { locale }),
      ]
      const first = sheet.write(name, { x, y: sheet.y, width, weight: 'medium', size: 9 })
      const note = facts.filter(Boolean).join(' · ')
      return first + sheet.write(note, { x, y: sheet.y + first, width, size: 8, color: ink.quiet })
    })
    sheet.y += Math.max(...heights) + 6
  }
  sheet.y += 6
}

function drawDay(
  sheet: Sheet,
  heading: string,
  sessions: readonly ProgrammeDocumentSession[],
  locale: 'ru' | 'en',
): void {
  sheet.ensureRoom(90)
  sheet.y += sheet.write(heading, {
    x: sheet.left,
    y: sheet.y,
    width: sheet.width,
    weight: 'bold',
    size: 15,
    color: ink.accent,
  })
  sheet.y += 5
  let last = ''
  for (const session of sessions) {
    const same = session.startsAt === last
    const opened = sheet.ensureRoom(heightOf(sheet, session, locale))
    drawSession(sheet, session, { locale, showTime: !same || opened, ruled: !same && !opened })
    last = session.startsAt
  }
}

type Part = { text: string; style: { weight?: 'regular' | 'medium' | 'bold'; size: number; color?: string } }

/** The wide column: title, kind, people. */
function partsOf(session: ProgrammeDocumentSession, locale: 'ru' | 'en'): Part[] {
  const { title, isBreak, format, track, language, moderators, speakers } = session
  if (isBreak) return [{ text: title, style: { size: 9, color: ink.quiet } }]
  const spoken = language === 'ru' ? '' : language === 'en' ? 'EN' : 'RU / EN'
  const quiet = { size: 8, color: ink.quiet }
  const parts: Part[] = [
    { text: title, style: { weight: 'medium', size: 9.5 } },
    { text: [format, track, spoken].filter(Boolean).join(' · '), style: quiet },
  ]
  if (speakers.length > 0) parts.push({ text: listOf(speakers), style: { size: 8 } })
  if (moderators.length > 0)
    parts.push({
      text: m.programme_pdf_moderator({ names: listOf(moderators) }, { locale }),
      style: { size: 8 },
    })
  return parts
}

/** Names with their companies; a name is not split at the end of a line. */
function listOf(people: readonly ProgrammeDocumentPerson[]): string {
  return people.map(({ name, company }) => `${name.replaceAll(' ', '\u00a0')} (${company})`).join(', ')
}

function columnsOf(sheet: Sheet) {
  const x = sheet.left + timeWidth
  return { x, width: sheet.width - timeWidth - gap - hallWidth, hallX: sheet.right - hallWidth }
}

function heightOf(sheet: Sheet, session: ProgrammeDocumentSession, locale: 'ru' | 'en'): number {
  const { width } = columnsOf(sheet)
  const parts = partsOf(session, locale).map(({ text, style }) => sheet.measure(text, width, style))
  const hall = session.hall === null ? 0 : sheet.measure(session.hall, hallWidth, { size: 8 })
  return (
    Math.max(
      parts.reduce((sum, height) => sum + height, 0),
      hall,
    ) +
    2 * padding
  )
}

function drawSession(
  sheet: Sheet,
  session: ProgrammeDocumentSession,
  place: { locale: 'ru' | 'en'; showTime: boolean; ruled: boolean },
): void {
  const { x, width, hallX } = columnsOf(sheet)
  const height = heightOf(sheet, session, place.locale)
  if (session.isBreak) sheet.pdf.rect(sheet.left, sheet.y, sheet.width, height).fillColor('#f0f6f2').fill()
  else if (place.ruled) sheet.rule({ x: sheet.left, y: sheet.y, width: sheet.width })
  else if (!place.showTime)
    sheet.rule({ x, y: sheet.y, width: sheet.right - x }, { color: ink.line, thickness: 0.3 })
  let y = sheet.y + padding
  const inset = session.isBreak ? 5 : 0
  if (place.showTime) {
    const look = session.isBreak ? { color: ink.quiet } : ({ weight: 'bold' } as const)
    sheet.write(session.startsAt, { x: sheet.left + inset, y, width: 34, size: 9.5, ...look })
  }
  sheet.write(`–${session.endsAt}`, {
    x: sheet.left + 35 + inset,
    y: y + 1.2,
    width: 34,
    size: 8,
    color: ink.quiet,
  })
  if (session.hall !== null)
    sheet.write(session.hall, { x: hallX, y: y + 1, width: hallWidth, size: 8, color: ink.quiet })
  for (const { text, style } of partsOf(session, place.locale))
    y += sheet.write(text, { x, y, width, ...style })
  sheet.y += height
}
