import { setImmediate as loopTurn } from 'node:timers/promises'
import { m } from '#messages/compiled/messages.js'
import { documentInstant, formatDay, formatDays, formatWeekday } from './document-format.ts'
import { drawLetterhead, ink, openSheet, type Sheet, writeBlock } from './document-sheet.ts'
import { drawCover } from './programme-cover-pdf.ts'
import type { ProgrammeDocument } from './programme-document.ts'
import { drawGridPage } from './programme-grid-pdf.ts'
import { drawIndex } from './programme-index-pdf.ts'
import { drawDayList } from './programme-list-pdf.ts'
import { drawQr } from './qr-drawing.ts'

/**
 * Draws the programme for print. The whole is a booklet: cover, a page with the grid of each day, the list of sessions, the index of speakers. A choice
 * is the list alone.
 */
export async function renderProgrammeDocument(programme: ProgrammeDocument): Promise<Buffer> {
  const { locale, name, chosen } = programme
  const title = m.programme_pdf_title({}, { locale })
  let running = name
  const sheet = openSheet({
    title: [`${title}: ${name}`, ...chosen].join(' · '),
    author: name,
    locale,
    created: documentInstant(programme.asOf),
    layout: 'portrait',
    tagged: true,
    onPage: opened => opened.decorate(() => drawRunningHead(opened, running)),
  })
  const planned = programme.days.filter(({ sessions }) => sessions.length > 0)
  /** The page on which each session stands in the list, and each day begins, from 1. */
  const pages = new Map<string, number>()
  const page = () => sheet.pdf.bufferedPageRange().count
  const isBooklet = chosen.length === 0 && planned.length > 0
  if (isBooklet) {
    drawCover(sheet, programme)
    for (const day of planned) {
      await loopTurn()
      drawGridPage(sheet, programme, day)
      sheet.pdf.outline.addItem(m.programme_pdf_grid({ day: formatWeekday(day.day, locale) }, { locale }))
    }
    running = name
    sheet.startPage()
    sheet.decorate(() => drawRunningHead(sheet, running))
  } else drawHead(sheet, programme, title)
  if (planned.length === 0) writeBlock(sheet, 'P', { text: m.programme_pdf_none({}, { locale }), size: 10 })
  for (const { day, sessions } of planned) {
    // Requests are answered between two days.
    await loopTurn()
    const heading = formatWeekday(day, locale)
    running = `${name} · ${heading}`
    drawDayList(sheet, {
      heading,
      sessions,
      locale,
      onHeading: () => sheet.pdf.outline.addItem(heading),
      onSession: guid => pages.set(guid, page()),
    })
  }
  if (isBooklet) {
    running = `${name} · ${m.programme_pdf_index({}, { locale })}`
    drawIndex(sheet, programme, pages)
  }
  const footer = m.programme_pdf_footer(
    { date: formatDay(programme.asOf, locale), address: programme.address },
    { locale },
  )
  return sheet.finish(footer, (number, count) => m.programme_pdf_page({ page: number, count }, { locale }))
}

function drawRunningHead(sheet: Sheet, text: string): void {
  sheet.write(text, { x: sheet.left, y: sheet.y, width: sheet.width, size: 8.5, color: ink.quiet })
  sheet.y += 13
  sheet.rule({ x: sheet.left, y: sheet.y, width: sheet.width })
  sheet.y += 12
}

/** The top of a choice: what was chosen, and the code that leads to it. */
function drawHead(sheet: Sheet, programme: ProgrammeDocument, title: string): void {
  const { locale, name, place, chosen } = programme
  sheet.tag('P', () =>
    drawLetterhead(sheet, { name, place: `${formatDays(programme, locale)}\n${place}`, seed: name }),
  )
  const top = sheet.y
  const code = 62
  const width = sheet.width - code - 12
  const line = (text: string, tag: 'H1' | 'P', style: { size: number; weight?: 'bold'; color?: string }) =>
    sheet.tag(tag, () => {
      sheet.y += sheet.write(text, { x: sheet.left, y: sheet.y, width, ...style }) + 3
    })
  line(title, 'H1', { size: 20, weight: 'bold' })
  if (chosen.length > 0) line(chosen.join(' · '), 'P', { size: 10.5 })
  line(programme.zone, 'P', { size: 8.5, color: ink.quiet })
  sheet.tag('Figure', () => drawQr(sheet, programme.url, { x: sheet.right - code, y: top - 4, size: code }), {
    alt: programme.url,
  })
  sheet.y = Math.max(sheet.y, top + code) + 8
}
