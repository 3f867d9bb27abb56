import { Printer } from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import { usePageActions } from '#web/console/search/queries.ts'
import type { ListState } from '#web/kit/list/use-list.ts'
import { useWholeList } from '#web/kit/list/use-whole-list.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Longer lists are exported as a file. The foot of the sheet says how many rows of how many it holds. */
const mostPrinted = 1000

/** Prints the list as it is narrowed and in its order, not only the rows that are loaded. */
export function PrintList<Item>({ queue }: { queue: ListState<Item> }) {
  const { load, isLoading } = useWholeList(queue, {
    most: mostPrinted,
    // `print()` blocks the page, so the last rows are drawn first.
    onLoaded: () => setTimeout(() => window.print()),
  })
  usePageActions(
    queue.rows.length > 0
      ? [{ key: 'print-list', label: m.list_print(), icon: Printer, ofList: true, run: load }]
      : [],
  )
  return (
    <IconButton
      label={m.list_print()}
      icon={<Printer aria-hidden="true" />}
      disabled={queue.rows.length === 0 || isLoading}
      aria-busy={isLoading}
      className="max-md:hidden"
      onClick={load}
    />
  )
}
