import { useMemo, useState } from 'react'
import { move, type RowCursor, rowAfter, selectTo, stand, toggle, unselect } from './row-cursor.ts'
import type { RowIntent } from './row-keys.ts'
import { useArrivals } from './use-arrivals.ts'
import { useLatestCallback } from './use-latest-callback.ts'
import type { QueueList } from './use-queue-list.ts'
import { useRowCursor } from './use-row-cursor.ts'
import { focusRow, useRowKeyboard } from './use-row-keyboard.ts'

type QueueOptions<Item> = {
  list: QueueList<Item>
  /** Names the list: its filters as a text. Another one starts with nothing ticked. */
  listKey: string
  idOf: (item: Item) => string
  onOpen: (item: Item) => void
  /** Whether rows are ticked, for what is done in bulk. */
  selectable?: boolean
  /** The row to stand on at first. */
  initial?: string | null
  /** After a step: the row that the next step would reach. */
  onAhead?: (id: string) => void
  /** A letter with a meaning of this queue's own. */
  onLetter?: (letter: string) => void
  /** Escape, when nothing is ticked. */
  onLeave?: () => void
}

/** So many rows before the end the next page is asked for. */
const rowsBeforeEnd = 5

/** The state of a queue and its keys: where one stands, what is ticked, what came in meanwhile. */
export function useQueue<Item>(options: QueueOptions<Item>) {
  const { list, listKey, idOf, selectable = false, initial = null } = options
  const ids = useLatestCallback(idOf)
  const loaded = useMemo(() => list.items?.map(ids), [list.items, ids])
  const rows = useMemo(() => loaded ?? [], [loaded])
  const [cursor, changeCursor] = useRowCursor(rows, listKey, initial)
  const fresh = useArrivals(list.isPlaceholderData ? undefined : loaded, listKey)
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
  const leave = () => (cursor.selected.size > 0 ? changeCursor(unselect) : options.onLeave?.())
  useRowKeyboard((intent: RowIntent) => {
    if (intent.kind === 'move') walk(intent.step, intent.extend)
    else if (intent.kind === 'toggle' && selectable && cursor.active) tick(cursor.active, false)
    else if (intent.kind === 'open' && cursor.active) open(cursor.active)
    else if (intent.kind === 'help') setHelpOpen(true)
    else if (intent.kind === 'leave') leave()
    else if (intent.kind === 'letter') options.onLetter?.(intent.letter)
  })

  /** After rows were dealt with: nothing is ticked, and one stands on the first that is left. Returns that row. */
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
    rows,
    cursor,
    changeCursor: changeCursor as (next: (cursor: RowCursor) => RowCursor) => void,
    fresh,
    idOf,
    selectable,
    open,
    tick,
    goOn,
    helpOpen,
    setHelpOpen,
    /** The row one stands on. */
    active: find(cursor.active),
    /** The ticked rows. */
    ticked: list.items?.filter(item => cursor.selected.has(idOf(item))) ?? [],
  }
}

export type QueueState<Item> = ReturnType<typeof useQueue<Item>>
