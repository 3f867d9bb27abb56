/** Fills a page with all rows of one part, then of the next. `ended`: the part in which the page before stopped, by its place; -1 for the first page. */
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
