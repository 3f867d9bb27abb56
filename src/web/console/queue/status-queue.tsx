import { type ReactNode, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { QueueEmpty } from '#web/kit/list/queue-empty.tsx'
import type { QueueColumn } from '#web/kit/list/queue-table-props.ts'
import { useQueue } from '#web/kit/list/use-queue.ts'
import type { QueueList } from '#web/kit/list/use-queue-list.ts'
import { useUrlParameters } from '#web/kit/list/use-url-parameters.ts'
import { FilterTabs } from './filter-tabs.tsx'
import { Queue } from './queue.tsx'
import { QueueToolbar } from './queue-toolbar.tsx'

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
