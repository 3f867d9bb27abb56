import { m } from '#messages/compiled/messages.js'
import { fitText, ink, millimetre, type Sheet, writeBlock } from './document-sheet.ts'
import type { ProgrammeDocument } from './programme-document.ts'

const columns = 3
const gap = 6 * millimetre
const pagesWidth = 13 * millimetre
const rowHeight = 26

/** Everybody who speaks or moderates, with the pages of the list, in columns that are read downwards. */
export function drawIndex(
  sheet: Sheet,
  { people, locale }: ProgrammeDocument,
  pages: ReadonlyMap<string, number>,
): void {
  if (people.length === 0) return
  sheet.ensureRoom(160)
  sheet.y += 14
  writeBlock(sheet, 'H2', {
    text: m.programme_pdf_index({}, { locale }),
    weight: 'bold',
    size: 15,
    color: ink.accent,
  })
  sheet.pdf.outline.addItem(m.programme_pdf_index({}, { locale }))
  sheet.y += 8
  const width = (sheet.width - gap * (columns - 1)) / columns
  sheet.tag('L', () => {
    let rest = people
    while (rest.length > 0) {
      const room = Math.max(1, Math.floor((sheet.pdf.page.height - 22 * millimetre - sheet.y) / rowHeight))
      const rows = Math.min(room, Math.ceil(rest.length / columns))
      const top = sheet.y
      for (const [index, person] of rest.slice(0, rows * columns).entries()) {
        const x = sheet.left + Math.floor(index / rows) * (width + gap)
        const y = top + (index % rows) * rowHeight
        const found = person.sessions.flatMap(guid => pages.get(guid) ?? [])
        sheet.tag('LI', () =>
          sheet.tag('LBody', () => {
            const name = { x, width: width - pagesWidth }
            const line = (text: string, size: number) =>
              fitText(sheet, text, { width: size < 8 ? width : name.width, height: size * 1.5, size })
            const high = sheet.write(line(person.name, 8.5), { ...name, y, weight: 'medium', size: 8.5 })
            sheet.write(line(person.company, 7.5), { x, width, y: y + high, size: 7.5, color: ink.quiet })
            sheet.write([...new Set(found)].sort((a, b) => a - b).join(', '), {
              x: x + width - pagesWidth,
              y,
              width: pagesWidth,
              size: 8.5,
              align: 'right',
            })
          }),
        )
        sheet.rule({ x, y: y + rowHeight - 3, width }, { thickness: 0.3 })
      }
      rest = rest.slice(rows * columns)
      sheet.y = top + rows * rowHeight
      if (rest.length > 0) sheet.ensureRoom(Number.MAX_SAFE_INTEGER)
    }
  })
}
