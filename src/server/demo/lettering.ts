import { letterOutlines, unitsPerEm } from './letter-outlines.gen.ts'

/** A line of text as one SVG element of outlines; letters without an outline are left out. */
export function lettering(
  text: string,
  place: { x: number; baseline: number; size: number; anchor: 'start' | 'middle'; fill: string },
): string {
  const scale = place.size / unitsPerEm
  let at = place.anchor === 'middle' ? place.x - letteringWidth(text, place.size) / 2 : place.x
  const letters: string[] = []
  for (const letter of text) {
    const [advance, outline] = letterOutlines[letter] ?? [0, '']
    if (outline)
      letters.push(
        `<path transform="translate(${at.toFixed(1)} ${place.baseline}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})" d="${outline}"/>`,
      )
    at += advance * scale
  }
  return `<g fill="${place.fill}">${letters.join('')}</g>`
}

export function letteringWidth(text: string, size: number): number {
  let units = 0
  for (const letter of text) units += letterOutlines[letter]?.[0] ?? 0
  return (units * size) / unitsPerEm
}
