import { useMemo, useState } from 'react'
import { emptyCursor, type RowCursor } from './row-cursor.ts'

/**
 * The cursor of a list, kept to the rows that are there: when a filter or a colleague takes rows away, they are no longer
 * ticked. `resetKey` names the list; another one starts afresh.
 */
export function useRowCursor(rows: readonly string[], resetKey: string, initial: string | null = null) {
  const [state, setState] = useState<{ key: string; cursor: RowCursor }>(() => ({
    key: resetKey,
    cursor: { ...emptyCursor, active: initial, anchor: initial },
  }))
  const kept = state.key === resetKey ? state.cursor : emptyCursor
  const cursor = useMemo(() => withKnownRows(kept, rows), [kept, rows])
  const change = (next: (cursor: RowCursor) => RowCursor) =>
    setState(previous => {
      const base = previous.key === resetKey ? previous.cursor : emptyCursor
      return { key: resetKey, cursor: next(withKnownRows(base, rows)) }
    })
  return [cursor, change] as const
}

function withKnownRows(cursor: RowCursor, rows: readonly string[]): RowCursor {
  if (cursor.selected.size === 0) return cursor
  const known = new Set(rows)
  return {
    ...cursor,
    selected: new Set([...cursor.selected].filter(id => known.has(id))),
  }
}
