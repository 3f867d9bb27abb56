import { useMemo, useState } from 'react'
import type { ErasureRow } from '#contract/erasure.ts'
import { erasureStatuses } from '#domain/erasure/erasure-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { FilterTabs } from '../queue/filter-tabs.tsx'
import { Queue } from '../queue/queue.tsx'
import { QueueEmpty } from '../queue/queue-empty.tsx'
import { QueueToolbar } from '../queue/queue-toolbar.tsx'
import { useQueue } from '../queue/use-queue.ts'
import { useUrlParameters } from '../queue/use-url-parameters.ts'
import { ErasureCard, useErasureColumns } from './erasure-columns.tsx'
import { readErasureFilters } from './erasure-filters.ts'
import { ErasureSheet } from './erasure-sheet.tsx'
import { erasureName, erasureStatusWords } from './erasure-words.ts'
import { useErasures } from './use-erasures.ts'

/** Wishes to be erased; one opens beside with what stands in its way. */
export function ErasureQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readErasureFilters(parameters), [parameters])
  const list = useErasures(filters)
  const [opened, setOpened] = useState<ErasureRow | null>(null)
  const queue = useQueue<ErasureRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    onOpen: setOpened,
  })
  const columns = useErasureColumns()
  const counts = list.firstPage?.counts
  const searched = filters.q !== ''
  return (
    <Queue
      queue={queue}
      title={m.page_title_organizer_erasures()}
      columns={columns}
      nameOf={erasureName}
      renderNarrow={row => <ErasureCard row={row} onOpen={queue.open} />}
      total={counts?.[filters.status]}
      toolbar={
        <QueueToolbar
          tabs={
            <FilterTabs
              label={m.organizer_status_tabs()}
              parameter="status"
              value={filters.status}
              tabs={erasureStatuses.map(status => ({
                value: status,
                label: erasureStatusWords[status](),
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
          title={searched ? m.change_not_found() : m.erasure_none()}
          text={searched ? m.change_not_found_text() : m.erasure_none_text()}
          onShowAll={() => change({ q: null, status: 'done' })}
        />
      }
    >
      {opened && <ErasureSheet row={opened} onDone={() => setOpened(null)} onClose={() => setOpened(null)} />}
    </Queue>
  )
}
