import type { ReactNode } from 'react'

export type ListColumn<Item> = {
  key: string
  head: string
  cell: (item: Item) => ReactNode
  /** Money and counts. */
  alignTo?: 'end'
  /**
   * Where the column is shown. true: from the width of a desk; `wide`, `widest`: only on wider tables. `beside`: it gives way only beside an open record on
   * a small desk.
   */
  roomy?: boolean | 'wide' | 'widest' | 'beside'
  /** On paper it is there however narrow the sheet. */
  printed?: boolean
  /** False: shown only when somebody chooses it. */
  usual?: boolean
  /** Nobody chooses it: it is there whenever the list can use it, as the handles of rows that can be moved. */
  always?: boolean
  /** Takes the space that is left and ends in an ellipsis, or wraps, so that the table never outgrows its place. */
  fluid?: boolean | 'wrap'
  /** Present when the list can be ordered by this column. */
  sorted?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
}
