import { Fragment, memo, type ReactElement, type ReactNode, type Ref, type RefObject, useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { RowCheckbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Cell, DataTable, HeadCell, Row, RowHeader, SkeletonRows } from '#web/ui/data-table.tsx'
import { useIsDesk } from '#web/ui/use-media.ts'
import type { ListColumn } from '../list-column.ts'
import { TableGap } from '../list-gap.tsx'
import { useBoxWindow } from '../list-window.ts'
import { rowAreaProps, rowElementId } from '../row-keyboard.ts'
import { FreshMark, pressedControl, rowOf } from './list-row.tsx'
import { isAllTicked, type ListRow, type ListRows } from './list-rows.ts'
import { useHeldWidths } from './list-widths.ts'

export function ListTable<Item>(props: ListRows<Item>) {
  const { caption, items, selection, stale, maxHeight } = props
  // On a desk the frame around gives the height.
  const fillsFrame = useIsDesk()
  const box = useRef<HTMLElement>(null)
  const selectAll = selection && (
    <RowCheckbox
      label={m.organiser_select_all()}
      checked={isAllTicked(props)}
      disabled={!items?.length}
      onChange={selection.onToggleAll}
    />
  )
  return (
    <div {...rowAreaProps} className={classNames('@container lg:h-full', stale && 'opacity-60')}>
      <DataTable
        boxRef={box}
        caption={caption}
        maxHeight={maxHeight ?? (fillsFrame ? '100%' : 'max(24rem, calc(100dvh - 8rem))')}
        aria-busy={!items || stale}
        aria-rowcount={items && items.length + 1}
      >
        <TableRows {...props} selectAll={selectAll} box={box} />
      </DataTable>
    </div>
  )
}

type TableRowsProps<Item> = ListRows<Item> & {
  selectAll: ReactNode
  box: RefObject<HTMLElement | null>
}

const noItems: readonly never[] = []

/** The head stays when the rows arrive: drawn anew it would lose the focus, and the key that somebody is pressing. */
function TableRows<Item>({ selectAll, box, ...props }: TableRowsProps<Item>) {
  const { idOf, active, whole, columns } = props
  const items = props.items ?? noItems
  const { rows, below, measure } = useBoxWindow({ items, idOf, active, whole }, box)
  const head = useRef<HTMLTableRowElement>(null)
  useHeldWidths({
    head,
    fluid: columns.map(({ fluid }) => Boolean(fluid)),
    enabled: rows.length < items.length,
  })
  return (
    <>
      <thead>
        <HeadRow ref={head} columns={columns} selectAll={selectAll} />
      </thead>
      <tbody>
        {!props.items && <SkeletonRows rows={12} columns={columns.length} />}
        {rows.map(row => (
          <Fragment key={idOf(row.item)}>
            <TableGap height={row.gap} />
            <TableRow {...rowOf(props, row, measure)} columns={columns} active={active === idOf(row.item)} />
          </Fragment>
        ))}
        <TableGap height={below} />
      </tbody>
    </>
  )
}

const hiddenBelow = {
  widest: '@max-[72rem]:hidden',
  wide: '@max-[60rem]:hidden',
  desk: '@max-[56rem]:hidden',
  beside: '@max-[26rem]:hidden',
}

/** The classes that show or hide a column by the space there is, which beside the rail is less on a small desk than on a tablet. */
function roomOf({ roomy, fluid, printed }: Pick<ListColumn<unknown>, 'roomy' | 'fluid' | 'printed'>): string {
  return classNames(
    fluid && 'w-full max-w-0 print:w-auto print:max-w-none',
    roomy && hiddenBelow[roomy === true ? 'desk' : roomy],
    printed && 'print:table-cell',
  )
}

type HeadRowProps<Item> = {
  columns: readonly ListColumn<Item>[]
  /** The box in the first column's head that ticks all rows. */
  selectAll: ReactNode
  ref?: Ref<HTMLTableRowElement>
}

function HeadRow<Item>({ columns, selectAll, ref }: HeadRowProps<Item>) {
  return (
    <tr ref={ref} aria-rowindex={1}>
      {columns.map((column, index) => {
        const { key, head, alignTo, sorted, onSort } = column
        return (
          <HeadCell
            key={key}
            sticky={index === 0}
            before={index === 0 && selectAll}
            className={roomOf(column)}
            {...(alignTo && { alignTo })}
            {...(sorted && { sorted })}
            {...(onSort && { onSort })}
          >
            {head}
          </HeadCell>
        )
      })}
    </tr>
  )
}

type TableRowProps<Item> = ListRow<Item> & { columns: readonly ListColumn<Item>[]; active: boolean }

function PlainTableRow<Item>(props: TableRowProps<Item>) {
  const { id, name, item, index, columns, active, fresh, selected, measure, onOpen, onToggle } = props
  const [first, ...rest] = columns
  return (
    <Row
      id={rowElementId(id)}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={active ? 0 : -1}
      active={active}
      selected={selected}
      onClick={event => !pressedControl(event) && onOpen(id)}
      className="cursor-pointer scroll-mt-10"
    >
      {/* The sticky column covers the row's outline, so it is drawn there too. */}
      <RowHeader className={active ? activeMark : undefined}>
        <span className="flex items-center gap-3 whitespace-nowrap print:whitespace-normal">
          {onToggle && (
            <RowCheckbox
              label={m.organiser_select_row({ name })}
              checked={selected}
              tabIndex={active ? 0 : -1}
              onChange={event =>
                onToggle(id, event.nativeEvent instanceof globalThis.MouseEvent && event.nativeEvent.shiftKey)
              }
            />
          )}
          <span className="min-w-0 flex-1">
            {first?.cell(item)}
            {fresh && <FreshMark />}
          </span>
        </span>
      </RowHeader>
      {rest.map(column => (
        <Cell
          key={column.key}
          className={classNames(roomOf(column), column.fluid === true && 'truncate')}
          {...(column.alignTo && { alignTo: column.alignTo })}
        >
          {column.cell(item)}
        </Cell>
      ))}
    </Row>
  )
}

const activeMark =
  'shadow-[inset_2px_0_0_var(--color-focus),inset_0_2px_0_var(--color-focus),inset_0_-2px_0_var(--color-focus)]'

// Memoised, so that a step of the cursor redraws two rows and not all.
const TableRow = memo(PlainTableRow) as <Item>(props: TableRowProps<Item>) => ReactElement
