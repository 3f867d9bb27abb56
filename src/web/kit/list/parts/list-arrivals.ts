/** The rows shown so far, and those that have arrived by themselves since. */
export type ListArrivals = { seen: ReadonlySet<string>; fresh: ReadonlySet<string> }

/**
 * The list after it was read again. A new row is fresh if it is above a row that was already shown; rows below all of those are the next page. A row
 * that was shown once and comes back is not fresh.
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
