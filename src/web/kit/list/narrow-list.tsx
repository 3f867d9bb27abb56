import { memo, type ReactElement, type ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { RowCheckbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SkeletonRows } from '#web/ui/data-table.tsx'
import type { QueueRowProps, QueueTableProps } from './queue-table-props.ts'
import { FreshMark, pressedControl } from './row-parts.tsx'
import { rowAreaProps, rowElementId } from './use-row-keyboard.ts'

/** The rows of a list where there is no room for a table. */
export function NarrowList<Item>(props: QueueTableProps<Item>) {
  const { caption, items, idOf, nameOf, onOpen, selection, renderNarrow } = props
  if (!items) return <NarrowSkeleton />
  return (
    <ul
      aria-label={caption}
      className={classNames('divide-y border-y', props.stale && 'opacity-60')}
      {...rowAreaProps}
    >
      {items.map(item => (
        <NarrowRow
          key={idOf(item)}
          id={idOf(item)}
          name={nameOf(item)}
          item={item}
          fresh={props.fresh.has(idOf(item))}
          selected={selection?.selected.has(idOf(item)) ?? false}
          renderNarrow={renderNarrow}
          onOpen={onOpen}
          onToggle={selection?.onToggle}
        />
      ))}
    </ul>
  )
}

type NarrowRowProps<Item> = Omit<QueueRowProps<Item>, 'columns' | 'active'> & {
  renderNarrow: (item: Item) => ReactNode
}

function PlainNarrowRow<Item>(props: NarrowRowProps<Item>) {
  const { id, name, item, fresh, selected, renderNarrow, onOpen, onToggle } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row's link inside is the keyboard's way; the row is a larger target for the thumb
    <li
      id={rowElementId(id)}
      className={classNames('flex items-start gap-3 py-3', selected && 'bg-sunken')}
      onClick={event => !pressedControl(event) && onOpen(id)}
    >
      {onToggle && (
        <RowCheckbox
          label={m.organizer_select_row({ name })}
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

// As on a desk: a tick draws one row anew, not all.
const NarrowRow = memo(PlainNarrowRow) as <Item>(props: NarrowRowProps<Item>) => ReactElement

function NarrowSkeleton() {
  return (
    <table className="w-full" aria-busy="true">
      <tbody>
        <SkeletonRows rows={8} columns={2} />
      </tbody>
    </table>
  )
}
