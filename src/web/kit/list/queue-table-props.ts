import type { ReactNode } from 'react'

export type QueueColumn<Item> = {
  key: string
  head: string
  cell: (item: Item) => ReactNode
  /** Money and counts. */
  alignTo?: 'end'
  /** Shown on a desk alone, or on a wide one: a narrower table keeps what decides. */
  roomy?: boolean | 'wide'
  /** Takes the room that the others leave and ends in an ellipsis, or wraps: the table never grows wider than its place for it. */
  fluid?: boolean | 'wrap'
  /** Present when the list can be ordered by this column. */
  sorted?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
}

/** Ticking of rows; absent where nothing is done in bulk. */
type QueueSelection = {
  selected: ReadonlySet<string>
  onToggle: (id: string, range: boolean) => void
  onToggleAll: () => void
}

export type QueueTableProps<Item> = {
  caption: string
  /** The first column names the row and stays in sight. */
  columns: readonly QueueColumn<Item>[]
  /** Undefined while the first page loads. */
  items: readonly Item[] | undefined
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  active: string | null
  /** Rows that came in while the list was looked at. */
  fresh: ReadonlySet<string>
  onOpen: (id: string) => void
  selection?: QueueSelection
  /** What stands on a narrow screen instead of a table row. */
  renderNarrow: (item: Item) => ReactNode
  /** Whether there is room for a table. */
  fitsTable: boolean
  /** The rows belong to the filters of a moment ago. */
  stale?: boolean
  /** Beyond this height the rows scroll under the head; without it the frame around gives the height. */
  maxHeight?: string
}

/** One row of either form of the list. */
export type QueueRowProps<Item> = {
  id: string
  name: string
  item: Item
  columns: readonly QueueColumn<Item>[]
  active: boolean
  fresh: boolean
  selected: boolean
  onOpen: (id: string) => void
  onToggle: ((id: string, range: boolean) => void) | undefined
}
