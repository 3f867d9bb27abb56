import { useMemo } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { ErasureRow } from '#contract/erasure.ts'
import { type OwnedRequestSort, ownedRequestSorts } from '#domain/change-request/request-sort.ts'
import { erasureStatuses } from '#domain/erasure/erasure-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { obstacleWords } from '#messages/erasure-word.ts'
import { WaitingAge } from '#web/console/clock/view.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { useLiveOwners } from '#web/console/organiser-owner/queries.ts'
import { OwnerFilter, OwnerName, OwnerNote } from '#web/console/organiser-owner/view.tsx'
import { QueueFilters, SortChoice } from '#web/console/queue/form.tsx'
import { requestHeadings, requestSortOf } from '#web/console/queue/rules.ts'
import { StatusQueue } from '#web/console/queue/view.tsx'
import { requestSortWords } from '#web/console/queue/words.ts'
import { orNotGiven, Permitted } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { ErasureBar } from './parts/erasure-bar.tsx'
import {
  anyErasure,
  type ErasureFilters,
  erasureParameters,
  erasureQuery,
  readErasureFilters,
} from './parts/erasure-filters.ts'
import { ErasureSheet } from './parts/erasure-sheet.tsx'
import { erasureName, erasureStatusWords } from './parts/erasure-words.ts'
import { useErasureCounts, useErasures } from './parts/use-erasures.ts'

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

const sortWords: Record<OwnedRequestSort, () => string> = {
  ...requestSortWords,
  owner: m.organiser_sort_owner_up,
  ownerDown: m.organiser_sort_owner_down,
}

/** Erasure requests; one opens beside the list, with what prevents it. */
function ErasureQueue() {
  const locale = useLocale()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readErasureFilters(parameters), [parameters])
  const onSort = useLatestCallback((sort: OwnedRequestSort) => change({ sort }))
  const sort = requestSortOf(filters)
  useLiveOwners('erasures')
  const { owner, from, to } = filters
  const narrowing = [owner !== 'all', from ?? to].filter(Boolean).length
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
          <QueueFilters count={narrowing} onReset={() => change(anyErasure)}>
            <ErasureFilterFields filters={filters} onChange={change} />
          </QueueFilters>
          <SortChoice value={sort} values={ownedRequestSorts} words={sortWords} onChange={onSort} />
          <ExportButton list="erasures" filters={erasureQuery(filters)} />
        </>
      }
      narrowing={{ isSet: narrowing > 0, none: anyErasure }}
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

type FilterFieldsProps = {
  filters: ErasureFilters
  onChange: (changes: Record<string, string | null>) => void
}

function ErasureFilterFields({ filters, onChange }: FilterFieldsProps) {
  const { owner, from, to } = filters
  return (
    <>
      <OwnerFilter
        value={owner}
        counts={useErasureCounts(filters).data?.counts.owner}
        onChange={value => onChange({ owner: value })}
      />
      <DayRange legend={m.change_column_requested()} from={from} to={to} onChange={onChange} />
    </>
  )
}

type ErasureColumnsOptions = { sort: OwnedRequestSort; onSort: (sort: OwnedRequestSort) => void }

function useErasureColumns({ sort, onSort }: ErasureColumnsOptions) {
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
        key: 'owner',
        roomy: true,
        head: m.organiser_column_owner(),
        ...sortedColumn({ sort, onSort }, { ascending: 'owner', descending: 'ownerDown' }, 'ascending'),
        cell: row => <OwnerName owner={row.owner} />,
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
      <OwnerNote what="erasures" owner={row.owner} />
    </>
  )
}
