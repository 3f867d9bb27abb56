import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { KeyHelp, type KeyLine } from '#web/kit/list/key-help.tsx'
import { QueueEmpty } from '#web/kit/list/queue-empty.tsx'
import { queueKeyLines } from '#web/kit/list/queue-key-lines.ts'
import { QueueTable } from '#web/kit/list/queue-table.tsx'
import type { QueueColumn } from '#web/kit/list/queue-table-props.ts'
import { toggleAll } from '#web/kit/list/row-cursor.ts'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { useFitsTable } from '#web/kit/list/use-media.ts'
import type { QueueState } from '#web/kit/list/use-queue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { QueueFrame } from './parts/queue-frame.tsx'

type FilterTab = {
  value: string
  label: string
  count?: number | undefined
}

type FilterTabsProps = {
  /** Name of the row for screen readers. */
  label: string
  /** The query parameter that holds the choice. */
  parameter: string
  value: string
  tabs: readonly FilterTab[]
}

/** A filter as a row of links with counts: each view has an address of its own. */
export function FilterTabs({ label, parameter, value, tabs }: FilterTabsProps) {
  const [parameters] = useSearchParams()
  const row = useRef<HTMLElement>(null)
  // On a phone the chosen one may stand beyond the edge.
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
            <Link
              replace
              preventScrollReset
              to={{ search: searchWith(parameters, parameter, tab.value) }}
              aria-current={tab.value === value ? 'true' : undefined}
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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The address's query under another tab. */
function searchWith(parameters: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(parameters)
  next.set(name, value)
  // What stood open belongs to the rows that were shown before.
  next.delete('open')
  return `?${next}`
}

type QueueElsewhereProps<Status extends string> = {
  /** The query parameter that holds the tab. */
  parameter: string
  /** The tabs that have somebody; one at least. */
  found: readonly { status: Status; count: number }[]
  words: Readonly<Record<Status, () => string>>
  actionText: string
  /** Takes the search away. */
  onReset: () => void
}

/** Nobody under this tab, but the same search finds somebody under others: the way to each. */
export function QueueElsewhere<Status extends string>(props: QueueElsewhereProps<Status>) {
  const { parameter, found, words } = props
  const [parameters] = useSearchParams()
  return (
    <QueueEmpty
      title={m.organizer_found_elsewhere()}
      text={
        <>
          {m.organizer_found_in()}{' '}
          {found.map(({ status, count }, index) => (
            <span key={status}>
              {index > 0 && ', '}
              <Link
                replace
                preventScrollReset
                to={{ search: searchWith(parameters, parameter, status) }}
                className="text-link"
              >
                {words[status]()} <span className="tabular">{count}</span>
              </Link>
            </span>
          ))}
        </>
      }
      actionText={props.actionText}
      onShowAll={props.onReset}
    />
  )
}

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

type QueueProps<Item> = {
  /** From `useQueue`. */
  queue: QueueState<Item>
  title: string
  /** The first column names the row and stays in sight. */
  columns: readonly QueueColumn<Item>[]
  nameOf: (item: Item) => string
  /** What stands on a narrow screen instead of a table row. */
  renderNarrow: (item: Item) => ReactNode
  /** Filters and search (`QueueToolbar`). */
  toolbar: ReactNode
  /** Shown instead of rows when there are none: why, and what next. */
  empty: ReactNode
  /** How many rows the filters find in all, where it is known. */
  total?: number | undefined
  /** Keys of this queue's own, for the help. */
  keyLines?: readonly KeyLine[]
  /** Bars that stay at the foot: what is ticked, what was just released. */
  bars?: ReactNode
  /** The open record. */
  beside?: ReactNode
  /** Dialogs and sheets. */
  children?: ReactNode
}

/** A queue of the console: filters, dense list, keys, pages; each queue is a configuration of it. */
export function Queue<Item>({ queue, title, toolbar, empty, bars, beside, ...props }: QueueProps<Item>) {
  const { list, rows, cursor, changeCursor } = queue
  const fitsTable = useFitsTable()
  return (
    <QueueFrame
      title={title}
      actions={
        fitsTable && (
          <KeyHelp
            lines={queueKeyLines(queue.selectable, props.keyLines ?? [])}
            open={queue.helpOpen}
            onOpenChange={queue.setHelpOpen}
          />
        )
      }
      toolbar={toolbar}
      footer={rows.length > 0 && <QueueFoot queue={queue} total={props.total} />}
      bars={bars}
      beside={beside}
    >
      {list.error && !list.items ? (
        <LoadFailure error={list.error} onRetry={() => list.refetch()} />
      ) : list.items?.length === 0 ? (
        empty
      ) : (
        <QueueTable
          caption={title}
          columns={props.columns}
          items={list.items}
          idOf={queue.idOf}
          nameOf={props.nameOf}
          active={cursor.active}
          fresh={queue.fresh}
          onOpen={queue.open}
          fitsTable={fitsTable}
          stale={list.isPlaceholderData}
          renderNarrow={props.renderNarrow}
          {...(queue.selectable && {
            selection: {
              selected: cursor.selected,
              onToggle: queue.tick,
              onToggleAll: () => changeCursor(known => toggleAll(known, rows)),
            },
          })}
        />
      )}
      {props.children}
    </QueueFrame>
  )
}

function QueueFoot<Item>({ queue, total }: { queue: QueueState<Item>; total: number | undefined }) {
  const { list, rows, fresh } = queue
  const shown =
    total === undefined
      ? m.organizer_shown({ count: rows.length })
      : m.organizer_shown_of({ shown: rows.length, total })
  return (
    <LoadMore
      shownText={fresh.size > 0 ? `${shown} · ${m.organizer_rows_came({ count: fresh.size })}` : shown}
      moreText={list.hasNextPage ? m.load_more() : undefined}
      loading={list.isFetchingNextPage}
      onMore={() => list.fetchNextPage()}
    />
  )
}

/**
 * The name in a row: a plain click belongs to the row (it opens beside, or walks there), the link serves new tabs,
 * copying and screen readers.
 */
export function RowLink({
  pathname,
  search,
  children,
}: {
  pathname: string
  search: string
  children: ReactNode
}) {
  return (
    <Link
      to={{ pathname, search }}
      state={{ fromQueue: true }}
      tabIndex={-1}
      data-row-link
      className="hover:underline"
      onClick={event => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault()
      }}
    >
      {children}
    </Link>
  )
}
