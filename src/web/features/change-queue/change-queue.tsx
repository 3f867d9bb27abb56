import { useMemo, useState } from 'react'
import type { ChangeRow } from '#contract/organizer-change.ts'
import { changeRequestStatuses } from '#domain/change-request/change-request-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { FilterTabs } from '../queue/filter-tabs.tsx'
import { Queue } from '../queue/queue.tsx'
import { QueueEmpty } from '../queue/queue-empty.tsx'
import { QueueToolbar } from '../queue/queue-toolbar.tsx'
import { useQueue } from '../queue/use-queue.ts'
import { useUrlParameters } from '../queue/use-url-parameters.ts'
import { ChangeCard, useChangeColumns } from './change-columns.tsx'
import { readChangeFilters } from './change-filters.ts'
import { ChangeSheet } from './change-sheet.tsx'
import { changeStatusWords } from './change-words.ts'
import { useChanges } from './use-changes.ts'

/** Requests to change what a lock has closed; one opens beside with what stands and what is asked for. */
export function ChangeQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readChangeFilters(parameters), [parameters])
  const list = useChanges(filters)
  const [opened, setOpened] = useState<ChangeRow | null>(null)
  const queue = useQueue<ChangeRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    onOpen: setOpened,
  })
  const columns = useChangeColumns()
  const counts = list.firstPage?.counts
  const searched = filters.q !== ''
  return (
    <Queue
      queue={queue}
      title={m.page_title_organizer_changes()}
      columns={columns}
      nameOf={row => row.name}
      renderNarrow={row => <ChangeCard row={row} onOpen={queue.open} />}
      total={counts?.[filters.status]}
      toolbar={
        <QueueToolbar
          tabs={
            <FilterTabs
              label={m.organizer_status_tabs()}
              parameter="status"
              value={filters.status}
              tabs={changeRequestStatuses.map(status => ({
                value: status,
                label: changeStatusWords[status](),
                count: counts && (counts[status] ?? 0),
              }))}
            />
          }
          searchLabel={m.change_search()}
          search={filters.q}
          onSearch={q => change({ q })}
        />
      }
      empty={
        <QueueEmpty
          title={searched ? m.change_not_found() : m.change_none()}
          text={searched ? m.change_not_found_text() : m.change_none_text()}
          onShowAll={() => change({ q: null, status: 'granted' })}
        />
      }
    >
      {opened && <ChangeSheet row={opened} onDone={() => setOpened(null)} onClose={() => setOpened(null)} />}
    </Queue>
  )
}
