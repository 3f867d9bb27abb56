import { useMemo } from 'react'
import { erasureStatuses } from '#domain/erasure/erasure-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { StatusQueue } from '#web/console/queue/status-queue.tsx'
import { useUrlParameters } from '#web/kit/list/use-url-parameters.ts'
import { ErasureCard, useErasureColumns } from './erasure-columns.tsx'
import { readErasureFilters } from './erasure-filters.ts'
import { ErasureSheet } from './erasure-sheet.tsx'
import { erasureName, erasureStatusWords } from './erasure-words.ts'
import { useErasures } from './use-erasures.ts'

/** Wishes to be erased; one opens beside with what stands in its way. */
export function ErasureQueue() {
  const [parameters] = useUrlParameters()
  const filters = useMemo(() => readErasureFilters(parameters), [parameters])
  return (
    <StatusQueue
      title={m.page_title_organizer_erasures()}
      list={useErasures(filters)}
      filters={filters}
      statuses={erasureStatuses}
      words={erasureStatusWords}
      columns={useErasureColumns()}
      nameOf={erasureName}
      renderNarrow={(row, open) => <ErasureCard row={row} onOpen={open} />}
      searchLabel={m.change_search()}
      empty={{ title: m.erasure_none(), text: m.erasure_none_text() }}
      notFound={{ title: m.change_not_found(), text: m.change_not_found_text() }}
      elsewhere="done"
    >
      {(row, close) => <ErasureSheet row={row} onDone={close} onClose={close} />}
    </StatusQueue>
  )
}
