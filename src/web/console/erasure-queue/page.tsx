import { useMemo } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { ErasureRow } from '#contract/erasure.ts'
import { type RequestSort, requestSorts } from '#domain/change-request/request-sort.ts'
import { erasureStatuses } from '#domain/erasure/erasure-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { obstacleWords } from '#messages/erasure-word.ts'
import { WaitingAge } from '#web/console/clock/view.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters, SortChoice } from '#web/console/queue/form.tsx'
import { requestHeadings, requestSortOf } from '#web/console/queue/rules.ts'
import { StatusQueue } from '#web/console/queue/view.tsx'
import { requestSortWords } from '#web/console/queue/words.ts'
import { orNotGiven, Permitted } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { ErasureBar } from './parts/erasure-bar.tsx'
import { erasureParameters, erasureQuery, readErasureFilters } from './parts/erasure-filters.ts'
import { ErasureSheet } from './parts/erasure-sheet.tsx'
import { erasureName, erasureStatusWords } from './parts/erasure-words.ts'
import { useErasures } from './parts/use-erasures.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-erasures'))
}

export default function ErasuresPage() {
  return (
    <Permitted permission="decide-erasures">
      <ErasureQueue />
    </Permitted>
  )
}

/** Erasure requests; one opens beside the list, with what prevents it. */
function ErasureQueue() {
  const locale = useLocale()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readErasureFilters(parameters), [parameters])
  const onSort = useLatestCallback((sort: RequestSort) => change({ sort }))
  const sort = requestSortOf(filters)
  const { from, to } = filters
  return (
    <StatusQueue
      views={{ list: 'erasures', parameters: erasureParameters }}
      title={m.page_title_organiser_erasures()}
      list={useErasures(filters)}
      filters={filters}
      statuses={erasureStatuses}
      words={erasureStatusWords}
      columns={useErasureColumns({ sort, onSort })}
      nameOf={row => erasureName(row, locale)}
      renderNarrow={(row, open) => <ErasureCard row={row} onOpen={open} />}
      searchLabel={m.change_search()}
      controls={
        <>
          <DayFilters legend={m.change_column_requested()} from={from} to={to} onChange={change} />
          <SortChoice value={sort} values={requestSorts} words={requestSortWords} onChange={onSort} />
          <ExportButton list="erasures" filters={erasureQuery(filters)} />
        </>
      }
      narrowing={{ isSet: from !== null || to !== null, none: { from: null, to: null } }}
      empty={{ title: m.erasure_none(), text: m.erasure_none_text() }}
      notFound={{ title: m.change_not_found(), text: m.change_not_found_text() }}
      elsewhere="done"
      selectable={filters.status === 'open'}
      renderTicked={(rows, goOn) => <ErasureBar requests={rows} onDone={goOn} />}
    >
      {(row, close) => <ErasureSheet row={row} onDone={close} onClose={close} />}
    </StatusQueue>
  )
}

function useErasureColumns({ sort, onSort }: { sort: RequestSort; onSort: (sort: RequestSort) => void }) {
  const locale = useLocale()
  const moments = useMoments()
  return useMemo((): ListColumn<ErasureRow>[] => {
    const by = requestHeadings({ sort, onSort })
    return [
      { key: 'name', head: m.change_column_name(), ...by.name, cell: row => erasureName(row, locale) },
      {
        key: 'company',
        roomy: true,
        head: m.change_column_company(),
        ...by.company,
        cell: row => orNotGiven(row.company),
      },
      {
        key: 'obstacle',
        head: m.erasure_column_obstacle(),
        cell: row => (row.obstacle ? obstacleWords[row.obstacle]() : '—'),
      },
      {
        key: 'requested',
        head: m.change_column_requested(),
        ...by.requested,
        cell: row => <span className="text-text-quiet">{moments.short(row.requestedAt)}</span>,
      },
      {
        key: 'waiting',
        roomy: true,
        head: m.organiser_column_waiting(),
        ...by.waiting,
        cell: row => <WaitingAge what="erasures" since={row.status === 'open' ? row.requestedAt : null} />,
      },
    ]
  }, [locale, moments, sort, onSort])
}

function ErasureCard({ row, onOpen }: { row: ErasureRow; onOpen: (guid: string) => void }) {
  const locale = useLocale()
  const moments = useMoments()
  return (
    <>
      <button type="button" className="text-left font-medium" onClick={() => onOpen(row.guid)}>
        {erasureName(row, locale)}
      </button>
      {row.obstacle && <p className="text-sm">{obstacleWords[row.obstacle]()}</p>}
      <p className="mt-1 text-sm text-text-quiet">
        {[row.company, moments.short(row.requestedAt)].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}
