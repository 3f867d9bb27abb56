import { type DocumentLocale, documentInstant } from './document-format.ts'
import { drawLetterhead, ink, openSheet, type Sheet } from './document-sheet.ts'
import { openTable } from './document-table.ts'

export interface GateListRow {
  /** A name or a plate. */
  name: string
  /** The name in the other writing; empty where only one is known. */
  otherName: string
  company: string
  /** The position, the work on site or the make. */
  what: string
  /** When they may be on site; empty for the days of the forum. */
  when: string
}

export interface GateListPart {
  title: string
  heads: { name: string; company: string; what: string; when: string; seen: string }
  rows: GateListRow[]
}

/** Everybody who may enter, on paper, for the hour in which nothing else works. */
export interface GateListDocument {
  title: string
  locale: DocumentLocale
  forumName: string
  forumPlace: string
  facts: [label: string, value: string][]
  note: string
  /** The day of the list. */
  day: string
  parts: GateListPart[]
  nobody: string
  continued: string
  pageOf(page: number, count: number): string
}

const atOnce = 40

/** Draws the list; each page says which list it is of, when it was made and how many pages there are. */
export async function renderGateListPdf(list: GateListDocument): Promise<Buffer> {
  const { title, locale } = list
  const sheet = openSheet({
    title,
    author: list.forumName,
    locale,
    created: documentInstant(list.day),
    layout: 'portrait',
    onPage(opened) {
      const style = { x: opened.left, y: opened.y, width: opened.width, size: 8.5, color: ink.quiet }
      opened.write(list.continued, style)
      opened.y += 18
    },
  })
  drawLetterhead(sheet, { name: list.forumName, place: list.forumPlace, seed: list.forumName })
  sheet.y +=
    sheet.write(title, { x: sheet.left, y: sheet.y, width: sheet.width, weight: 'bold', size: 16 }) + 8
  for (const [label, value] of list.facts) {
    sheet.write(label, { x: sheet.left, y: sheet.y, width: 110, color: ink.quiet })
    sheet.y += sheet.write(value, { x: sheet.left + 114, y: sheet.y, width: sheet.width - 114 }) + 3
  }
  sheet.y += 4
  sheet.y += sheet.write(list.note, { x: sheet.left, y: sheet.y, width: sheet.width, color: ink.quiet }) + 4
  for (const part of list.parts) await drawPart(sheet, part, list.nobody)
  return sheet.finish(title, list.pageOf)
}

async function drawPart(sheet: Sheet, { title, heads, rows }: GateListPart, nobody: string): Promise<void> {
  sheet.ensureRoom(70)
  sheet.y += 12
  const heading = `${title}: ${rows.length}`
  sheet.y +=
    sheet.write(heading, { x: sheet.left, y: sheet.y, width: sheet.width, weight: 'bold', size: 11 }) + 4
  if (rows.length === 0) {
    sheet.y += sheet.write(nobody, { x: sheet.left, y: sheet.y, width: sheet.width })
    return
  }
  const fixed = { line: 32, company: 120, what: 100, when: 88, seen: 46 }
  const name = sheet.width - Object.values(fixed).reduce((sum, width) => sum + width, 0)
  const addRow = openTable<GateListRow>(sheet, [
    { header: '№', width: fixed.line, align: 'left', cell: (_, index) => String(index + 1) },
    {
      header: heads.name,
      width: name,
      align: 'left',
      cell: row => row.name,
      note: row => row.otherName || null,
    },
    { header: heads.company, width: fixed.company, align: 'left', cell: row => row.company },
    { header: heads.what, width: fixed.what, align: 'left', cell: row => row.what },
    { header: heads.when, width: fixed.when, align: 'left', cell: row => row.when },
    // Left empty for the guard's tick.
    { header: heads.seen, width: fixed.seen, align: 'left', cell: () => '' },
  ])
  for (const [index, row] of rows.entries()) {
    // Five thousand people take seconds to draw; others are answered in between.
    if (index % atOnce === atOnce - 1) await new Promise(resolve => setImmediate(resolve))
    addRow(row, { index, isLast: index === rows.length - 1 })
  }
}
