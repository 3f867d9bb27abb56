/** Quotes and lists that may stand one within another. */
const deepest = 10
/** Marks of one paragraph: the time to pair them grows with the square of their number. */
const marksOfParagraph = 100
/** Of a whole text: one for each line, each mark, and each quote or list that a line stands in. */
const costOfText = 1100

const mark = /[!&*<[\\\]_`]/g
const blank = /^[\s>]*$/
const container = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*/

/**
 * Whether CommonMark can be rendered in a few hundredths of a second, whatever it says: a renderer looks for the partners of each mark and enters
 * each quote and list anew on every line, so that a page of nothing but `*` or `>` would hold up everybody for a minute. What people write is far
 * within the limits, which are measured (render-prose.test.ts). `value_invalid` where it is not.
 */
export function judgeProse(markdown: string): { ok: true } | { ok: false; code: 'value_invalid' } {
  let inParagraph = 0
  let open = 0
  let cost = 0
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    const marks = line.match(mark)?.length ?? 0
    const ends = blank.test(line)
    // Until an empty line a paragraph goes on inside its quotes and lists, with or without their signs before it.
    open = Math.max(depthOf(line), ends ? 0 : open)
    inParagraph = ends ? 0 : inParagraph + marks
    cost += 1 + marks + open
    if (open > deepest || inParagraph > marksOfParagraph || cost > costOfText)
      return { ok: false, code: 'value_invalid' }
  }
  return { ok: true }
}

/** At least as many as the quotes and lists that the line stands in: a list within a list takes two columns of indent or more. */
function depthOf(line: string): number {
  const prefix = container.exec(line)?.[0] ?? ''
  const markers = prefix.match(/>|[-+*]|\d+/g)?.length ?? 0
  const indent = prefix.replace(/\S/g, '').replaceAll('\t', '    ').length
  return markers + Math.floor(indent / 2)
}
