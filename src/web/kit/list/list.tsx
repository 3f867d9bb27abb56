import type { ReactNode } from 'react'
import { useFitsTable } from '#web/ui/use-media.ts'
import type { ListColumn } from './list-column.ts'
import { ListCards } from './parts/list-cards.tsx'
import { ListTable } from './parts/list-table.tsx'
import type { ListState } from './use-list.ts'

type ListProps<Item> = {
  /** From `useList`. */
  state: ListState<Item>
  caption: string
  /** The first column names the row and stays in sight. */
  columns: readonly ListColumn<Item>[]
  nameOf: (item: Item) => string
  /** Replaces the table row on a narrow screen. */
  renderNarrow: (item: Item) => ReactNode
  /** Renders every row without virtualisation, for rows that can be dragged. */
  whole?: boolean | undefined
  /** Above this height the rows scroll under the table's head; without it the surrounding frame decides. */
  maxHeight?: string
}

/** A long list for work by keyboard and mouse: a table where there is room, cards on a phone, and only the rows near the screen. */
export function List<Item>(props: ListProps<Item>) {
  const { state, caption, columns, nameOf, renderNarrow, whole = false, maxHeight } = props
  const { list, cursor } = state
  const Rows = useFitsTable() ? ListTable : ListCards
  return (
    <Rows
      caption={caption}
      columns={columns}
      items={list.items}
      idOf={state.idOf}
      nameOf={nameOf}
      renderNarrow={renderNarrow}
      active={cursor.active}
      fresh={state.fresh}
      onOpen={state.open}
      selection={
        state.selectable
          ? { selected: cursor.selected, onToggle: state.tick, onToggleAll: state.tickAll }
          : undefined
      }
      stale={list.isPlaceholderData}
      whole={whole}
      maxHeight={maxHeight}
    />
  )
}
