import { Printer } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { type Counted, isEmptyList } from '#domain/search/list-counts.ts'
import { m } from '#messages/compiled/messages.js'
import { ShownColumns } from '#web/console/export/queries.ts'
import type { Viewed } from '#web/console/saved-view/rules.ts'
import { SavedViews, SaveViewButton } from '#web/console/saved-view/view.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { usePageActions } from '#web/console/search/queries.ts'
import { FilterLink } from '#web/kit/list/filter-link.tsx'
import { List } from '#web/kit/list/list.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { type KeyLine, ListKeys } from '#web/kit/list/list-keys.tsx'
import type { ListState } from '#web/kit/list/use-list.ts'
import type { ListPages } from '#web/kit/list/use-list-pages.ts'
import { type PagedList, useWholeList } from '#web/kit/list/use-whole-list.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { countText } from '#web/kit/words/count-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { ColumnChoice, FilterTabs, QueueToolbar } from './form.tsx'
import { QueueFrame } from './parts/queue-frame.tsx'
import { useChosenColumns, useOpeningList } from './queries.ts'
import { emptyText, shownCount } from './words.ts'

type QueueElsewhereProps<Status extends string> = {
  /** The query parameter that holds the tab. */
  parameter: string
  /** The tabs with results; at least one. */
  found: readonly { status: Status; count: number }[]
  words: Readonly<Record<Status, () => string>>
  actionText: string
  /** Clears the search. */
  onReset: () => void
}

/** The same search has results under other tabs: links to each. */
export function QueueElsewhere<Status extends string>(props: QueueElsewhereProps<Status>) {
  const { parameter, found, words } = props
  return (
    <ListEmpty
      title={m.organiser_found_elsewhere()}
      text={
        <>
          {m.organiser_found_in()}{' '}
          {found.map(({ status, count }, index) => (
            <span key={status}>
              {index > 0 && ', '}
              <FilterLink parameter={parameter} value={status} className="text-link">
                {words[status]()} <span className="tabular">{count}</span>
              </FilterLink>
            </span>
          ))}
        </>
      }
      actionText={props.actionText}
      onShowAll={props.onReset}
    />
  )
}

const noParameters = {}

type QueueProps<Item> = {
  /** From `useList`. */
  queue: ListState<Item>
  title: string
  /** The first column names the row and stays in sight. */
  columns: readonly ListColumn<Item>[]
  nameOf: (item: Item) => string
  /** Replaces the table row on a narrow screen. */
  renderNarrow: (item: Item) => ReactNode
  /** The list of which views are saved; absent where the address holds no filters. */
  views?: Viewed
  /** Whether the reader chooses among the columns, whose names are then always the same; the address keeps them. */
  choosesColumns?: boolean
  /** Where a record is open beside the list: those of its columns that tell rows apart, by key. */
  narrowColumns?: readonly string[] | false
  /** Filters and search (`QueueToolbar`). */
  toolbar: ReactNode
  /** Shown when there are no rows: why, and what to do next. */
  empty: ReactNode
  /** Renders every row without virtualisation, for rows that can be dragged. */
  whole?: boolean
  /** How many rows match in all, where known; a text such as `1 000+` where no more was counted. */
  total?: Counted | number | undefined
  /** Keys that only this queue has, for the help. */
  keyLines?: readonly KeyLine[]
  /** Bars that stay at the foot: what is ticked, what was just released. */
  bars?: ReactNode
  beside?: ReactNode
  /** Dialogs and sheets. */
  children?: ReactNode
}

/** A queue of the console: filters, dense list, keys, pages; each queue is a configuration of it. */
export function Queue<Item>({
  queue,
  title,
  views,
  toolbar,
  empty,
  bars,
  beside,
  ...props
}: QueueProps<Item>) {
  const { list } = queue
  const chosen = useChosenColumns(props.columns, views?.parameters ?? noParameters)
  const viewed = views && props.choosesColumns ? { ...views, parameters: chosen.parameters } : views
  const columns = props.choosesColumns ? chosen.shown : props.columns
  const { narrowColumns } = props
  const narrow = narrowColumns && props.columns.filter(({ key }) => narrowColumns.includes(key))
  return (
    <QueueFrame
      title={title}
      actions={
        <ListTools
          queue={queue}
          viewed={viewed}
          choice={props.choosesColumns ? chosen.choice : undefined}
          keyLines={props.keyLines}
        />
      }
      toolbar={
        <>
          {viewed && <SavedViews {...viewed} />}
          <ShownColumns value={columns.map(({ key }) => key)}>{toolbar}</ShownColumns>
        </>
      }
      footer={queue.rows.length > 0 && <QueueFoot queue={queue} total={props.total} />}
      bars={bars}
      beside={beside}
    >
      {list.error && !list.items ? (
        <LoadFailure error={list.error} onRetry={() => list.refetch()} />
      ) : list.items?.length === 0 ? (
        empty
      ) : (
        <List
          state={queue}
          caption={title}
          columns={narrow || columns}
          nameOf={props.nameOf}
          renderNarrow={props.renderNarrow}
          whole={props.whole}
        />
      )}
      {props.children}
    </QueueFrame>
  )
}

