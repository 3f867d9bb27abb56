import type { ReactNode } from 'react'
import type { ListColumn } from '../list-column.ts'

/** Props of both forms of the list, table and cards. */
export type ListRows<Item> = {
  caption: string
  columns: readonly ListColumn<Item>[]
  /** Undefined while the first page loads. */
  items: readonly Item[] | undefined
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  renderNarrow: (item: Item) => ReactNode
  active: string | null
  /** Rows that arrived while the list was open. */
  fresh: ReadonlySet<string>
  onOpen: (id: string) => void
  /** Ticking; absent where there are no bulk actions. */
  selection:
    | {
        selected: ReadonlySet<string>
        onToggle: (id: string, range: boolean) => void
        onToggleAll: () => void
      }
    | undefined
  /** Whether the rows still belong to the former filters. */
  stale: boolean
  /** Renders every row. */
  whole: boolean
  maxHeight: string | undefined
}

export type ListRow<Item> = {
  id: string
  name: string
  item: Item
  /** Its index in the whole list, from 0. */
  index: number
  /** Takes the row's height. */
  measure: (row: Element | null) => void
  fresh: boolean
  selected: boolean
  onOpen: (id: string) => void
  onToggle: ((id: string, range: boolean) => void) | undefined
}

/** Whether every row that is loaded is ticked. */
export function isAllTicked<Item>({
  items,
  idOf,
  selection,
}: Pick<ListRows<Item>, 'items' | 'idOf' | 'selection'>): boolean {
  return items !== undefined && items.length > 0 && items.every(item => selection?.selected.has(idOf(item)))
}
