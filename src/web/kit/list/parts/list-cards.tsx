import { Fragment, memo, type ReactElement, type ReactNode, useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { RowCheckbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SkeletonRows } from '#web/ui/data-table.tsx'
import { CardGap } from '../list-gap.tsx'
import { usePageWindow } from '../list-window.ts'
import { rowAreaProps, rowElementId } from '../row-keyboard.ts'
import { FreshMark, pressedControl, rowOf } from './list-row.tsx'
import { isAllTicked, type ListRow, type ListRows } from './list-rows.ts'

export function ListCards<Item>(props: ListRows<Item>) {
  return props.items ? <Cards {...props} items={props.items} /> : <CardsSkeleton />
}

function Cards<Item>(props: ListRows<Item> & { items: readonly Item[] }) {
  const { caption, items, idOf, active, whole, stale, renderNarrow, selection } = props
  const list = useRef<HTMLUListElement>(null)
  const { rows, below, measure } = usePageWindow({ items, idOf, active, whole }, list)
  return (
    <>
      {selection && (
        // A tap on the words ticks the box.
        // biome-ignore lint/a11y/noLabelWithoutControl: the box names itself
        <label className="flex min-h-11 w-fit items-center gap-3 text-sm text-text-quiet print:hidden">
          <RowCheckbox
            label={m.organiser_select_all()}
            checked={isAllTicked(props)}
            onChange={selection.onToggleAll}
          />
          {m.organiser_select_all()}
        </label>
      )}
      <ul
        ref={list}
        aria-label={caption}
        aria-busy={stale}
        className={classNames('divide-y border-y', stale && 'opacity-60')}
        {...rowAreaProps}
      >
        {rows.map(row => (
          <Fragment key={idOf(row.item)}>
            <CardGap height={row.gap} />
            <Card {...rowOf(props, row, measure)} count={items.length} renderNarrow={renderNarrow} />
          </Fragment>
        ))}
        <CardGap height={below} />
      </ul>
    </>
  )
}

type CardProps<Item> = ListRow<Item> & { count: number; renderNarrow: (item: Item) => ReactNode }

function PlainCard<Item>(props: CardProps<Item>) {
  const { id, name, item, index, count, fresh, selected, measure, renderNarrow, onOpen, onToggle } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row's link inside is the keyboard's way; the row is a larger target for the thumb
    <li
      id={rowElementId(id)}
      ref={measure}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={classNames('flex items-start gap-3 py-3', selected && 'bg-sunken')}
      onClick={event => !pressedControl(event) && onOpen(id)}
    >
      {onToggle && (
        <RowCheckbox
          label={m.organiser_select_row({ name })}
          checked={selected}
          onChange={() => onToggle(id, false)}
          className="mt-0.5"
        />
      )}
      <div className="min-w-0 flex-1">
        {fresh && <FreshMark className="mb-1 inline-block" />}
        {renderNarrow(item)}
      </div>
    </li>
  )
}

// Memoised like the table's rows, so that a tick redraws one card.
const Card = memo(PlainCard) as <Item>(props: CardProps<Item>) => ReactElement

function CardsSkeleton() {
  return (
    <table className="w-full" aria-busy="true">
      <tbody>
        <SkeletonRows rows={8} columns={2} />
      </tbody>
    </table>
  )
}
