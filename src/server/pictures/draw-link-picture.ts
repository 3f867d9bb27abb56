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
export const linkPictureVersion = 2

const { width, height } = openGraphSize
const edge = 72
const column = 744
/** The dark greens of tokens.css. */
const ink = { ground: '#103324', deep: '#081e15', engraving: '#5e9a7c', text: '#ffffff', quiet: '#bbd6c6' }

const titleSizes = [76, 66, 58, 50, 44]
/** A sentence is set smaller rather than cut before its verb. */
const noteSizes = [30, 27, 24]
const noteLines = 3
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
  const notes = note ? fittedNote(note) : null
  const noteLeading = notes ? Math.round((notes.size * 4) / 3) : 0
  const below = notes ? 16 + notes.lines.length * noteLeading : 0
  const room = rows.bottom - rows.top - (kicker ? 52 : 0) - below
  const { size, lines } = fitted(title, {
    sizes: titleSizes,
    cut: 'semibold',
    room: tried => Math.max(1, Math.floor(room / (tried * 1.14))),
  })
  const leading = Math.round(size * 1.14)
  const tall = (kicker ? 52 : 0) + lines.length * leading + below
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
  for (const one of notes?.lines ?? []) {
    drawn.push(line(one, { baseline: y + 30, size: notes?.size ?? 30, cut: 'regular', fill: ink.quiet }))
    y += noteLeading
  }
  return drawn.join('\n')
}

/** The sentence below the title; `whole` says whether it was kept from being cut. */
export function fittedNote(note: string): Fitted {
  return fitted(note, { sizes: noteSizes, cut: 'regular', room: () => noteLines })
}

type Fitted = { size: number; lines: string[]; whole: boolean }
type Fitting = { sizes: readonly number[]; cut: FontCut; room: (size: number) => number }

/** The text at the largest size at which it is whole, or cut at the smallest; `room` is the lines that a size has. */
function fitted(text: string, { sizes, cut, room }: Fitting): Fitted {
  const tries = sizes.map(size => ({
    size,
    ...brokenText(text, { width: column, lines: room(size), cut, size }),
  }))
  const smallest = tries[tries.length - 1]
  return tries.find(({ whole }) => whole) ?? smallest ?? { size: 24, lines: [text], whole: false }
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
