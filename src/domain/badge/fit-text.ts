export type BadgeWeight = 'regular' | 'medium' | 'bold'

/** Width of a text in millimetres at a font size in millimetres; each medium measures with its own fonts. */
export type MeasureText = (text: string, size: number, weight: BadgeWeight) => number

export type FittedText = { lines: string[]; size: number }

type Room = { width: number; lines: number; largest: number; smallest: number; weight: BadgeWeight }

/** How much smaller each try is, in millimetres. */
const step = 0.25

/** Breaks a text between words into at most so many lines, at the largest size that fits. Text too long for the smallest size is cut with an ellipsis. */
export function fitText(text: string, room: Room, measure: MeasureText): FittedText {
  // A double surname may break after its hyphen.
  const words = text.split(/\s+|(?<=\p{L}-)(?=\p{L})/u).filter(Boolean)
  for (let size = room.largest; size > room.smallest; size -= step) {
    const lines = breakLines(words, size, room, measure)
    if (lines) return { lines, size }
  }
  return { lines: cutLines(words, room, measure), size: room.smallest }
}

/** The lines at one size; null where there are too many or a word is too wide. */
function breakLines(words: string[], size: number, room: Room, measure: MeasureText): string[] | null {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : join(last, word)
    if (last !== undefined && measure(longer, size, room.weight) <= room.width)
      lines[lines.length - 1] = longer
    else if (measure(word, size, room.weight) <= room.width) lines.push(word)
    else return null
  }
  return lines.length <= room.lines ? lines : null
}

function join(before: string, word: string): string {
  return before === '' || before.endsWith('-') ? before + word : `${before} ${word}`
}

function cutLines(words: string[], room: Room, measure: MeasureText): string[] {
  const { smallest: size, width, weight } = room
  const lines: string[] = []
  let rest = words.reduce(join, '')
  while (rest && lines.length < room.lines) {
    const isLast = lines.length === room.lines - 1
    const whole = measure(rest, size, weight) <= width
    const line = whole ? rest : longestStart(rest, isLast, text => measure(text, size, weight) <= width)
    lines.push(line)
    rest = rest.slice(line.replace(/…$/, '').length).trimStart()
  }
  return lines
}

/** As much of a text as fits, cut at a space where possible; the last line gets an ellipsis. */
function longestStart(text: string, isLast: boolean, fits: (text: string) => boolean): string {
  let end = text.length
  while (end > 1 && !fits(isLast ? `${text.slice(0, end)}…` : text.slice(0, end))) end -= 1
  if (isLast) return `${text.slice(0, end).trimEnd()}…`
  const space = text.lastIndexOf(' ', end)
  return text.slice(0, space > 0 ? space : end)
}
