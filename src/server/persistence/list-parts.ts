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

/** Where a page of a list ended: what the order compares, and the guid that breaks ties. */
type Place = readonly (string | null)[] | null

export type Page = { after: Place; limit: number }

/** A row on a page, with its place in the order. */
export type Placed = { guid: string; sortKey: string }

type Valued<Value> = Page & {
  /** In the order of the list. */
  values: readonly Value[]
  isDown: boolean
}

/** One value after another, the last of each first; `isDown` turns the whole list round. A row's key is its value, a colon and its time. */
export function pageByValues<Value extends string, Row extends { sortKey: string }>(
  { values, isDown, after, limit }: Valued<Value>,
  rowsOf: (value: Value, place: Page & { sort: 'newest' | 'oldest' }) => Promise<Row[]>,
): Promise<Row[]> {
  const ordered = isDown ? values.toReversed() : values
  const [key, guid] = after ?? []
  const colon = key?.indexOf(':') ?? -1
  const ended = ordered.indexOf(key?.slice(0, colon) as Value)
  return pageByParts(ordered, { ended, limit }, async (value, place) => {
    const rows = await rowsOf(value, {
      sort: isDown ? 'oldest' : 'newest',
      after: key && guid && place.goesOn ? [key.slice(colon + 1), guid] : null,
      limit: place.limit,
    })
    return rows.map(row => ({ ...row, sortKey: `${value}:${row.sortKey}` }))
  })
}
