import PDFDocument from 'pdfkit'
import { type BadgeFacts, type BadgeLayout, badgeSize, layOutBadge } from '#domain/badge/badge-layout.ts'
import type { MeasureText } from '#domain/badge/fit-text.ts'
import { guillocheBand } from '#domain/guilloche/guilloche.ts'
import { fontFiles, ink, millimetre } from './document-sheet.ts'
import { drawPassCode } from './qr-drawing.ts'

export type BadgeDocument = BadgeFacts & {
  /** JPEG. */
  photograph: Buffer | null
  /** Text of the signed QR; without it the badge is a sample. */
  code: string | null
  /** Printed instead of the code on a sample. */
  sampleWords: readonly [string, string]
  title: string
  locale: 'ru' | 'en'
  created: Date
}

/** Draws a badge on a page of its true size, all text selectable. */
export async function renderBadgePdf(badge: BadgeDocument): Promise<Buffer> {
  const pdf = openBadges(badge, { width: badgeSize.width, height: badgeSize.height })
  const chunks: Buffer[] = []
  pdf.on('data', chunk => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  drawBadge(pdf, badge, 0)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

type Titles = Pick<BadgeDocument, 'title' | 'locale' | 'created' | 'forumName'>

/** A document whose first page has this size in millimetres; from there on units are millimetres. */
export function openBadges(titles: Titles, page: { width: number; height: number }): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: [page.width * millimetre, page.height * millimetre],
    margin: 0,
    font: '',
    lang: titles.locale,
    displayTitle: true,
    info: {
      Title: titles.title,
      Author: titles.forumName,
      CreationDate: titles.created,
      ModDate: titles.created,
    },
  })
  for (const [weight, path] of Object.entries(fontFiles)) pdf.registerFont(weight, path)
  pdf.scale(millimetre)
  return pdf
}

/** Draws a badge on the present page; what touches an edge goes on for the bleed, in millimetres. */
export function drawBadge(pdf: PDFKit.PDFDocument, badge: BadgeDocument, bleed: number): void {
  const measure: MeasureText = (text, size, weight) => pdf.font(weight).fontSize(size).widthOfString(text)
  const layout = layOutBadge(badge, measure)
  drawOrnament(pdf, layout, bleed)
  drawPhotograph(pdf, layout, badge)
  drawCode(pdf, layout, badge)
  const { strip } = layout
  pdf.rect(strip.x - bleed, strip.y, strip.width + 2 * bleed, strip.height + bleed).fill(layout.colour)
  drawTexts(pdf, layout, measure)
}

function drawOrnament(pdf: PDFKit.PDFDocument, { ornament, colour }: BadgeLayout, bleed: number): void {
  pdf.save().translate(-bleed, -bleed).lineWidth(0.12).strokeColor(colour)
  for (const line of guillocheBand({
    seed: colour,
    width: ornament.width + 2 * bleed,
    height: ornament.height + bleed,
    lines: 14,
  }))
    pdf.path(line).stroke()
  pdf.restore()
}

function drawPhotograph(
  pdf: PDFKit.PDFDocument,
  { photograph: box }: BadgeLayout,
  badge: BadgeDocument,
): void {
  if (badge.photograph) pdf.image(badge.photograph, box.x, box.y, { width: box.width, height: box.height })
  else pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.2).strokeColor(ink.line).stroke()
}

function drawCode(pdf: PDFKit.PDFDocument, { code: box }: BadgeLayout, badge: BadgeDocument): void {
  if (!badge.code) {
    drawSample(pdf, box, badge.sampleWords)
    return
  }
  drawPassCode(pdf, badge.code, { x: box.x, y: box.y, size: box.width })
}

function drawSample(
  pdf: PDFKit.PDFDocument,
  box: BadgeLayout['code'],
  words: readonly [string, string],
): void {
  pdf.save().dash(1.2, { space: 1 }).lineWidth(0.25).strokeColor(ink.quiet)
  pdf.rect(box.x, box.y, box.width, box.height).stroke().restore()
  for (const [index, word] of words.entries()) {
    const size = index === 0 ? 4.2 : 3.2
    pdf.font('medium').fontSize(size).fillColor(ink.quiet)
    const x = box.x + (box.width - pdf.widthOfString(word)) / 2
    pdf.text(word, x, box.y + box.height / 2 - 4 + index * 5, { lineBreak: false })
  }
}

function drawTexts(pdf: PDFKit.PDFDocument, { texts, colour }: BadgeLayout, measure: MeasureText): void {
  const colours = { text: ink.text, quiet: ink.quiet, role: colour, white: '#ffffff' }
  for (const { text, x, y, size, weight, ink: tone, centred } of texts) {
    const left = centred ? x - measure(text, size, weight) / 2 : x
    pdf.font(weight).fontSize(size).fillColor(colours[tone])
    pdf.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
  }
}
