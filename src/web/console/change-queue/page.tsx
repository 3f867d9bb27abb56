import { useMemo } from 'react'
import type { MetaDescriptor } from 'react-router'
import { changeRequestStatuses } from '#domain/change-request/change-request-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { StatusQueue } from '#web/console/queue/view.tsx'
import { Permitted } from '#web/console/screen/view.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ChangeCard, useChangeColumns } from './parts/change-columns.tsx'
import { changeParameters, readChangeFilters } from './parts/change-filters.ts'
import { ChangeSheet } from './parts/change-sheet.tsx'
import { useChanges } from './parts/use-changes.ts'
import { changeStatusWords } from './words.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-changes'))
}

export default function ChangesPage() {
  return (
    <Permitted permission="decide-changes">
      <ChangeQueue />
    </Permitted>
  )
}

/** Requests to change a locked section. One opens beside the list, with the current and the requested values. */
function ChangeQueue() {
  const [parameters] = useUrlParameters()
  const filters = useMemo(() => readChangeFilters(parameters), [parameters])
  return (
    <StatusQueue
      views={{ list: 'changes', parameters: changeParameters }}
      title={m.page_title_organiser_changes()}
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
