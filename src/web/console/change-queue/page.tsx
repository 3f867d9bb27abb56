import { useMemo } from 'react'
import type { MetaDescriptor } from 'react-router'
import { changeRequestStatuses } from '#domain/change-request/change-request-kind.ts'
import { type ChangeSort, changeSorts } from '#domain/change-request/request-sort.ts'
import { changeStatusWords } from '#messages/change-word.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { useLiveOwners } from '#web/console/organiser-owner/queries.ts'
import { QueueFilters, SortChoice } from '#web/console/queue/form.tsx'
import { requestSortOf } from '#web/console/queue/rules.ts'
import { StatusQueue } from '#web/console/queue/view.tsx'
import { requestSortWords } from '#web/console/queue/words.ts'
import { Permitted } from '#web/console/screen/view.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { ChangeCard, useChangeColumns } from './parts/change-columns.tsx'
import { ChangeFilterFields } from './parts/change-filter-fields.tsx'
import { anyChange, changeParameters, changeQuery, readChangeFilters } from './parts/change-filters.ts'
import { ChangeSheet } from './parts/change-sheet.tsx'
import { GrantTicked } from './parts/grant-ticked.tsx'
import { useChanges } from './parts/use-changes.ts'

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

const changeSortWords: Record<ChangeSort, () => string> = {
  ...requestSortWords,
  owner: m.organiser_sort_owner_up,
  ownerDown: m.organiser_sort_owner_down,
  kind: m.change_sort_kind_up,
  kindDown: m.change_sort_kind_down,
}

/** Requests to change a locked section. One opens beside the list, with the current and the requested values. */
function ChangeQueue() {
  const locale = useLocale()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readChangeFilters(parameters), [parameters])
  const onSort = useLatestCallback((sort: ChangeSort) => change({ sort }))
  const sort = requestSortOf(filters)
  useLiveOwners('changes')
  const { kind, owner, from, to } = filters
  const narrowing = [kind !== 'all', owner !== 'all', from ?? to].filter(Boolean).length
  return (
    <StatusQueue
      views={{ list: 'changes', parameters: changeParameters }}
      title={m.page_title_organiser_changes()}
      list={useChanges(filters)}
      filters={filters}
      statuses={changeRequestStatuses}
      words={changeStatusWords}
      columns={useChangeColumns({ sort, onSort })}
      nameOf={row => nameIn(locale, row)}
      renderNarrow={(row, open) => <ChangeCard row={row} onOpen={open} />}
      searchLabel={m.change_search()}
      controls={
        <>
          <QueueFilters count={narrowing} onReset={() => change(anyChange)}>
            <ChangeFilterFields filters={filters} onChange={change} />
          </QueueFilters>
          <SortChoice value={sort} values={changeSorts} words={changeSortWords} onChange={onSort} />
          <ExportButton list="changes" filters={changeQuery(filters)} />
        </>
      }
      narrowing={{ isSet: narrowing > 0, none: anyChange }}
      empty={{ title: m.change_none(), text: m.change_none_text() }}
      notFound={{ title: m.change_not_found(), text: m.change_not_found_text() }}
      elsewhere="granted"
      selectable={filters.status === 'open'}
      renderTicked={(rows, goOn) => <GrantTicked rows={rows} onDone={goOn} />}
    >
      {(row, close) => <ChangeSheet row={row} onDone={close} onClose={close} />}
    </StatusQueue>
  )
}
