import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo, type ReactElement, type ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { RowCheckbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Cell, DataTable, HeadCell, Row, RowHeader, SkeletonRows } from '#web/ui/data-table.tsx'
import { NarrowList } from './narrow-list.tsx'
import type { QueueColumn, QueueRowProps, QueueTableProps } from './queue-table-props.ts'
import { FreshMark, pressedControl } from './row-parts.tsx'
import { useIsDesk } from './use-media.ts'
import { rowAreaProps, rowElementId } from './use-row-keyboard.ts'

/** A dense list for work by keyboard and mouse: a table on a desk, plain rows on a phone. */
export function QueueTable<Item>(props: QueueTableProps<Item>) {
  return props.fitsTable ? <WideTable {...props} /> : <NarrowList {...props} />
}

function WideTable<Item>(props: QueueTableProps<Item>) {
  const { caption, columns, items, idOf, nameOf, active, onOpen, selection } = props
  // On a desk the frame around gives the height (QueueFrame).
  const fillsFrame = useIsDesk()
  const allSelected =
    items !== undefined && items.length > 0 && items.every(item => selection?.selected.has(idOf(item)))
  return (
    <div {...rowAreaProps} className={classNames('lg:h-full', props.stale && 'opacity-60')}>
      <DataTable
        caption={caption}
        maxHeight={props.maxHeight ?? (fillsFrame ? '100%' : 'max(24rem, calc(100dvh - 8rem))')}
        aria-busy={!items}
      >
        <thead>
          <tr>
            {columns.map((column, index) => (
              <QueueHead
                key={column.key}
                column={column}
                first={index === 0}
                selectAll={
                  index === 0 &&
                  selection && (
                    <RowCheckbox
                      label={m.organizer_select_all()}
                      checked={allSelected}
                      disabled={!items?.length}
                      onChange={selection.onToggleAll}
                    />
                  )
                }
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {items ? (
            items.map(item => (
              <QueueRow
                key={idOf(item)}
                id={idOf(item)}
                name={nameOf(item)}
                item={item}
                columns={columns}
                active={active === idOf(item)}
                fresh={props.fresh.has(idOf(item))}
                selected={selection?.selected.has(idOf(item)) ?? false}
                onOpen={onOpen}
                onToggle={selection?.onToggle}
              />
            ))
          ) : (
            <SkeletonRows rows={12} columns={columns.length} />
          )}
        </tbody>
      </DataTable>
    </div>
  )
}

/** How a column's cells, its head among them, come and go with the room. */
function roomOf({ roomy, fluid }: Pick<QueueColumn<unknown>, 'roomy' | 'fluid'>): string {
  return classNames(fluid && 'w-full max-w-0', roomy === 'wide' ? 'max-xl:hidden' : roomy && 'max-lg:hidden')
}

type QueueHeadProps<Item> = { column: QueueColumn<Item>; first: boolean; selectAll: ReactNode }

/** A column's head; the first one has the box that ticks all rows, beside the button that orders them. */
function QueueHead<Item>({ column, first, selectAll }: QueueHeadProps<Item>) {
  const { head, alignTo, sorted, onSort } = column
  const common = {
    sticky: first,
    className: roomOf(column),
    ...(alignTo && { alignTo }),
    ...(sorted && { sorted }),
  }
  if (!selectAll)
    return (
      <HeadCell {...common} {...(onSort && { onSort })}>
        {head}
      </HeadCell>
    )
  return (
    <HeadCell {...common}>
      <span className="flex items-center gap-3">
        {selectAll}
        {onSort ? <SortButton sorted={sorted} head={head} onSort={onSort} /> : head}
      </span>
    </HeadCell>
  )
}

type SortButtonProps = { head: string; sorted: QueueColumn<unknown>['sorted']; onSort: () => void }

function SortButton({ head, sorted, onSort }: SortButtonProps) {
  const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <button
      type="button"
      onClick={onSort}
      className="inline-flex min-h-9 items-center gap-1 rounded-sm hover:text-text"
    >
      {head}
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
    </button>
  )
}

function PlainQueueRow<Item>({
  id,
  name,
  item,
  columns,
  active,
  fresh,
  selected,
  onOpen,
  onToggle,
}: QueueRowProps<Item>) {
  const [first, ...rest] = columns
  return (
    <Row
      id={rowElementId(id)}
      tabIndex={active ? 0 : -1}
      active={active}
      selected={selected}
      onClick={event => !pressedControl(event) && onOpen(id)}
      className="cursor-pointer scroll-mt-10"
    >
      {/* The column that stays in sight covers the row's own outline. */}
      <RowHeader className={active ? activeMark : undefined}>
        <span className="flex items-center gap-3 whitespace-nowrap">
          {onToggle && (
            <RowCheckbox
              label={m.organizer_select_row({ name })}
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

// Hundreds of rows stand on the page; a step of the cursor draws two of them anew, not all.
const QueueRow = memo(PlainQueueRow) as <Item>(props: QueueRowProps<Item>) => ReactElement
