import { m } from '#messages/compiled/messages.js'
import { formatDays } from './document-format.ts'
import { drawLetterhead, ink, millimetre, type Sheet, writeBlock } from './document-sheet.ts'
import type { ProgrammeDocument } from './programme-document.ts'
import { drawQr } from './qr-drawing.ts'

const gap = 6 * millimetre
const codeSize = 30 * millimetre

/** The first page of the booklet: what, when, where, the way to the live page, halls and tracks. */
export function drawCover(sheet: Sheet, programme: ProgrammeDocument): void {
  const { locale, name, place, halls, tracks } = programme
  sheet.tag('P', () => drawLetterhead(sheet, { name, place, seed: name }))
  sheet.y += 26
  const top = sheet.y
  const width = sheet.width - codeSize - gap
  sheet.tag('H1', () => {
    sheet.y += sheet.write(m.programme_pdf_title({}, { locale }), {
      x: sheet.left,
      y: sheet.y,
      width,
      weight: 'bold',
      size: 34,
    })
  })
  sheet.y += 6
  for (const [text, size] of [
    [formatDays(programme, locale), 16],
    [place, 11],
    [programme.zone, 11],
  ] as const)
    sheet.tag('P', () => {
      sheet.y += sheet.write(text, {
        x: sheet.left,
        y: sheet.y,
        width,
        size,
        ...(size === 11 && { color: ink.quiet }),
      })
      sheet.y += 2
    })
  drawCode(sheet, programme, top)
  sheet.y = Math.max(sheet.y, top + codeSize + 24) + 30
  if (halls.length > 0)
    drawColumns(
      sheet,
      m.programme_pdf_halls({}, { locale }),
      halls.map(({ name: hall, floor, capacity }) => ({
        title: hall,
        text: [floor, capacity === null ? '' : m.programme_hall_capacity({ count: capacity }, { locale })]
          .filter(Boolean)
          .join(' · '),
        ink: null,
      })),
      3,
    )
  if (tracks.length > 0)
    drawColumns(
      sheet,
      m.programme_filter_track({}, { locale }),
      tracks.map(track => ({ title: track.name, text: track.description, ink: track.ink })),
      2,
    )
}

function drawCode(sheet: Sheet, { url, address, locale }: ProgrammeDocument, top: number): void {
  const x = sheet.right - codeSize
  sheet.tag('Figure', () => drawQr(sheet, url, { x, y: top, size: codeSize }), { alt: url })
  sheet.tag('P', () =>
    sheet.write(`${m.programme_pdf_live({}, { locale })}\n${address}`, {
      x: x - 20,
      y: top + codeSize + 2,
      width: codeSize + 20,
      size: 7.5,
      align: 'right',
      color: ink.quiet,
    }),
  )
}

function drawColumns(
  sheet: Sheet,
  heading: string,
  items: readonly { title: string; text: string; ink: string | null }[],
  columns: number,
): void {
  sheet.rule({ x: sheet.left, y: sheet.y, width: sheet.width })
  sheet.y += 10
  writeBlock(sheet, 'H2', { text: heading, weight: 'bold', size: 12 })
  sheet.y += 8
  const width = (sheet.width - gap * (columns - 1)) / columns
  sheet.tag('L', () => {
    for (let from = 0; from < items.length; from += columns) {
      const heights = items.slice(from, from + columns).map((item, column) => {
        const x = sheet.left + column * (width + gap)
        const inset = item.ink ? 12 : 0
        const { ink: colour } = item
        if (colour)
          sheet.decorate(() =>
            sheet.pdf
              .rect(x, sheet.y + 2.5, 7, 7)
              .fillColor(colour)
              .fill(),
          )
        let height = 0
        sheet.tag('LI', () =>
          sheet.tag('LBody', () => {
            height = sheet.write(item.title, {
              x: x + inset,
              y: sheet.y,
              width: width - inset,
              weight: 'medium',
              size: 9.5,
            })
            height += sheet.write(item.text, {
              x: x + inset,
              y: sheet.y + height,
              width: width - inset,
              size: 8,
              color: ink.quiet,
            })
          }),
        )
        return height
      })
      sheet.y += Math.max(...heights) + 9
    }
  })
  sheet.y += 12
}