type ListToolsProps<Item> = {
  queue: ListState<Item>
  viewed?: Viewed | undefined
  /** Of the columns (`useChosenColumns`). */
  choice?: ComponentProps<typeof ColumnChoice> | undefined
  keyLines?: readonly KeyLine[] | undefined
}

/** What is done with a list as a whole: beside the title of its page, or of its part of a page. */
export function ListTools<Item>({ queue, viewed, choice, keyLines = [] }: ListToolsProps<Item>) {
  return (
    <>
      {viewed && <SaveViewButton {...viewed} />}
      {choice && <ColumnChoice {...choice} />}
      <PrintList queue={queue} />
      <ListKeys state={queue} own={keyLines} />
    </>
  )
}

/** Longer lists are exported as a file. The foot of the sheet says how many rows of how many it holds. */
const mostPrinted = 1000

/** Prints the list as it is narrowed and in its order, not only the rows that are loaded. */
export function PrintList({ queue }: { queue: PagedList }) {
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

/** How many rows of how many are shown, and the button for more. */
export function QueueFoot<Item>({
  queue,
  total,
}: {
  queue: ListState<Item>
  total: Counted | number | undefined
}) {
  const locale = useLocale()
  const { list, rows, fresh } = queue
  const all = shownCount(total, locale)
  const shown =
    all === null
      ? m.organiser_shown({ count: rows.length })
      : m.organiser_shown_of({ shown: countText(rows.length, locale), total: all })
  return (
    <LoadMore
      shownText={fresh.size > 0 ? `${shown} · ${m.organiser_rows_came({ count: fresh.size })}` : shown}
      moreText={list.hasNextPage ? m.load_more() : undefined}
      loading={list.isFetchingNextPage}
      onMore={() => list.fetchNextPage()}
    />
  )
}

type Counts<Status extends string> = Readonly<Partial<Record<Status, number>>>

type StatusQueueProps<Row extends { guid: string }, Status extends string> = {
  title: string
  views: Viewed
  list: ListPages<Row> & { isFetching: boolean; firstPage: { counts: Counts<Status> } | undefined }
  filters: { q: string; status: Status }
  statuses: readonly Status[]
  words: Readonly<Record<Status, () => string>>
  columns: ListColumn<Row>[]
  nameOf: (row: Row) => string
  renderNarrow: (row: Row, open: (guid: string) => void) => ReactNode
  searchLabel: string
  /** Further filters and the order. */
  controls?: ReactNode
  /** Whether a filter of `controls` is set, and what clears them all. */
  narrowing?: { isSet: boolean; none: Readonly<Record<string, null>> }
  /** Of an empty tab, without and with a search; filters have a text of their own. */
  empty: { title: string; text: string }
  notFound: { title: string; text: string }
  /** The tab that an empty one leads to. */
  elsewhere: Status
  /** Whether rows can be ticked; `renderTicked` says what can be done with them, and is told what was done. */
  selectable?: boolean
  renderTicked?: (rows: readonly Row[], goOn: (done: ReadonlySet<string>) => unknown) => ReactNode
  /** One row over the list. */
  children: (row: Row, close: () => void) => ReactNode
  /** The same where the list does not have the row, from what can be read by its guid alone. */
  renderAlone?: (guid: string, close: () => void) => ReactNode
}

/** Requests by their status with a search: one tab at a time, one row opened beside. */
export function StatusQueue<Row extends { guid: string }, Status extends string>(
  props: StatusQueueProps<Row, Status>,
) {
  const { list, filters, statuses, words, nameOf, narrowing, renderAlone, children } = props
  const [, change] = useUrlParameters()
  const { queue, opened } = useOpeningList<Row>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    selectable: props.selectable ?? false,
    readsAlone: renderAlone !== undefined,
  })
  const counts = list.firstPage?.counts
  const { empty, notFound } = props
  const narrowed = { filtered: narrowing?.isSet ?? false, searched: filters.q !== '' }
  const leadsSomewhere =
    narrowed.filtered ||
    narrowed.searched ||
    (filters.status !== props.elsewhere && !isEmptyList(list.firstPage))
  return (
    <Queue
      queue={queue}
      title={props.title}
      views={props.views}
      choosesColumns
      columns={props.columns}
      nameOf={nameOf}
      renderNarrow={row => props.renderNarrow(row, queue.open)}
      total={counts?.[filters.status]}
      toolbar={
        <QueueToolbar
          tabs={
            <FilterTabs
              label={m.organiser_status_tabs()}
              parameter="status"
              value={filters.status}
              tabs={statuses.map(status => ({
                value: status,
                label: words[status](),
                count: counts && (counts[status] ?? 0),
              }))}
            />
          }
          searchLabel={props.searchLabel}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={props.controls}
        />
      }
      empty={
        <ListEmpty
          title={narrowed.filtered || narrowed.searched ? notFound.title : empty.title}
          text={emptyText(narrowed, { notFound: notFound.text, none: empty.text })}
          onShowAll={
            leadsSomewhere
              ? () => change({ ...narrowing?.none, q: null, status: props.elsewhere })
              : undefined
          }
        />
      }
      bars={props.renderTicked?.(queue.ticked, queue.goOn)}
    >
      {opened.row
        ? children(opened.row, opened.close)
        : opened.id !== null && renderAlone?.(opened.id, opened.close)}
    </Queue>
  )
}
