/** The cursor in a list and the ticked rows, by id. */
export type RowCursor = {
  active: string | null
  selected: ReadonlySet<string>
  /** The start of a range: the last row that was ticked, or reached without Shift. */
  anchor: string | null
}

export const emptyCursor: RowCursor = {
  active: null,
  selected: new Set(),
  anchor: null,
}

/** Moves one step up or down and stops at the ends. With `extend`, ticks every row from the anchor to the new one. */
export function move(cursor: RowCursor, rows: readonly string[], step: 1 | -1, extend = false): RowCursor {
  if (rows.length === 0) return cursor
  const from = cursor.active === null ? -1 : rows.indexOf(cursor.active)
  const to = from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + step))
  const active = rows[to] ?? null
  if (!extend) return { ...cursor, active, anchor: active }
  const anchor = cursor.anchor ?? cursor.active ?? active
  return {
    active,
    anchor,
    selected: union(cursor.selected, between(rows, anchor, active)),
  }
}

export function toggle(cursor: RowCursor, id: string): RowCursor {
  const selected = new Set(cursor.selected)
  if (!selected.delete(id)) selected.add(id)
  return { active: id, anchor: id, selected }
}

export function selectTo(cursor: RowCursor, rows: readonly string[], id: string): RowCursor {
  const anchor = cursor.anchor ?? id
  return {
    active: id,
    anchor,
    selected: union(cursor.selected, between(rows, anchor, id)),
  }
}

/** Ticks all these rows, or unticks them when all were ticked. */
export function toggleAll(cursor: RowCursor, rows: readonly string[]): RowCursor {
  const all = rows.length > 0 && rows.every(row => cursor.selected.has(row))
  return { ...cursor, selected: all ? new Set() : new Set(rows) }
}

export function stand(cursor: RowCursor, id: string | null): RowCursor {
  return { ...cursor, active: id, anchor: id }
}

export function unselect(cursor: RowCursor): RowCursor {
  return { ...cursor, selected: new Set() }
}

/** Where the cursor goes when some rows are done: the first one left after `from`, else the last one left before it, else none. */
export function rowAfter(
  rows: readonly string[],
  from: string | null,
  done: ReadonlySet<string>,
): string | null {
  const at = from === null ? -1 : rows.indexOf(from)
  const left = (row: string) => row !== from && !done.has(row)
  return rows.slice(at + 1).find(left) ?? rows.slice(0, Math.max(0, at)).findLast(left) ?? null
}

function between(rows: readonly string[], first: string | null, second: string | null): string[] {
  const [a, b] = [rows.indexOf(first ?? ''), rows.indexOf(second ?? '')]
  if (a < 0 || b < 0) return second === null ? [] : [second]
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1)
}

function union(set: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> {
  return new Set([...set, ...more])
}
