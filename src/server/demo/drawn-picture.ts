import { portraitLines } from '#domain/guilloche/portrait-lines.ts'
import { seeded } from '#domain/guilloche/seeded.ts'
import type { DrawnKind } from '#domain/image/image-path.ts'
import { loadSharp } from '../pictures/sharp-library.ts'
import { map } from './drawn-map.ts'
import { type Paper, papers } from './drawn-paper.ts'
import { scene } from './drawn-scene.ts'
import { lettering, letteringWidth } from './lettering.ts'
import { layWordMark, wordMarkLeading } from './word-mark.ts'

export type DrawnWish = { kind: DrawnKind; seed: string; title: string; width: number; height: number }

type Sheet = DrawnWish & { paper: Paper; random: () => number }

const drawings: Record<DrawnKind, (sheet: Sheet) => string> = {
  album: sheet => scene(sheet.seed, sheet),
  news: sheet => scene(sheet.seed, sheet),
  speaker,
  partner,
  map,
}

/**
 * Draws a picture of the demo: line work by formula and letters by their outlines, without real faces or logos. The same wish always gives the same
 * picture. WebP, under 80 kB.
 */
export async function drawPicture(wish: DrawnWish): Promise<Buffer> {
  const random = seeded(`${wish.kind} ${wish.seed}`)
  const paper = papers[Math.floor(random() * papers.length)] ?? papers[0]
  const { width, height } = wish
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawings[wish.kind]({ ...wish, paper, random })}</svg>`
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).webp({ quality: 50, alphaQuality: 90, effort: 3 }).toBuffer()
}

/** Line work that differs truly from one person to the next, and a small monogram in its corner. */
function speaker({ seed, title, width, height, paper }: Sheet): string {
  const side = Math.min(width, height)
  const { paths, stroke } = portraitLines({ seed, size: side })
  const size = side * 0.15
  const [x, baseline] = [side * 0.085, height - side * 0.095]
  // The paper grows back under the letters, so that no line runs through them.
  const clearing = `<radialGradient id="c" cx="${x + size * 0.7}" cy="${baseline - size * 0.35}" r="${side * 0.42}" gradientUnits="userSpaceOnUse"><stop offset=".45" stop-color="${paper.ground}"/><stop offset="1" stop-color="${paper.ground}" stop-opacity="0"/></radialGradient>`
  return `<defs>${clearing}</defs><rect width="${width}" height="${height}" fill="${paper.ground}"/>
<path d="${paths.join('')}" fill="none" stroke="${paper.line}" stroke-width="${stroke.toFixed(2)}" opacity=".8"/>
<rect width="${width}" height="${height}" fill="url(#c)"/>
${lettering(title.slice(0, 2), { x, baseline, size, anchor: 'start', fill: paper.ink })}`
}

function partner({ title, width, height, paper, random }: Sheet): string {
  // Widths of the sign and of the gap beside it, relative to the letters' size.
  const [across, gap] = [1.6, 0.5]
  const { lines, size } = layWordMark(
    title,
    { width: width * 0.84, height: height * 0.68, largest: height * 0.25, besides: across + gap },
    line => letteringWidth(line, 1),
  )
  const mark = Math.min(height * 0.5, size * across * (lines.length > 1 ? 1.25 : 1))
  const widest = Math.max(...lines.map(line => letteringWidth(line, size)))
  const left = (width - mark - gap * size - widest) / 2
  const y = height / 2
  const leading = size * wordMarkLeading
  const first = y + size * 0.355 - (leading * (lines.length - 1)) / 2
  const letters = lines.map((line, at) =>
    lettering(line, {
      x: left + mark + gap * size,
      baseline: first + leading * at,
      size,
      anchor: 'start',
      fill: paper.ink,
    }),
  )
  return `${sign(left + mark / 2, y, mark / 2, paper, random)}${letters.join('')}`
}

/** An invented sign: rings, bars, a turned square or two arches. */
function sign(x: number, y: number, radius: number, paper: Paper, random: () => number): string {
  const choice = Math.floor(random() * 4)
  if (choice === 0)
    return `<g fill="none" stroke="${paper.line}" stroke-width="${(radius * 0.22).toFixed(1)}"><circle cx="${x}" cy="${y}" r="${radius * 0.85}"/><circle cx="${x + radius * 0.3}" cy="${y}" r="${radius * 0.42}" stroke="${paper.ink}"/></g>`
  if (choice === 1)
    return [0, 1, 2, 3]
      .map(at => {
        const tall = radius * (0.7 + random() * 1.3)
        return `<rect x="${(x - radius + at * radius * 0.52).toFixed(1)}" y="${(y + radius - tall).toFixed(1)}" width="${(radius * 0.36).toFixed(1)}" height="${tall.toFixed(1)}" rx="2" fill="${at % 2 ? paper.ink : paper.line}"/>`
      })
      .join('')
  if (choice === 2)
    return `<g transform="rotate(45 ${x} ${y})"><rect x="${x - radius * 0.72}" y="${y - radius * 0.72}" width="${radius * 1.44}" height="${radius * 1.44}" rx="${radius * 0.2}" fill="${paper.line}"/><rect x="${x - radius * 0.3}" y="${y - radius * 0.3}" width="${radius * 0.9}" height="${radius * 0.9}" rx="${radius * 0.14}" fill="${paper.ink}"/></g>`
  return `<g fill="none" stroke-width="${(radius * 0.2).toFixed(1)}" stroke-linecap="round"><path d="M${x - radius} ${y + radius * 0.5}a${radius} ${radius} 0 0 1 ${radius * 2} 0" stroke="${paper.line}"/><path d="M${x - radius * 0.55} ${y + radius * 0.5}a${radius * 0.55} ${radius * 0.55} 0 0 1 ${radius * 1.1} 0" stroke="${paper.ink}"/></g>`
}
