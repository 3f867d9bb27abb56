import { type ReactNode, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { FilterTabs, Queue, QueueToolbar } from '#web/console/queue/view.tsx'
import { QueueEmpty } from '#web/kit/list/queue-empty.tsx'
import type { QueueColumn } from '#web/kit/list/queue-table-props.ts'
import { useQueue } from '#web/kit/list/use-queue.ts'
import type { QueueList } from '#web/kit/list/use-queue-list.ts'
import { useUrlParameters } from '#web/kit/list/use-url-parameters.ts'

type Counts<Status extends string> = Readonly<Partial<Record<Status, number>>>

type StatusQueueProps<Row extends { guid: string }, Status extends string> = {
  title: string
  list: QueueList<Row> & { firstPage: { counts: Counts<Status> } | undefined }
  filters: { q: string; status: Status }
  statuses: readonly Status[]
  words: Readonly<Record<Status, () => string>>
  columns: QueueColumn<Row>[]
  nameOf: (row: Row) => string
  renderNarrow: (row: Row, open: (guid: string) => void) => ReactNode
  searchLabel: string
  /** What an empty tab says, without a search and with one. */
  empty: { title: string; text: string }
  notFound: { title: string; text: string }
  /** The tab that an empty one leads to. */
  elsewhere: Status
  /** One row opened beside the list. */
  children: (row: Row, close: () => void) => ReactNode
}

/** Requests by their status with a search: one tab at a time, one row opened beside. */
export function StatusQueue<Row extends { guid: string }, Status extends string>(
  props: StatusQueueProps<Row, Status>,
) {
  const { list, filters, statuses, words, nameOf, children } = props
  const [, change] = useUrlParameters()
  const [opened, setOpened] = useState<Row | null>(null)
  const queue = useQueue<Row>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    onOpen: setOpened,
  })
  const counts = list.firstPage?.counts
  const empty = filters.q === '' ? props.empty : props.notFound
  return (
    <Queue
      queue={queue}
      title={props.title}
      columns={props.columns}
      nameOf={nameOf}
      renderNarrow={row => props.renderNarrow(row, queue.open)}
      total={counts?.[filters.status]}
      toolbar={
        <QueueToolbar
          tabs={
            <FilterTabs
              label={m.organizer_status_tabs()}
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
        />
      }
      empty={<QueueEmpty {...empty} onShowAll={() => change({ q: null, status: props.elsewhere })} />}
    >
      {opened && children(opened, () => setOpened(null))}
    </Queue>
  )
}

type StatusTabsProps<Status extends string> = {
  /** The query parameter that holds the choice. */
  parameter: string
  value: Status | 'all'
  /** Every status, in the order of the tabs. */
  statuses: readonly Status[]
  words: Readonly<Record<Status, () => string>>
  /** How many rows stand in each under the same search; absent while they load. */
  counts: Readonly<Partial<Record<Status, number>>> | undefined
}

/** A queue by status, and all of it, with how many stand in each. */
export function StatusTabs<Status extends string>(props: StatusTabsProps<Status>) {
  const { statuses, words, counts } = props
  return (
    <FilterTabs
      label={m.organizer_status_tabs()}
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
          label: m.organizer_all(),
          count: counts && statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
        },
      ]}
    />
  )
}
