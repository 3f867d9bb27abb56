import { openGraphSize } from '#contract/open-graph.ts'
import { guillocheBand, guillocheRosette } from '#domain/guilloche/guilloche.ts'
import { brokenText, type FontCut, outlinedText } from './outlined-text.ts'
import { loadSharp } from './sharp-library.ts'

/** Texts of a link's picture, from top to bottom; an empty line is omitted. */
export type LinkPictureWords = {
  /** The same seed always gives the same line work. */
  seed: string
  /** Name and year of the forum. */
  forum: string
  kicker: string
  title: string
  note: string
  /** Days, city and venue. */
  foot: string
}

/** Increase it when the same words give another picture. */
export const linkPictureVersion = 1

const { width, height } = openGraphSize
const edge = 72
const column = 744
/** The dark greens of tokens.css. */
const ink = { ground: '#103324', deep: '#081e15', engraving: '#5e9a7c', text: '#ffffff', quiet: '#bbd6c6' }

const titleSizes = [76, 66, 58, 50, 44]
/** Baselines of the first and last line, and the space between them for kicker, title and note. */
const rows = { forum: 100, top: 150, bottom: 500, foot: 566 }

/** Draws the preview picture of a link: 1200 x 630, JPEG, text as outlines over line work. */
export async function drawLinkPicture(words: LinkPictureWords): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(linkPictureSvg(words)))
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

function linkPictureSvg(words: LinkPictureWords): string {
  const size = 780
  const rosette = guillocheRosette({ seed: words.seed, size, lines: 20 })
  const band = guillocheBand({ seed: words.seed, width: width + 40, height: 26, lines: 12 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="g" cx=".84" cy=".42" r=".95"><stop stop-color="#1b523a"/><stop offset=".55" stop-color="${ink.ground}"/><stop offset="1" stop-color="${ink.deep}"/></radialGradient>
<linearGradient id="f" x1="0" x2="1"><stop offset=".0" stop-color="#fff" stop-opacity="0"/><stop offset=".38" stop-color="#fff"/></linearGradient>
<mask id="m"><rect x="640" width="${width - 640}" height="${height}" fill="url(#f)"/></mask></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/>
<g mask="url(#m)"><path transform="translate(${width - size * 0.6} ${(height - size) / 2 - 24})" d="${rosette.join('')}" fill="none" stroke="${ink.engraving}" stroke-width="1.1" opacity=".8"/></g>
<path transform="translate(-20 ${height - 30})" d="${band.join('')}" fill="none" stroke="${ink.engraving}" stroke-width="1" opacity=".7"/>
${line(words.forum, { baseline: rows.forum, size: 28, cut: 'semibold', fill: ink.quiet })}
${block(words)}
${line(words.foot, { baseline: rows.foot, size: 28, cut: 'regular', fill: ink.quiet })}
</svg>`
}

/** Kicker, title and note, the title as large as fits, vertically centred in their space. */
function block({ kicker, title, note }: LinkPictureWords): string {
  const notes = note ? brokenText(note, { width: column, lines: 3, cut: 'regular', size: 30 }).lines : []
  const room = rows.bottom - rows.top - (kicker ? 52 : 0) - (notes.length > 0 ? 16 + notes.length * 40 : 0)
  const { size, lines } = fitted(title, room)
  const leading = Math.round(size * 1.14)
  const tall = (kicker ? 52 : 0) + lines.length * leading + (notes.length > 0 ? 16 + notes.length * 40 : 0)
  let y = Math.round(rows.top + (rows.bottom - rows.top - tall) / 2)
  const drawn: string[] = []
  if (kicker) {
    drawn.push(line(kicker, { baseline: y + 30, size: 30, cut: 'semibold', fill: '#8ebaa2' }))
    y += 52
  }
  for (const one of lines) {
    drawn.push(
      outlinedText(one, {
        x: edge - size * 0.04,
        baseline: Math.round(y + size * 0.86),
        size,
        cut: 'semibold',
        fill: ink.text,
      }),
    )
    y += leading
  }
  y += 16
  for (const one of notes) {
    drawn.push(line(one, { baseline: y + 30, size: 30, cut: 'regular', fill: ink.quiet }))
    y += 40
  }
  return drawn.join('\n')
}

function fitted(title: string, room: number): { size: number; lines: string[] } {
  const tries = titleSizes.map(size => {
    const lines = Math.max(1, Math.floor(room / (size * 1.14)))
    return { size, ...brokenText(title, { width: column, lines, cut: 'semibold', size }) }
  })
  const smallest = tries[tries.length - 1]
  return tries.find(({ whole }) => whole) ?? smallest ?? { size: 44, lines: [title] }
}

/** One line at the left edge, cut where it would leave the picture. */
function line(text: string, look: { baseline: number; size: number; cut: FontCut; fill: string }): string {
  const [shown = ''] = brokenText(text, {
    width: column + 160,
    lines: 1,
    cut: look.cut,
    size: look.size,
  }).lines
  return shown ? outlinedText(shown, { x: edge, ...look }) : ''
}
