import type { ReactNode } from 'react'
import { SearchBox } from '#web/kit/list/search-box.tsx'

type QueueToolbarProps = {
  /** The main choice, usually by status. */
  tabs: ReactNode
  searchLabel: string
  /** The text that is searched for now. */
  search: string
  onSearch: (text: string) => void
  /** What else narrows or orders the list. */
  filters?: ReactNode
  /** A remark that belongs to the whole list. */
  note?: ReactNode
}

/** What narrows a queue, above it. */
export function QueueToolbar({ tabs, searchLabel, search, onSearch, filters, note }: QueueToolbarProps) {
  return (
    <div className="@container space-y-3">
      {tabs}
      <div className="flex flex-col gap-3 @3xl:flex-row">
        <SearchBox label={searchLabel} value={search} onSearch={onSearch} />
        {filters && (
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 @3xl:ml-auto @3xl:flex">{filters}</div>
        )}
      </div>
      {note}
    </div>
  )
}
