/**
 * A page of a list that goes part by part: of one value all rows, then of the next. `ended` is the place of the part in which the page before ended,
 * -1 at the beginning; that part alone goes on from there.
 */
export async function pageByParts<Part, Row>(
  parts: readonly Part[],
  { ended, limit }: { ended: number; limit: number },
  rowsOf: (part: Part, place: { goesOn: boolean; limit: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const page: Row[] = []
  for (const [index, part] of parts.entries()) {
    if (index < ended) continue
    if (page.length >= limit) break
    page.push(...(await rowsOf(part, { goesOn: index === ended, limit: limit - page.length })))
  }
  return page
}
