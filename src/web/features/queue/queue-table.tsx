import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type MouseEvent, memo, type ReactElement, type ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { RowCheckbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Cell, DataTable, HeadCell, Row, RowHeader, SkeletonRows } from '../../ui/data-table.tsx'
import { useIsDesk } from './use-media.ts'
import { rowAreaProps, rowElementId } from './use-row-keyboard.ts'

export type QueueColumn<Item> = {
  key: string
  head: string
  cell: (item: Item) => ReactNode
  /** Money and counts. */
  alignTo?: 'end'
  /** Shown on a desk alone: a narrower table keeps what decides. */
  roomy?: boolean
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

type QueueTableProps<Item> = {
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
}

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
        maxHeight={fillsFrame ? '100%' : 'max(24rem, calc(100dvh - 8rem))'}
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

const onDesk = 'max-lg:hidden'

type QueueHeadProps<Item> = { column: QueueColumn<Item>; first: boolean; selectAll: ReactNode }

/** A column's head; the first one has the box that ticks all rows, beside the button that orders them. */
function QueueHead<Item>({ column, first, selectAll }: QueueHeadProps<Item>) {
  const { head, alignTo, sorted, onSort, roomy } = column
  const common = {
    sticky: first,
    className: roomy ? onDesk : undefined,
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

type QueueRowProps<Item> = {
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
          className={column.roomy ? onDesk : undefined}
          {...(column.alignTo && { alignTo: column.alignTo })}
        >
          {column.cell(item)}
        </Cell>
      ))}
    </Row>
  )
}

/** The word beside a row that came in by itself; the foot of the list says how many there are. */
function FreshMark({ className = 'ml-2' }: { className?: string }) {
  return (
    <span
      className={classNames(
        'rounded-full bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent-text',
        className,
      )}
    >
      {m.organizer_row_fresh()}
    </span>
  )
}

const activeMark =
  'shadow-[inset_2px_0_0_var(--color-focus),inset_0_2px_0_var(--color-focus),inset_0_-2px_0_var(--color-focus)]'

// Hundreds of rows stand on the page; a step of the cursor draws two of them anew, not all.
const QueueRow = memo(PlainQueueRow) as <Item>(props: QueueRowProps<Item>) => ReactElement

function NarrowList<Item>(props: QueueTableProps<Item>) {
  const { caption, items, idOf, nameOf, onOpen, selection, renderNarrow } = props
  if (!items) return <NarrowSkeleton />
  return (
    <ul
      aria-label={caption}
      className={classNames('divide-y border-y', props.stale && 'opacity-60')}
      {...rowAreaProps}
    >
      {items.map(item => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the row's link inside is the keyboard's way; the row is a larger target for the thumb
        <li
          key={idOf(item)}
          id={rowElementId(idOf(item))}
          className={classNames(
            'flex items-start gap-3 py-3',
            selection?.selected.has(idOf(item)) && 'bg-sunken',
          )}
          onClick={event => !pressedControl(event) && onOpen(idOf(item))}
        >
          {selection && (
            <RowCheckbox
              label={m.organizer_select_row({ name: nameOf(item) })}
              checked={selection.selected.has(idOf(item))}
              onChange={() => selection.onToggle(idOf(item), false)}
              className="mt-0.5"
            />
          )}
          <div className="min-w-0 flex-1">
            {props.fresh.has(idOf(item)) && <FreshMark className="mb-1 inline-block" />}
            {renderNarrow(item)}
          </div>
        </li>
      ))}
    </ul>
  )
}

function NarrowSkeleton() {
  return (
    <table className="w-full" aria-busy="true">
      <tbody>
        <SkeletonRows rows={8} columns={2} />
      </tbody>
    </table>
  )
}

function pressedControl(event: MouseEvent): boolean {
  // With these keys a link opens a tab of its own, and the list stays as it is.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return true
  return (
    event.target instanceof Element &&
    event.target.closest('a:not([data-row-link]), button, input, label') !== null
  )
}
