import { m } from '#messages/compiled/messages.js'
import { ink, millimetre, type Sheet, writeBlock } from './document-sheet.ts'
import type { ProgrammeDocumentPerson, ProgrammeDocumentSession } from './programme-document.ts'

const timeWidth = 28 * millimetre
const gap = 4 * millimetre
const hallWidth = 35 * millimetre
const padding = 4

type DayList = {
  heading: string
  sessions: readonly ProgrammeDocumentSession[]
  locale: 'ru' | 'en'
  /** Called where the day's heading and each session have been placed. */
  onHeading: () => void
  onSession: (guid: string) => void
}

/** One day: sessions by start; simultaneous ones stay together, ordered by hall. */
export function drawDayList(
  sheet: Sheet,
  { heading, sessions, locale, onHeading, onSession }: DayList,
): void {
  sheet.ensureRoom(120)
  sheet.tag('Sect', () => {
    writeBlock(sheet, 'H2', { text: heading, weight: 'bold', size: 15, color: ink.accent })
    onHeading()
    sheet.y += 5
    let last = ''
    for (const session of sessions) {
      const same = session.startsAt === last
      const opened = sheet.ensureRoom(heightOf(sheet, session, locale))
      drawSession(sheet, session, { locale, showTime: !same || opened, ruled: !same && !opened })
      onSession(session.guid)
      last = session.startsAt
    }
  })
  sheet.y += 20
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
    { text: [format, track?.name, spoken].filter(Boolean).join(' · '), style: quiet },
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
  const { title, hall, isBreak, track, startsAt, endsAt } = session
  const height = heightOf(sheet, session, place.locale)
  sheet.decorate(() => {
    if (isBreak) sheet.pdf.rect(sheet.left, sheet.y, sheet.width, height).fillColor('#eef3f0').fill()
    else if (place.ruled) sheet.rule({ x: sheet.left, y: sheet.y, width: sheet.width })
    else if (!place.showTime)
      sheet.rule({ x, y: sheet.y, width: sheet.right - x }, { color: ink.line, thickness: 0.3 })
    if (track)
      sheet.pdf
        .rect(x - 8, sheet.y + padding + 1.5, 2, height - 2 * padding - 2)
        .fillColor(track.ink)
        .fill()
  })
  const inset = isBreak ? 5 : 0
  const y = sheet.y + padding
  const parts = partsOf(session, place.locale)
  // As it is read aloud: the title, then when and where, then the rest.
  const [first, ...rest] = parts
  let below = y
  sheet.tag('H3', () => {
    if (first) below += sheet.write(title, { x, y, width, ...first.style })
  })
  sheet.tag('P', () => {
    const look = isBreak ? { color: ink.quiet } : ({ weight: 'bold' } as const)
    if (place.showTime) sheet.write(startsAt, { x: sheet.left + inset, y, width: 34, size: 9.5, ...look })
    sheet.write(`–${endsAt}`, {
      x: sheet.left + 35 + inset,
      y: y + 1.2,
      width: 34,
      size: 8,
      color: ink.quiet,
    })
    if (hall !== null) sheet.write(hall, { x: hallX, y: y + 1, width: hallWidth, size: 8, color: ink.quiet })
  })
  for (const { text, style } of rest)
    sheet.tag('P', () => {
      below += sheet.write(text, { x, y: below, width, ...style })
    })
  sheet.y += height
}
