/** The text of a field and what is selected in it. */
export type ProseSelection = { text: string; start: number; end: number }

export type ProseMark = 'bold' | 'italic' | 'heading' | 'list' | 'link'

const signs = { bold: '**', italic: '*' } as const

/** What a toolbar button does to the text (CommonMark). Pressing it again removes the mark. */
export function applyMark(mark: ProseMark, selection: ProseSelection): ProseSelection {
  switch (mark) {
    case 'bold':
    case 'italic':
      return wrap(selection, signs[mark])
    case 'heading':
      return prefixLines(selection, '## ')
    case 'list':
      return prefixLines(selection, '- ')
    case 'link':
      return link(selection)
  }
}

function wrap({ text, start, end }: ProseSelection, sign: string): ProseSelection {
  const { from, to } = trimmed(text, start, end)
  const [before, chosen, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  const marked = (left: string, right: string) =>
    left.endsWith(sign) && right.startsWith(sign) && (sign === '**' || oddStars(left, right))
  if (marked(before, after))
    return {
      text: before.slice(0, -sign.length) + chosen + after.slice(sign.length),
      start: from - sign.length,
      end: to - sign.length,
    }
  return {
    text: before + sign + chosen + sign + after,
    start: from + sign.length,
    end: to + sign.length,
  }
}

/** A single star for italics, not half of the two of bold. */
function oddStars(left: string, right: string): boolean {
  const stars = (part: string | undefined) => part?.length ?? 0
  return stars(/\*+$/.exec(left)?.[0]) % 2 === 1 && stars(/^\*+/.exec(right)?.[0]) % 2 === 1
}

/** CommonMark allows no spaces inside marks, so the marks go around the words. */
function trimmed(text: string, start: number, end: number): { from: number; to: number } {
  const chosen = text.slice(start, end)
  if (chosen.trim() === '') return { from: start, to: end }
  return {
    from: start + chosen.length - chosen.trimStart().length,
    to: end - (chosen.length - chosen.trimEnd().length),
  }
}

function prefixLines({ text, start, end }: ProseSelection, prefix: string): ProseSelection {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const nextBreak = text.indexOf('\n', Math.max(end - 1, from))
  const to = nextBreak < 0 ? text.length : nextBreak
  const lines = text.slice(from, to).split('\n')
  const written = lines.filter(line => line.trim() !== '')
  const off = written.length > 0 && written.every(line => line.startsWith(prefix))
  const changed = lines
    .map(line => {
      if (off) return line.startsWith(prefix) ? line.slice(prefix.length) : line
      return line.trim() === '' && lines.length > 1 ? line : prefix + line.replace(/^(?:#{1,6} |- )/, '')
    })
    .join('\n')
  // A heading or list after a paragraph needs an empty line before it.
  const gap = !off && from > 0 && text[from - 2] !== '\n' && from > 1 ? '\n' : ''
  return {
    text: text.slice(0, from) + gap + changed + text.slice(to),
    start: from + gap.length + (start === end ? changed.length : 0),
    end: from + gap.length + changed.length,
  }
}

const emptyAddress = 'https://'

/** Turns the selection into the text of a link and selects a placeholder for the address; with an address selected, the other way round. */
function link({ text, start, end }: ProseSelection): ProseSelection {
  const { from, to } = trimmed(text, start, end)
  const chosen = text.slice(from, to)
  const isAddress = /^(?:https:\/\/|\/)\S+$/.test(chosen)
  const inserted = isAddress ? `[](${chosen})` : `[${chosen}](${emptyAddress})`
  const caret = isAddress || chosen === '' ? from + 1 : from + chosen.length + 3
  return {
    text: text.slice(0, from) + inserted + text.slice(to),
    start: caret,
    end: isAddress || chosen === '' ? caret : caret + emptyAddress.length,
  }
}

/** The one stretch in which two texts differ, so that the browser can undo the change. */
export function changedStretch(
  before: string,
  after: string,
): { from: number; to: number; inserted: string } {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from += 1
  let tail = 0
  while (tail < most - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { from, to: before.length - tail, inserted: after.slice(from, after.length - tail) }
}
