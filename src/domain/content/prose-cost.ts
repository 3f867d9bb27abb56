/** How deep quotes and lists may be nested. */
const deepest = 10
/** Marks in one paragraph: the time to pair them grows with the square of their number. */
const marksOfParagraph = 100
/** Cost of a whole text: one for each line, each mark, and each quote or list around a line. */
const costOfText = 1100

const mark = /[!&*<[\\\]_`]/g
const blank = /^[\s>]*$/
const container = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*/

/**
 * Whether CommonMark can be rendered in a few hundredths of a second. A renderer looks for the partner of each mark and enters each quote and list
 * anew on every line, so a page of nothing but `*` or `>` would block everybody for a minute. Real texts are far below the limits, which are measured
 * (render-prose.test.ts). `value_invalid` where it is too expensive.
 */
export function judgeProse(markdown: string): { ok: true } | { ok: false; code: 'value_invalid' } {
  let inParagraph = 0
  let open = 0
  let cost = 0
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    const marks = line.match(mark)?.length ?? 0
    const ends = blank.test(line)
    // Until an empty line a paragraph continues inside its quotes and lists, even without their marks.
    open = Math.max(depthOf(line), ends ? 0 : open)
    inParagraph = ends ? 0 : inParagraph + marks
    cost += 1 + marks + open
    if (open > deepest || inParagraph > marksOfParagraph || cost > costOfText)
      return { ok: false, code: 'value_invalid' }
  }
  return { ok: true }
}

/** An upper bound of the quotes and lists around the line: a nested list is indented by two columns or more. */
function depthOf(line: string): number {
  const prefix = container.exec(line)?.[0] ?? ''
  const markers = prefix.match(/>|[-+*]|\d+/g)?.length ?? 0
  const indent = prefix.replace(/\S/g, '').replaceAll('\t', '    ').length
  return markers + Math.floor(indent / 2)
}
