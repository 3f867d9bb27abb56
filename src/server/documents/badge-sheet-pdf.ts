import type { Readable } from 'node:stream'
import { setImmediate as loopTurn, setTimeout as pause } from 'node:timers/promises'
import { badgeSize } from '#domain/badge/badge-layout.ts'
import { type BadgeDocument, drawBadge, openBadges } from './badge-pdf.ts'
import { millimetre } from './document-sheet.ts'

/** How far colour goes on behind the cut, and where the marks of the cut stand; millimetres. */
export const printMargin = { bleed: 3, marks: 8 } as const

const page = {
  width: badgeSize.width + 2 * printMargin.marks,
  height: badgeSize.height + 2 * printMargin.marks,
}

/** More than this waits unread: the printer's network is slower than the drawing. */
const mostUnread = 4_000_000

/**
 * A print sheet: each badge on a page of its own with bleed and crop marks. Badges are drawn as they are read, so two thousand take no more memory than
 * twenty; drawing stops when the reader goes away.
 */
export function renderBadgeSheet(
  titles: Pick<BadgeDocument, 'title' | 'locale' | 'created' | 'forumName'>,
  badges: AsyncIterable<BadgeDocument>,
): Readable {
  const pdf = openBadges(titles, page)
  drawAll(pdf, badges).then(
    () => pdf.end(),
    error => pdf.destroy(error),
  )
  return pdf
}

async function drawAll(pdf: PDFKit.PDFDocument, badges: AsyncIterable<BadgeDocument>): Promise<void> {
  let drawn = 0
  for await (const badge of badges) {
    while (pdf.readableLength > mostUnread && !pdf.destroyed) await pause(20)
    if (pdf.destroyed) return
    if (drawn > 0) {
      pdf.addPage({ size: [page.width * millimetre, page.height * millimetre], margin: 0 })
      pdf.scale(millimetre)
    }
    drawMarks(pdf)
    pdf.translate(printMargin.marks, printMargin.marks)
    drawBadge(pdf, badge, printMargin.bleed)
    drawn += 1
    await loopTurn()
  }
}

/** Two short lines at each corner, outside the bleed, along which the sheet is cut. */
function drawMarks(pdf: PDFKit.PDFDocument): void {
  const { bleed, marks } = printMargin
  const length = marks - bleed - 1
  pdf.lineWidth(0.1).strokeColor('#000000')
  for (const x of [marks, marks + badgeSize.width])
    for (const y of [0, page.height - length])
      pdf
        .moveTo(x, y)
        .lineTo(x, y + length)
        .stroke()
  for (const y of [marks, marks + badgeSize.height])
    for (const x of [0, page.width - length])
      pdf
        .moveTo(x, y)
        .lineTo(x + length, y)
        .stroke()
}
