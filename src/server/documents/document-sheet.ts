import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { guillocheBand } from '#domain/guilloche/guilloche.ts'
import type { DocumentLocale } from './document-format.ts'

/** Points (1/72 inch). */
export const millimetre = 72 / 25.4

export const ink = {
  text: '#131a17',
  quiet: '#56635c',
  line: '#b7c2bb',
  accent: '#175239',
  negative: '#a8321f',
}

export type FontWeight = 'regular' | 'medium' | 'bold'

export interface TextStyle {
  weight?: FontWeight
  /** Points. */
  size?: number
  color?: string
  align?: 'left' | 'right' | 'center'
}

export interface TextBox extends TextStyle {
  x: number
  y: number
  width: number
}

/** The structure that a screen reader follows: what a part of the page is (PDF 1.7, 14.8.4). */
export type Tag = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Figure'

/** A document of A4 pages on which everything is placed by its corner; positions are points from the page's top left. */
export interface Sheet {
  pdf: PDFKit.PDFDocument
  left: number
  right: number
  width: number
  /** Where the next element goes; whoever draws moves it. */
  y: number
  /** Draws text and returns its height; digits have equal width. */
  write(text: string, box: TextBox): number
  /** The height of a text, without drawing it. */
  measure(text: string, width: number, style?: TextStyle): number
  /** Starts a new page unless this much room is left; true when it did. */
  ensureRoom(height: number): boolean
  rule(line: { x: number; y: number; width: number }, look?: { color?: string; thickness?: number }): void
  /** What is drawn meanwhile is one element of the structure; a figure is told by its `alt` alone. In a document without structure it is only drawn. */
  tag(tag: Tag, draw: () => void, options?: { alt?: string }): void
  /** What is drawn meanwhile is no content: lines, grounds, page numbers. */
  decorate(draw: () => void): void
  /** Starts a page, of another layout if given; the sheet's sides are those of the page. */
  startPage(layout?: 'portrait' | 'landscape'): void
  /** Draws the page numbers and ends the document. */
  finish(footer: string, pageOf: (page: number, count: number) => string): Promise<Buffer>
}

/** Files of the typeface by weight. */
export const fontFiles = fontPaths()
const figures: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern']

function fontPaths(): Record<FontWeight, string> {
  const { resolve } = createRequire(import.meta.url)
  const at = (name: string) => resolve(`@expo-google-fonts/onest/${name}`)
  return {
    regular: at('400Regular/Onest_400Regular.ttf'),
    medium: at('500Medium/Onest_500Medium.ttf'),
    bold: at('700Bold/Onest_700Bold.ttf'),
  }
}

/**
 * Opens a document.
 * @param options.created the document's own date, so that the same document always has the same bytes
 * @param options.onPage draws the top of each further page, from `sheet.y`
 */
