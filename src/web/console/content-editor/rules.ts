/** Moves one element of a list; positions outside are clamped. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  const item = items[from]
  if (item === undefined) return [...items]
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, item)
}

/** The row before which the row at `from` must be placed to reach `to`; null means the end of the list. Undefined when nothing moves. */
export function rowBefore(rows: readonly string[], from: number, to: number): string | null | undefined {
  const target = Math.max(0, Math.min(rows.length - 1, to))
  if (from < 0 || from === target) return undefined
  return rows[target > from ? target + 1 : target] ?? null
}
