/** The lines of a word-mark and the largest size of its letters, in pixels. */
export type WordMark = { lines: string[]; size: number }

const most = 3
/** Distance between lines, relative to the letters' size. */
export const wordMarkLeading = 1.18

/**
 * Breaks a name into up to three lines so that its letters get as large as possible. `widthOf` measures a line in letters of size 1; `besides` is the
 * width of the sign beside the letters, relative to their size.
 */
export function layWordMark(
  name: string,
  room: { width: number; height: number; largest: number; besides: number },
  widthOf: (line: string) => number,
): WordMark {
  const words = name.split(/\s+/).filter(Boolean)
  let best: WordMark = { lines: [name], size: 0 }
  for (const lines of breaks(words)) {
    const widest = Math.max(...lines.map(widthOf))
    const across = room.width / (widest + room.besides)
    const down = room.height / (lines.length * wordMarkLeading)
    const size = Math.min(room.largest, across, down)
    // Prefer fewer lines unless more make the letters clearly larger.
    if (size > best.size * 1.1) best = { lines, size }
  }
  return best
}

function breaks(words: readonly string[], lines = most): string[][] {
  const whole = [[words.join(' ')]]
  if (lines === 1 || words.length < 2) return whole
  const broken = words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    return breaks(words.slice(index + 1), lines - 1).map(rest => [first, ...rest])
  })
  return [...whole, ...broken.sort((left, right) => left.length - right.length)]
}
