import { guillocheBand, guillocheRosette } from '#domain/guilloche/guilloche.ts'
import { seeded } from '#domain/guilloche/seeded.ts'
import type { DrawnKind } from '#domain/image/image-path.ts'
import { loadSharp } from '../pictures/sharp-library.ts'
import { map } from './drawn-map.ts'
import { lettering, letteringWidth } from './lettering.ts'
import { layWordMark, wordMarkLeading } from './word-mark.ts'

export type DrawnWish = { kind: DrawnKind; seed: string; title: string; width: number; height: number }

/** Background, second tone, line and ink of a drawing: banknote green, blue, slate, and sometimes a warm one. */
const papers = [
  { ground: '#e6f0ea', deep: '#c9dfd2', line: '#2f7a55', ink: '#14432d' },
  { ground: '#e5edf6', deep: '#c6d8ec', line: '#33649c', ink: '#173a63' },
  { ground: '#ebeff2', deep: '#cfd8df', line: '#566b7c', ink: '#24333f' },
  { ground: '#f3eee4', deep: '#e2d6bf', line: '#8a6a2f', ink: '#4b3814' },
  { ground: '#17382a', deep: '#0d2419', line: '#8cc7a8', ink: '#e4f3ea' },
  { ground: '#16304f', deep: '#0c1d33', line: '#8db6e4', ink: '#e4eefa' },
] as const

type Paper = (typeof papers)[number]
type Sheet = DrawnWish & { paper: Paper; random: () => number }

const drawings: Record<DrawnKind, (sheet: Sheet) => string> = { album, news, speaker, partner, map }

/**
 * Draws a picture of the demo: line work by formula and letters by their outlines, without real faces or logos. The same wish always gives the same
 * picture. WebP, under 80 kB.
 */
export async function drawPicture(wish: DrawnWish): Promise<Buffer> {
  const random = seeded(`${wish.kind} ${wish.seed}`)
  // Portraits and covers vary their paper; logos are always dark.
  const choice = wish.kind === 'partner' ? 4 : papers.length
  const paper = papers[Math.floor(random() * choice)] ?? papers[0]
  const { width, height } = wish
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawings[wish.kind]({ ...wish, paper, random })}</svg>`
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).webp({ quality: 50, alphaQuality: 90, effort: 3 }).toBuffer()
}

function album({ seed, width, height, paper, random }: Sheet): string {
  const size = height * (1.1 + random() * 0.5)
  const left = width * (0.2 + random() * 0.6) - size / 2
  const top = height * (0.3 + random() * 0.4) - size / 2
  const small = height * (0.35 + random() * 0.2)
  return `${ground(paper, width, height, random() * 360)}
${halls(width, height, paper, random)}
${rosette(`${seed} great`, size, 9, { left, top, stroke: 1.3, colour: paper.line, opacity: 0.75 })}
${rosette(`${seed} small`, small, 11, {
  left: left > width / 4 ? width * 0.04 : width * 0.96 - small,
  top: height * 0.93 - small,
  stroke: 1.1,
  colour: paper.ink,
  opacity: 0.5,
})}`
}

/** Rows of seats or windows seen from afar: quiet bars that give each picture its own horizon. */
function halls(width: number, height: number, paper: Paper, random: () => number): string {
  const horizon = height * (0.55 + random() * 0.25)
  const count = 9 + Math.floor(random() * 14)
  const step = width / count
  const bars = Array.from({ length: count }, (_, at) => {
    const tall = (height - horizon) * (0.35 + random() * 0.9)
    return `<rect x="${(at * step + step * 0.12).toFixed(1)}" y="${(height - tall).toFixed(1)}" width="${(step * 0.76).toFixed(1)}" height="${tall.toFixed(1)}"/>`
  })
  return `<g fill="${paper.line}" opacity="0.16">${bars.join('')}</g>`
}

function news({ seed, width, height, paper, random }: Sheet): string {
  const size = height * 1.25
  const left = random() < 0.5 ? width - size * 0.72 : -size * 0.28
  const bandTop = height * (0.2 + random() * 0.5)
  const band = guillocheBand({ seed, width, height: height * 0.2, lines: 14, waves: 3 })
  return `${ground(paper, width, height, 90 + random() * 180)}
${rosette(seed, size, 18, { left, top: (height - size) / 2, stroke: 1.2, colour: paper.line, opacity: 0.7 })}
<path transform="translate(0 ${bandTop.toFixed(1)})" d="${band.join('')}" fill="none" stroke="${paper.ink}" stroke-width="1.1" opacity="0.55"/>`
}

function speaker({ seed, title, width, height, paper }: Sheet): string {
  const side = Math.min(width, height)
  const [x, y] = [width / 2, height / 2]
  const letters = title.slice(0, 2)
  const size = side * 0.26
  return `${ground(paper, width, height, 135)}
${rosette(seed, side * 1.16, 20, { left: x - side * 0.58, top: y - side * 0.58, stroke: 1, colour: paper.line, opacity: 0.6 })}
<circle cx="${x}" cy="${y}" r="${side * 0.26}" fill="${paper.ground}" stroke="${paper.line}" stroke-width="2"/>
<circle cx="${x}" cy="${y}" r="${side * 0.243}" fill="none" stroke="${paper.line}" stroke-width="1" opacity="0.6"/>
${lettering(letters, { x, baseline: y + size * 0.36, size, anchor: 'middle', fill: paper.ink })}`
}

function partner({ seed, title, width, height, paper, random }: Sheet): string {
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
  return `${sign(left + mark / 2, y, mark / 2, paper, seed, random)}${letters.join('')}`
}

/** An invented sign: rings, bars, a turned square or a rosette. */
function sign(
  x: number,
  y: number,
  radius: number,
  paper: Paper,
  seed: string,
  random: () => number,
): string {
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
  return rosette(seed, radius * 2.2, 5, {
    left: x - radius * 1.1,
    top: y - radius * 1.1,
    stroke: 1.6,
    colour: paper.line,
    opacity: 1,
  })
}

function ground(paper: Paper, width: number, height: number, angle: number): string {
  return `<defs><linearGradient id="g" gradientTransform="rotate(${angle.toFixed(0)} .5 .5)"><stop stop-color="${paper.ground}"/><stop offset="1" stop-color="${paper.deep}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`
}

function rosette(
  seed: string,
  size: number,
  lines: number,
  look: { left: number; top: number; stroke: number; colour: string; opacity: number },
): string {
  return `<path transform="translate(${look.left.toFixed(1)} ${look.top.toFixed(1)})" d="${guillocheRosette({ seed, size, lines }).join('')}" fill="none" stroke="${look.colour}" stroke-width="${look.stroke}" opacity="${look.opacity}"/>`
}
