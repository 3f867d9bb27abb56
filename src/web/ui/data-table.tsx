import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type {
  HTMLAttributes,
  ReactNode,
  Ref,
  TableHTMLAttributes,
  TdHTMLAttributes,
  ThHTMLAttributes,
} from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'

type TableProps = TableHTMLAttributes<HTMLTableElement> & {
  /** Says what the table holds; for screen readers unless `captionShown`. */
  caption: ReactNode
  captionShown?: boolean
  /** Height after which the rows scroll under the head ("70dvh"); without it the page scrolls. */
  maxHeight?: string
  /** The scrolling element. */
  boxRef?: Ref<HTMLElement>
  ref?: Ref<HTMLTableElement>
}

/** A dense table with a sticky head and first column. Use `HeadCell`, `Row`, `RowHeader`, `Cell` inside. */
export function DataTable({
  caption,
  captionShown = false,
  maxHeight,
  boxRef,
  className,
  children,
  ...table
}: TableProps) {
  return (
    <section
      ref={boxRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must take the keyboard
      tabIndex={0}
      aria-label={typeof caption === 'string' ? caption : undefined}
      className="relative overflow-auto border-y print:max-h-none! print:overflow-visible"
      style={maxHeight ? { maxHeight } : undefined}
    >
      <table {...table} className={classNames('w-full border-separate border-spacing-0 text-sm', className)}>
        <caption className={captionShown ? 'px-3 py-2 text-left font-medium' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}

type Align = 'start' | 'end'

type HeadCellProps = ThHTMLAttributes<HTMLTableCellElement> & {
  alignTo?: Align
  /** The first column. */
  sticky?: boolean
  /** Present when the column can be sorted; `none` when another one is. */
  sorted?: 'ascending' | 'descending' | 'none'
  onSort?: () => void
  /** Placed before the name, outside its button: the box that ticks all rows. */
  before?: ReactNode
}

/** A column's head. With `onSort` it is a button that says its order. */
export function HeadCell({
  alignTo = 'start',
  sticky,
  sorted,
  onSort,
  before,
  className,
  children,
  ...cell
}: HeadCellProps) {
  const SortIcon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown
  const name = onSort ? (
    <button
      type="button"
      onClick={onSort}
      className={classNames(
        'inline-flex min-h-9 items-center gap-1 rounded-sm hover:text-text',
        alignTo === 'end' ? 'text-right' : 'text-left',
      )}
    >
      {children}
      <SortIcon
        aria-hidden="true"
        strokeWidth={1.5}
        className={classNames('size-4', sorted === 'none' && 'print:hidden')}
      />
    </button>
  ) : (
    children
  )
  return (
    <th
      {...cell}
      scope="col"
      aria-sort={sorted}
      className={classNames(
        'sticky top-0 z-10 print:static h-10 border-b bg-sunken px-3 font-medium whitespace-nowrap text-text-quiet print:px-2 print:whitespace-normal',
        alignTo === 'end' ? 'text-right' : 'text-left',
        sticky && 'left-0 z-20',
        className,
      )}
    >
      {before ? (
        <span className="flex items-center gap-3">
          {before}
          {name}
        </span>
      ) : (
        name
      )}
    </th>
  )
}

type RowProps = HTMLAttributes<HTMLTableRowElement> & {
  selected?: boolean
  /** The row under the cursor. */
  active?: boolean
  ref?: Ref<HTMLTableRowElement>
}

/** A row; its cells take its ground, so that the sticky column covers what passes under it. */
export function Row({ selected = false, active = false, className, ...row }: RowProps) {
  return (
    <tr
      {...row}
      aria-selected={selected || undefined}
      className={classNames(
        'group -outline-offset-2 print:break-inside-avoid',
        selected
          ? '[--row:color-mix(in_oklab,var(--color-hairline)_55%,var(--color-surface))]'
          : '[--row:var(--color-surface)] hover:[--row:var(--color-sunken)]',
        active && 'outline-2 outline-focus',
        className,
      )}
    />
  )
}

const CELL =
  'h-11 print:h-8 border-b bg-(--row,var(--color-surface)) px-3 py-1.5 group-last:border-b-0 print:px-2'

/** The cell that names the row; sticky. */
export function RowHeader({ className, children, ...cell }: ThHTMLAttributes<HTMLTableCellElement>) {
  return (
    <th
      {...cell}
      scope="row"
      className={classNames(CELL, 'sticky left-0 print:static z-1 text-left font-medium', className)}
    >
      {children}
    </th>
  )
}

type CellProps = TdHTMLAttributes<HTMLTableCellElement> & { alignTo?: Align }

/** A cell; `end` for money and counts, with figures of one width. */
export function Cell({ alignTo = 'start', className, ...cell }: CellProps) {
  return (
    <td
      {...cell}
      className={classNames(
        CELL,
        // Weak, so that a cell may say that it wraps.
        '[:where(&)]:whitespace-nowrap print:whitespace-normal',
        alignTo === 'end' && 'tabular text-right',
        className,
      )}
    />
  )
}

/** Placeholder rows. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
    <tr key={row} className="group">
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are alike
        <td key={column} className="h-11 border-b px-3 group-last:border-b-0">
          <Skeleton className={column === 0 ? 'h-3.5 w-40' : 'h-3.5 w-20'} />
        </td>
      ))}
    </tr>
  ))
}
