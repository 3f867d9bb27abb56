import { useMemo, useState } from 'react'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { type ListArrivals, withArrivals } from './parts/list-arrivals.ts'
import type { RowIntent } from './parts/list-intent.ts'
import {
  emptyCursor,
  move,
  type RowCursor,
  rowAfter,
  selectTo,
  stand,
  toggle,
  toggleAll,
  unselect,
} from './row-cursor.ts'
import { focusRow, useRowKeyboard } from './row-keyboard.ts'
import type { ListPages } from './use-list-pages.ts'

export type ListOptions<Item> = {
  list: ListPages<Item>
  /** Identifies the list by its filters. For another list, the ticks are cleared. */
  listKey: string
  idOf: (item: Item) => string
  onOpen: (item: Item) => void
  /** Whether rows can be ticked for bulk actions. */
  selectable?: boolean
  /** Whether rows that arrive by themselves are marked; off where the reader adds them. */
  marksArrivals?: boolean
  /** The row under the cursor at first. */
  initial?: string | null
  /** After a step: the row that the next step would reach. */
  onAhead?: (id: string) => void
  /** A letter that only this list uses. */
  onLetter?: (letter: string) => void
  /** Escape, when nothing is ticked. */
  onLeave?: () => void
}

/** The next page is requested this many rows before the end. */
const rowsBeforeEnd = 5

/** The state of a list and its keys: the cursor, the ticks, new arrivals. */
export function useList<Item>(options: ListOptions<Item>) {
  const { list, listKey, idOf, selectable = false, marksArrivals = true, initial = null } = options
  const ids = useLatestCallback(idOf)
  const loaded = useMemo(() => list.items?.map(ids), [list.items, ids])
  const rows = useMemo(() => loaded ?? [], [loaded])
  const [cursor, changeCursor] = useRowCursor(rows, listKey, initial)
  const fresh = useArrivals(list.isPlaceholderData || !marksArrivals ? undefined : loaded, listKey)
  const [helpOpen, setHelpOpen] = useState(false)
  const find = (id: string | null) => list.items?.find(item => idOf(item) === id)

  const open = useLatestCallback((id: string) => {
    changeCursor(known => stand(known, id))
    const item = find(id)
    if (item) options.onOpen(item)
  })
  const tick = useLatestCallback((id: string, range: boolean) =>
    changeCursor(known => (range ? selectTo(known, rows, id) : toggle(known, id))),
  )
  const walk = (step: 1 | -1, extend: boolean) => {
    const next = move(cursor, rows, step, extend && selectable)
    changeCursor(() => next)
    if (next.active) focusRow(next.active)
    const at = rows.indexOf(next.active ?? '')
    const ahead = rows[at + step]
    if (ahead) options.onAhead?.(ahead)
    if (at >= rows.length - rowsBeforeEnd && list.hasNextPage && !list.isFetchingNextPage)
      list.fetchNextPage()
  }
  const tickAll = () => changeCursor(known => ({ ...known, selected: new Set(rows) }))
  const leave = () => (cursor.selected.size > 0 ? changeCursor(unselect) : options.onLeave?.())
  useRowKeyboard((intent: RowIntent) => {
    if (intent.kind === 'move') walk(intent.step, intent.extend)
    else if (intent.kind === 'toggle' && selectable && cursor.active) tick(cursor.active, false)
    else if (intent.kind === 'tickAll') tickAll()
    else if (intent.kind === 'open' && cursor.active) open(cursor.active)
    else if (intent.kind === 'help') setHelpOpen(true)
    else if (intent.kind === 'leave') leave()
    else if (intent.kind === 'letter') options.onLetter?.(intent.letter)
  }, selectable)

  /** After rows are done: clears the ticks and moves the cursor to the first row left. Returns that row. */
  const goOn = (done: ReadonlySet<string>): string | null => {
    const next =
      cursor.active && !done.has(cursor.active) ? cursor.active : rowAfter(rows, cursor.active, done)
    changeCursor(known => stand(unselect(known), next))
    // The closing dialog hands the focus back first, to a row that may be gone.
    if (next) setTimeout(() => focusRow(next), 60)
    return next
  }
  return {
    list,
    listKey,
    rows,
    cursor,
    fresh,
    idOf,
    selectable,
    open,
    tick,
    /** Ticks all rows, or none when all were ticked. */
    tickAll: () => changeCursor(known => toggleAll(known, rows)),
    tickOnly: (chosen: readonly string[]) => changeCursor(known => ({ ...known, selected: new Set(chosen) })),
    goOn,
    helpOpen,
    setHelpOpen,
    /** The row under the cursor. */
    active: find(cursor.active),
    ticked: list.items?.filter(item => cursor.selected.has(idOf(item))) ?? [],
  }
}

export type ListState<Item> = ReturnType<typeof useList<Item>>

/** The cursor of a list, limited to its rows: rows that a filter or a colleague removes are unticked. Another `listKey` starts again. */
function useRowCursor(rows: readonly string[], listKey: string, initial: string | null) {
  const [state, setState] = useState<{ key: string; cursor: RowCursor }>(() => ({
    key: listKey,
    cursor: { ...emptyCursor, active: initial, anchor: initial },
  }))
  const kept = state.key === listKey ? state.cursor : emptyCursor
  const cursor = useMemo(() => withKnownRows(kept, rows), [kept, rows])
  const change = (next: (cursor: RowCursor) => RowCursor) =>
    setState(previous => {
      const base = previous.key === listKey ? previous.cursor : emptyCursor
      return { key: listKey, cursor: next(withKnownRows(base, rows)) }
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

const none: ReadonlySet<string> = new Set()

/** The rows that arrived while this list was open. Another `listKey` starts again. */
function useArrivals(rows: readonly string[] | undefined, listKey: string): ReadonlySet<string> {
  const [state, setState] = useState<{ key: string; arrivals: ListArrivals | null }>({
    key: listKey,
    arrivals: null,
  })
  const known = state.key === listKey ? state.arrivals : null
  const next = rows ? withArrivals(known, rows) : known
  // Set during rendering, as React advises for state that follows from props, so that there is no second paint.
  if (state.key !== listKey || next !== known) setState({ key: listKey, arrivals: next })
  return next?.fresh ?? none
}
