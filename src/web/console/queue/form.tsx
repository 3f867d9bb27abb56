import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#messages/compiled/messages.js'
import { FilterLink } from '#web/kit/list/filter-link.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { classNames } from '#web/ui/class-names.ts'

type FilterTab = {
  value: string
  label: string
  count?: number | undefined
}

type FilterTabsProps = {
  /** The label for screen readers. */
  label: string
  /** The query parameter that holds the choice. */
  parameter: string
  value: string
  tabs: readonly FilterTab[]
}

/** A filter as a row of links with counts: each view has an address of its own. */
export function FilterTabs({ label, parameter, value, tabs }: FilterTabsProps) {
  const row = useRef<HTMLElement>(null)
  // On a phone the chosen one may be off the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice itself is what moves
  useEffect(() => {
    const nav = row.current
    const chosen = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && chosen) nav.scrollLeft = chosen.offsetLeft - (nav.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  return (
    <nav ref={row} aria-label={label} className="relative overflow-x-auto border-b">
      <ul className="flex gap-5">
        {tabs.map(tab => (
          <li key={tab.value}>
            <FilterLink
              parameter={parameter}
              value={tab.value}
              chosen={tab.value === value}
              className={classNames(
                '-mb-px flex min-h-11 items-center gap-2 border-b-2 px-0.5 text-sm whitespace-nowrap -outline-offset-2',
                tab.value === value
                  ? 'border-accent-text font-medium text-text'
                  : 'border-transparent text-text-quiet hover:text-text',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="tabular font-normal text-text-quiet">{tab.count}</span>
              )}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type StatusTabsProps<Status extends string> = {
  /** The query parameter that holds the choice. */
  parameter: string
  value: Status | 'all'
  /** Every status, in the order of the tabs. */
  statuses: readonly Status[]
  words: Readonly<Record<Status, () => string>>
  /** How many results the same search has in each; absent while loading. */
  counts: Readonly<Partial<Record<Status, number>>> | undefined
}

/** The statuses of a queue and "all", with counts. */
export function StatusTabs<Status extends string>(props: StatusTabsProps<Status>) {
  const { statuses, words, counts } = props
  return (
    <FilterTabs
      label={m.organiser_status_tabs()}
      parameter={props.parameter}
      value={props.value}
      tabs={[
        ...statuses.map(status => ({
          value: status,
          label: words[status](),
          count: counts && (counts[status] ?? 0),
        })),
        {
          value: 'all',
          label: m.organiser_all(),
          count: counts && statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
        },
      ]}
    />
  )
}

type QueueToolbarProps = {
  /** The main choice, usually by status. */
  tabs: ReactNode
  searchLabel: string
  /** The current search text. */
  search: string
  onSearch: (text: string) => void
  /** Further filters and the sort order. */
  filters?: ReactNode
  note?: ReactNode
}

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