export function openSheet(options: {
  title: string
  author: string
  locale: DocumentLocale
  created: Date
  layout: 'portrait' | 'landscape'
  onPage(sheet: Sheet): void
  /** With a structure for screen readers: whoever draws names it by `tag`, what is not named is decoration. */
  tagged?: boolean
}): Sheet {
  const pdf = new PDFDocument({
    size: 'A4',
    layout: options.layout,
    // We keep our own margins: pdfkit's would break a page wherever a text crosses them.
    margin: 0,
    bufferPages: true,
    // No default font: one that is registered again under a name would be parsed anew at each use.
    font: '',
    lang: options.locale,
    displayTitle: true,
    ...(options.tagged && { tagged: true, pdfVersion: '1.7' }),
    info: {
      Title: options.title,
      Author: options.author,
      CreationDate: options.created,
      ModDate: options.created,
    },
  })
  for (const [weight, path] of Object.entries(fontFiles)) pdf.registerFont(weight, path)
  const chunks: Buffer[] = []
  pdf.on('data', chunk => chunks.push(chunk))

  const margin = {
    left: 18 * millimetre,
    right: 15 * millimetre,
    top: 14 * millimetre,
    bottom: 20 * millimetre,
  }
  const widthOf = () => pdf.page.width - margin.left - margin.right
  const root = options.tagged ? pdf.struct('Document') : null
  if (root) pdf.addStructure(root)
  let element = root
  let elementTag: Tag | null = null
  /** Within marked content nothing is marked again. */
  let isMarked = false
  const marked = (draw: () => void) => {
    if (!element || isMarked) return draw()
    const leaf = element === root ? null : element
    const content = leaf && elementTag ? pdf.markStructureContent(elementTag) : null
    if (!content) pdf.markContent('Artifact')
    isMarked = true
    draw()
    isMarked = false
    pdf.endMarkedContent()
    if (leaf && content) leaf.add(content)
  }
  const applyStyle = ({ weight = 'regular', size = 9, color = ink.text }: TextStyle) =>
    pdf.font(weight).fontSize(size).fillColor(color)
  // pdfkit does not cache shaping with explicit features, so request it only for texts with digits.
  const textOptions = (text: string, boxWidth: number, align: TextStyle['align'] = 'left') => ({
    width: boxWidth,
    align,
    lineGap: 1,
    ...(/\d/.test(text) ? { features: figures } : {}),
  })

  const sheet: Sheet = {
    pdf,
    left: margin.left,
    right: margin.left + widthOf(),
    width: widthOf(),
    y: margin.top,
    write(text, box) {
      marked(() => {
        applyStyle(box)
        pdf.text(text, box.x, box.y, textOptions(text, box.width, box.align))
      })
      return pdf.y - box.y
    },
    measure(text, boxWidth, style = {}) {
      applyStyle(style)
      return pdf.heightOfString(text, textOptions(text, boxWidth, style.align))
    },
    ensureRoom(height) {
      if (sheet.y + height <= pdf.page.height - margin.bottom) return false
      sheet.startPage()
      options.onPage(sheet)
      return true
    },
    startPage(layout = options.layout) {
      pdf.addPage({ size: 'A4', layout, margin: 0 })
      sheet.width = widthOf()
      sheet.right = margin.left + sheet.width
      sheet.y = margin.top
    },
    rule({ x, y, width: length }, { color = ink.line, thickness = 0.6 } = {}) {
      sheet.decorate(() => {
        pdf
          .moveTo(x, y)
          .lineTo(x + length, y)
          .lineWidth(thickness)
          .strokeColor(color)
          .stroke()
      })
    },
    tag(tag, draw, { alt } = {}) {
      if (!element || isMarked) return draw()
      const [outer, outerTag] = [element, elementTag]
      const own = pdf.struct(tag, alt === undefined ? {} : { alt })
      outer.add(own)
      element = own
      elementTag = tag
      if (alt === undefined) draw()
      else marked(draw)
      own.end()
      element = outer
      elementTag = outerTag
    },
    decorate(draw) {
      const outer = element
      element = root
      marked(draw)
      element = outer
    },
    async finish(footer, pageOf) {
      const ended = new Promise<void>((resolve, reject) => {
        pdf.on('end', resolve)
        pdf.on('error', reject)
      })
      const { start, count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(start + page)
        const y = pdf.page.height - 12 * millimetre
        const width = widthOf()
        sheet.rule({ x: sheet.left, y: y - 5, width })
        sheet.write(footer, { x: sheet.left, y, width: width - 90, size: 7.5, color: ink.quiet })
        const numbering = {
          x: sheet.left + width - 90,
          y,
          width: 90,
          size: 7.5,
          color: ink.quiet,
          align: 'right',
        } as const
        sheet.write(pageOf(page + 1, count), numbering)
      }
      root?.end()
      pdf.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
  return sheet
}

/** The letterhead line: who and what on the left, a quiet line on the right, the guilloche rule under both. */
export function drawLetterhead(
  sheet: Sheet,
  letterhead: { name: string; place: string; seed: string },
): void {
  const half = sheet.width * 0.6
  const nameHeight = sheet.write(letterhead.name, {
    x: sheet.left,
    y: sheet.y,
    width: half,
    weight: 'bold',
    size: 12,
    color: ink.accent,
  })
  const place = { width: sheet.width - half, size: 8.5, color: ink.quiet, align: 'right' } as const
  const placeHeight = sheet.write(letterhead.place, { x: sheet.left + half, y: sheet.y + 2.5, ...place })
  sheet.y += Math.max(nameHeight, placeHeight) + 5
  drawGuillocheRule(sheet, letterhead.seed)
}

function drawGuillocheRule(sheet: Sheet, seed: string): void {
  const height = 11
  sheet.decorate(() => {
    sheet.pdf.save().translate(sheet.left, sheet.y).lineWidth(0.3).strokeColor(ink.accent).strokeOpacity(0.75)
    for (const line of guillocheBand({ seed, width: sheet.width, height, lines: 12 }))
      sheet.pdf.path(line).stroke()
    sheet.pdf.restore()
  })
  sheet.y += height + 14
}

/** Writes a heading or a paragraph over the whole width, as one element of the structure, and moves on below it. */
export function writeBlock(sheet: Sheet, tag: Tag, { text, ...style }: TextStyle & { text: string }): void {
  sheet.tag(tag, () => {
    sheet.y += sheet.write(text, { x: sheet.left, y: sheet.y, width: sheet.width, ...style })
  })
}

/** The text as far as it fits, whole words and an ellipsis; empty where not even one word does. */
export function fitText(
  sheet: Sheet,
  text: string,
  { width, height, ...style }: TextStyle & { width: number; height: number },
): string {
  const fits = (part: string) => sheet.measure(part, width, style) <= height
  if (text === '' || fits(text)) return text
  const words = text.split(' ')
  let [shown, beyond] = [0, words.length]
  while (beyond - shown > 1) {
    const middle = (shown + beyond) >> 1
    if (fits(`${words.slice(0, middle).join(' ')}…`)) shown = middle
    else beyond = middle
  }
  return shown === 0
    ? ''
    : `${words
        .slice(0, shown)
        .join(' ')
        .replace(/[\s:;,.–—-]+$/, '')}…`
}
