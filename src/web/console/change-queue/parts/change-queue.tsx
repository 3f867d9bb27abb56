import { useMemo } from 'react'
import { changeRequestStatuses } from '#domain/change-request/change-request-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { StatusQueue } from '#web/console/queue/status-queue.tsx'
import { useUrlParameters } from '#web/kit/list/use-url-parameters.ts'
import { changeStatusWords } from '../change-words.ts'
import { ChangeCard, useChangeColumns } from './change-columns.tsx'
import { readChangeFilters } from './change-filters.ts'
import { ChangeSheet } from './change-sheet.tsx'
import { useChanges } from './use-changes.ts'

/** Requests to change what a lock has closed; one opens beside with what stands and what is asked for. */
export function ChangeQueue() {
  const [parameters] = useUrlParameters()
  const filters = useMemo(() => readChangeFilters(parameters), [parameters])
  return (
    <StatusQueue
      title={m.page_title_organizer_changes()}
      list={useChanges(filters)}
      filters={filters}
      statuses={changeRequestStatuses}
      words={changeStatusWords}
      columns={useChangeColumns()}
      nameOf={row => row.name}
      renderNarrow={(row, open) => <ChangeCard row={row} onOpen={open} />}
      searchLabel={m.change_search()}
      empty={{ title: m.change_none(), text: m.change_none_text() }}
      notFound={{ title: m.change_not_found(), text: m.change_not_found_text() }}
      elsewhere="granted"
    >
      {(row, close) => <ChangeSheet row={row} onDone={close} onClose={close} />}
    </StatusQueue>
  )
}
