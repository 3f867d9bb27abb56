import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

const cuts = {
  regular: '400Regular/Onest_400Regular.ttf',
  semibold: '600SemiBold/Onest_600SemiBold.ttf',
} as const

/** A style of the typeface that screen and paper share (decision 013). */
export type FontCut = keyof typeof cuts

const opened = new Map<FontCut, fontkit.Font>()

/** Opened on first use. Letters are drawn as outlines because the picture library only finds fonts installed on the machine. */
function fontOf(cut: FontCut): fontkit.Font {
  const known = opened.get(cut)
  if (known) return known
  const { resolve } = createRequire(import.meta.url)
  const font = fontkit.openSync(resolve(`@expo-google-fonts/onest/${cuts[cut]}`)) as fontkit.Font
  opened.set(cut, font)
  return font
}

export function textWidth(text: string, cut: FontCut, size: number): number {
  const font = fontOf(cut)
  const advance = font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return (advance * size) / font.unitsPerEm
}

/** One line of text as an SVG element that begins at `x` and `baseline`. */
export function outlinedText(
  text: string,
  look: { x: number; baseline: number; size: number; cut: FontCut; fill: string },
): string {
  const font = fontOf(look.cut)
  const scale = look.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
    const outline = glyph.path.toSVG()
    const letter = outline
      ? `<path transform="translate(${Math.round(at + xOffset)} ${Math.round(yOffset)})" d="${outline}"/>`
      : ''
    at += xAdvance
    return letter
  })
  return `<g fill="${look.fill}" transform="translate(${look.x} ${look.baseline}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${letters.join('')}</g>`
}

/**
 * Breaks a text into lines no wider than `width` pixels, at its spaces (never at a non-breaking one, nor after a short preposition); a single word
 * that is too wide is cut. Text beyond `lines` ends in an ellipsis.
 */
export function brokenText(
  text: string,
  box: { width: number; lines: number; cut: FontCut; size: number },
): { lines: string[]; whole: boolean } {
  const fits = (line: string) => textWidth(line, box.cut, box.size) <= box.width
  const lines: string[] = []
  let line = ''
  let whole = true
  for (const word of bound(text)
    .split(/[ \t\r\n]+/)
    .filter(Boolean)) {
    if (line && fits(`${line} ${word}`)) {
      line = `${line} ${word}`
      continue
    }
    if (line) lines.push(line)
    line = fits(word) ? word : cutShort(word, fits)
    if (line !== word) whole = false
  }
  if (line) lines.push(line)
  if (lines.length <= box.lines) return { lines, whole }
  const kept = lines.slice(0, box.lines)
  kept[box.lines - 1] = cutShort(`${kept[box.lines - 1] ?? ''} ${lines[box.lines] ?? ''}`, fits)
  return { lines: kept, whole: false }
}

/** Joins words of one or two letters to the next word. */
function bound(text: string): string {
  return text.replace(/(?<![\p{L}\d])(\p{L}{1,2}) /gu, '$1\u00a0')
}

/** As many whole words as fit before an ellipsis, or letters of a single word. */
function cutShort(text: string, fits: (text: string) => boolean): string {
  const parts = text.trim().includes(' ') ? text.trim().split(/(?= )/) : [...text]
  while (parts.length > 1 && !fits(`${parts.join('')}…`)) parts.pop()
  return `${parts.join('').replace(/[\s.,:;–—-]+$/u, '')}…`
}
