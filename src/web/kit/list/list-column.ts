import type { ReactNode } from 'react'

export type ListColumn<Item> = {
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
