import type { MouseEvent } from 'react'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'
import type { ListRow, ListRows } from './list-rows.ts'

/** The props of one row, in table or card form. */
export function rowOf<Item>(
  { idOf, nameOf, fresh, selection, onOpen }: ListRows<Item>,
  { item, index }: { item: Item; index: number },
  measure: ListRow<Item>['measure'],
): ListRow<Item> {
  const id = idOf(item)
  return {
    id,
    name: nameOf(item),
    item,
    index,
    measure,
    fresh: fresh.has(id),
    selected: selection?.selected.has(id) ?? false,
    onOpen,
    onToggle: selection?.onToggle,
  }
}

/** Marks a row that arrived by itself; the foot of the list counts them. */
export function FreshMark({ className = 'ml-2' }: { className?: string }) {
  return (
    <span
      className={classNames(
        'rounded-full bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent-text',
        className,
      )}
    >
      {m.organiser_row_fresh()}
    </span>
  )
}

/** Whether a click in a row was meant for a control inside it. */
export function pressedControl(event: MouseEvent): boolean {
  // With these keys a link opens a tab of its own, and the list stays as it is.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return true
  return (
    event.target instanceof Element &&
    event.target.closest('a:not([data-row-link]), button, input, label') !== null
  )
}
