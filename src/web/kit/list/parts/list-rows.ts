import type { ReactNode } from 'react'
import type { ListColumn } from '../list-column.ts'

/** What both forms of the list draw: a table on a desk, cards on a phone. */
export type ListRows<Item> = {
  caption: string
  columns: readonly ListColumn<Item>[]
  /** Undefined while the first page loads. */
  items: readonly Item[] | undefined
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  renderNarrow: (item: Item) => ReactNode
  active: string | null
  /** Rows that came in while the list was looked at. */
  fresh: ReadonlySet<string>
  onOpen: (id: string) => void
  /** Ticking of rows; absent where nothing is done in bulk. */
  selection:
    | {
        selected: ReadonlySet<string>
        onToggle: (id: string, range: boolean) => void
        onToggleAll: () => void
      }
    | undefined
  /** The rows belong to the filters of a moment ago. */
  stale: boolean
  /** Every row is drawn, however many there are. */
  whole: boolean
  maxHeight: string | undefined
}

/** One row of either form. */
export type ListRow<Item> = {
  id: string
  name: string
  item: Item
  /** Its place in the whole list, drawn or not; from 0. */
  index: number
  /** Takes the row's height. */
  measure: (row: Element | null) => void
  fresh: boolean
  selected: boolean
  onOpen: (id: string) => void
  onToggle: ((id: string, range: boolean) => void) | undefined
}
