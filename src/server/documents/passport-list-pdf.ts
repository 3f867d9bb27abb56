import { type DocumentLocale, documentInstant } from './document-format.ts'
import { drawLetterhead, ink, openSheet, type Sheet } from './document-sheet.ts'
import { drawSignatures } from './document-signatures.ts'
import { openTable } from './document-table.ts'

/** One person of the list, in the writing of their document and in the other one. */
export interface ListedPerson {
  name: string
  /** Empty where only one is known. */
  otherName: string
  company: string
  document: string
  number: string
}

/** The list of approved people, drawn for somebody to sign. */
export interface PassportList {
  title: string
  locale: DocumentLocale
  forumName: string
  forumPlace: string
  /** Whose document it is: when it holds, for what it was printed and by whom, how many it names. */
  facts: [label: string, value: string][]
  /** The day of the list. */
  day: string
  heads: { name: string; company: string; document: string; number: string }
  people: ListedPerson[]
  nobody: string
  signer: { post: string; name: string }
  signedOn: string
  continued: string
  pageOf(page: number, count: number): string
}

const atOnce = 40

/** Draws the list; every page names the title and its number of how many, so that none can be taken out unseen. */
export async function renderPassportListPdf(list: PassportList): Promise<Buffer> {
  const { title, locale } = list
  const sheet = openSheet({
    title,
    author: list.forumName,
    locale,
    created: documentInstant(list.day),
    layout: 'portrait',
    onPage(opened) {
      opened.write(list.continued, {
        x: opened.left,
        y: opened.y,
        width: opened.width,
        size: 8.5,
        color: ink.quiet,
      })
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
  sheet.y += 8
  await drawPeople(sheet, list)
  sheet.y += 16
  sheet.ensureRoom(80)
  drawSignatures(sheet, [list.signer], null)
  sheet.write(list.signedOn, { x: sheet.left, y: sheet.y, width: sheet.width })
  return sheet.finish(title, list.pageOf)
}

async function drawPeople(sheet: Sheet, { people, heads, nobody }: PassportList): Promise<void> {
  if (people.length === 0) {
    sheet.y += sheet.write(nobody, { x: sheet.left, y: sheet.y, width: sheet.width })
    return
  }
  const fixed = { line: 30, document: 104, number: 92, company: 120 }
  const name = sheet.width - Object.values(fixed).reduce((sum, width) => sum + width, 0)
  const addRow = openTable<ListedPerson>(sheet, [
    { header: '№', width: fixed.line, align: 'left', cell: (_, index) => String(index + 1) },
    {
      header: heads.name,
      width: name,
      align: 'left',
      cell: person => person.name,
      note: person => person.otherName || null,
    },
    { header: heads.company, width: fixed.company, align: 'left', cell: person => person.company },
    { header: heads.document, width: fixed.document, align: 'left', cell: person => person.document },
    { header: heads.number, width: fixed.number, align: 'left', cell: person => person.number },
  ])
  for (const [index, person] of people.entries()) {
    // Two thousand people take seconds to draw; others are answered in between.
    if (index % atOnce === atOnce - 1) await new Promise(resolve => setImmediate(resolve))
    addRow(person, { index, isLast: index === people.length - 1 })
  }
}
