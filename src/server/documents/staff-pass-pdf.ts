import { type BadgeDocument, openBadges } from './badge-pdf.ts'
import { ink, millimetre } from './document-sheet.ts'
import { drawPassCode } from './qr-drawing.ts'

/** One pass on paper: of an employee, or of a vehicle for its windscreen. */
export type PrintedPass = {
  code: string
  /** A person's name or a plate. */
  name: string
  /** The Latin name, or the brand. */
  otherName: string
  lines: string[]
}

type Heads = Pick<BadgeDocument, 'title' | 'forumName' | 'forumPlace' | 'locale' | 'created'>

/** A6 upright, in millimetres. */
const page = { width: 105, height: 148 } as const
const margin = 9
const inner = page.width - 2 * margin
const codeSide = 62

/** Draws passes, each on a page of A6, with the code large enough for a windscreen. */
export async function renderStaffPasses(passes: readonly PrintedPass[], heads: Heads): Promise<Buffer> {
  const pdf = openBadges(heads, page)
  const chunks: Buffer[] = []
  pdf.on('data', chunk => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  for (const [index, pass] of passes.entries()) {
    if (index > 0) {
      pdf.addPage({ size: [page.width * millimetre, page.height * millimetre], margin: 0 })
      pdf.scale(millimetre)
    }
    drawPass(pdf, pass, heads)
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function drawPass(
  pdf: PDFKit.PDFDocument,
  { code, name, otherName, lines }: PrintedPass,
  heads: Heads,
): void {
  const style = { width: inner }
  pdf.font('bold').fontSize(3.6).fillColor(ink.accent).text(heads.forumName, margin, margin, style)
  pdf.font('regular').fontSize(2.8).fillColor(ink.quiet).text(heads.forumPlace, style)
  drawPassCode(pdf, code, { x: (page.width - codeSide) / 2, y: 22, size: codeSide })
  pdf
    .font('bold')
    .fontSize(6.4)
    .fillColor(ink.text)
    .text(name, margin, 22 + codeSide + 4, style)
  pdf.font('regular').fontSize(4).fillColor(ink.quiet).text(otherName, style)
  pdf.moveDown(0.4).fontSize(3.6).fillColor(ink.text)
  for (const line of lines) pdf.text(line, style)
}
