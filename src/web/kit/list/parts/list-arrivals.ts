/** What one has been shown of a list so far, and which of its rows came in by themselves since. */
export type ListArrivals = { seen: ReadonlySet<string>; fresh: ReadonlySet<string> }

/**
 * The list after it was read again. A row never shown before counts as fresh when it stands above a row that was shown;
 * what follows the last of those is the next page, asked for. A row that comes back is not fresh: it was shown once.
 */
export function withArrivals(known: ListArrivals | null, rows: readonly string[]): ListArrivals {
  if (!known) return { seen: new Set(rows), fresh: new Set() }
  const lastShown = rows.findLastIndex(row => known.seen.has(row))
  const came = rows.filter((row, at) => !known.seen.has(row) && (at < lastShown || lastShown < 0))
  const gone = [...known.fresh].filter(row => !rows.includes(row))
  if (came.length === 0 && gone.length === 0 && rows.every(row => known.seen.has(row))) return known
  return {
    seen: new Set([...known.seen, ...rows]),
    fresh: new Set([...known.fresh, ...came].filter(row => !gone.includes(row))),
  }
}
