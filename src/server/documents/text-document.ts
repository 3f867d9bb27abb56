import type { DocumentLocale } from './document-format.ts'
import { drawLetterhead, ink, openSheet, type Sheet } from './document-sheet.ts'

export type TextPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Facts as label and value, separated by lines. */
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }
  /** Signature lines: the caption and the name. */
  | { kind: 'signatures'; rows: readonly { label: string; name: string }[] }

/** Everything in a text document: a consent, a power of attorney, the policy. */
export type TextDocument = {
  locale: DocumentLocale
  /** Name, days and place of the forum, for the letterhead. */
  forumName: string
  forumPlace: string
  author: string
  title: string
  /** A quiet line under the title. */
  subtitle: string
  parts: readonly TextPart[]
  /** The document's own instant, so that the same document always has the same bytes. */
  created: Date
  footer: string
  pageOf: (page: number, count: number) => string
}

const body = { size: 10 } as const
const labelWidth = 150

/** Draws a text document on A4, with selectable text, the letterhead line and page numbers. */
export async function renderTextDocument(facts: TextDocument): Promise<Buffer> {
  const sheet = openSheet({
    title: facts.title,
    author: facts.author,
    locale: facts.locale,
    created: facts.created,
    layout: 'portrait',
    onPage: opened => drawRunningHead(opened, facts.title),
  })
  drawLetterhead(sheet, { name: facts.forumName, place: facts.forumPlace, seed: facts.forumName })
  const line = { x: sheet.left, width: sheet.width }
  sheet.y += sheet.write(facts.title, { ...line, y: sheet.y, weight: 'bold', size: 16 }) + 3
  if (facts.subtitle)
    sheet.y += sheet.write(facts.subtitle, { ...line, y: sheet.y, size: 8.5, color: ink.quiet })
  sheet.y += 14
  for (const part of facts.parts) drawPart(sheet, part)
  return sheet.finish(facts.footer, facts.pageOf)
}

function drawRunningHead(sheet: Sheet, text: string): void {
  sheet.write(text, { x: sheet.left, y: sheet.y, width: sheet.width, size: 8.5, color: ink.quiet })
  sheet.y += 18
}

function drawPart(sheet: Sheet, part: TextPart): void {
  switch (part.kind) {
    case 'heading':
      drawHeading(sheet, part.text)
      return
    case 'paragraph':
      drawParagraph(sheet, part.text)
      return
    case 'facts':
      for (const row of part.rows) drawFact(sheet, row)
      return
    case 'signatures':
      for (const row of part.rows) drawSignature(sheet, row)
      return
  }
}

/** Keeps a heading with the lines that follow it. */
function drawHeading(sheet: Sheet, text: string): void {
  sheet.y += 8
  sheet.ensureRoom(60)
  const style = { weight: 'bold', size: 11.5, color: ink.accent } as const
  sheet.y += sheet.write(text, { x: sheet.left, y: sheet.y, width: sheet.width, ...style }) + 5
}

function drawParagraph(sheet: Sheet, text: string): void {
  sheet.ensureRoom(sheet.measure(text, sheet.width, body))
  sheet.y += sheet.write(text, { x: sheet.left, y: sheet.y, width: sheet.width, ...body }) + 7
}

function drawFact(sheet: Sheet, { label, value }: { label: string; value: string }): void {
  const width = sheet.width - labelWidth
  const style = { size: 9.5 } as const
  sheet.ensureRoom(
    Math.max(sheet.measure(label, labelWidth - 10, style), sheet.measure(value, width, style)) + 12,
  )
  sheet.rule({ x: sheet.left, y: sheet.y, width: sheet.width })
  const y = sheet.y + 5
  const first = sheet.write(label, { x: sheet.left, y, width: labelWidth - 10, ...style, color: ink.quiet })
  const second = sheet.write(value, { x: sheet.left + labelWidth, y, width, ...style })
  sheet.y = y + Math.max(first, second) + 6
}

function drawSignature(sheet: Sheet, { label, name }: { label: string; name: string }): void {
  sheet.ensureRoom(48)
  sheet.y += 22
  const half = sheet.width / 2
  sheet.write(label, { x: sheet.left, y: sheet.y, width: half - 110, size: 9, color: ink.quiet })
  sheet.rule({ x: sheet.left + half - 100, y: sheet.y + 12, width: 110 }, { color: ink.text })
  sheet.write(name, { x: sheet.left + half + 20, y: sheet.y, width: half - 20, size: 9.5 })
  sheet.y += 24
}
