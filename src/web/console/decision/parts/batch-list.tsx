import { useMemo } from 'react'
import { Link } from 'react-router'
import { type DecisionBatch, decisionKinds, decisionStates } from '#contract/organiser-application.ts'
import { type DecisionSort, decisionSorts } from '#domain/application/decision-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { batchStateWords } from '#messages/decision-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { FilterTabs, QueueFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { Queue } from '#web/console/queue/view.tsx'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useOpenRecord, useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useList } from '#web/kit/list/use-list.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useBatchCounts, useBatchList } from '../queries.ts'
import { type BatchFilters, batchParameters, batchQuery, everyBatch, readBatchFilters } from '../rules.ts'
import { BatchActions, BatchFacts } from '../view.tsx'
import { decisionOutcome, decisionVerb } from '../words.ts'
import { BatchBar } from './batch-bar.tsx'
import { BatchApplicants, useBatchColumns } from './batch-columns.tsx'

const sortWords: Record<DecisionSort, () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  kind: m.organiser_sort_decision_up,
  kindDown: m.organiser_sort_decision_down,
  by: m.organiser_sort_decided_by_up,
  byDown: m.organiser_sort_decided_by_down,
  mostPeople: m.closing_sort_people_down,
  fewestPeople: m.closing_sort_people_up,
  state: m.organiser_sort_delivery_up,
  stateDown: m.organiser_sort_delivery_down,
}

/** Released decisions: searched by the people in them, by kind and by how their messages went. */
export function BatchList() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readBatchFilters(parameters), [parameters])
  const to = usePaths()
  const openRecord = useOpenRecord()
  const list = useBatchList(filters)
  const onSort = useLatestCallback((sort: DecisionSort) => change({ sort: sort === 'newest' ? null : sort }))
  const columns = useBatchColumns({ sort: filters.sort, onSort })
  const addressOf = ({ batchGuid }: DecisionBatch) => ({
    pathname: to('organiser-decision', { guid: batchGuid }),
    // The page of a decision has a search and an order of its own.
    search: '',
  })
  const counts = list.firstPage?.counts
  // Where a search finds too many people to count their decisions, some may wait.
  const hasWaiting = list.firstPage !== undefined && counts?.waiting !== 0
  const queue = useList<DecisionBatch>({
    list,
    listKey: JSON.stringify(filters),
    idOf: batch => batch.batchGuid,
    selectable: hasWaiting && (filters.state === 'all' || filters.state === 'waiting'),
    onOpen: batch => openRecord(addressOf(batch)),
  })
  return (
    <Queue
      queue={queue}
      choosesColumns
      views={{ list: 'decisions', parameters: batchParameters }}
      title={m.organiser_nav_decisions()}
      columns={columns}
      nameOf={batch => decisionOutcome(batch.decision, batch.count)}
      total={counts?.[filters.state]}
      renderNarrow={batch => (
        <>
          <Link
            {...quietTarget(addressOf(batch), { fromQueue: true })}
            className="inline-flex min-h-6 items-center font-medium"
          >
            {decisionOutcome(batch.decision, batch.count)}
          </Link>
          <p className="text-sm">
            <BatchApplicants batch={batch} />
          </p>
          <BatchFacts batch={batch} />
          <div className="mt-2 empty:hidden">
            <BatchActions batch={batch} />
          </div>
        </>
      )}
      toolbar={<BatchToolbar filters={filters} counts={counts} onSort={onSort} />}
      empty={<Empty narrowed={isNarrowed(filters)} onReset={() => change(everyBatch)} />}
      bars={<BatchBar batches={queue.ticked} onDone={queue.goOn} />}
    />
  )
}

const isNarrowed = ({ q, state, decision, from, to }: BatchFilters) =>
  q !== '' || state !== 'all' || decision !== 'all' || from !== null || to !== null

type BatchToolbarProps = {
  filters: BatchFilters
  /** Null where the search finds too many people to count their decisions. */
  counts: Readonly<Partial<Record<BatchFilters['state'], number>>> | null | undefined
  onSort: (sort: DecisionSort) => void
}

function BatchToolbar({ filters, counts, onSort }: BatchToolbarProps) {
  const [, change] = useUrlParameters()
  const { q, state, decision, from, to, sort } = filters
  return (
    <QueueToolbar
      tabs={
        <FilterTabs
          label={m.organiser_status_tabs()}
          parameter="state"
          value={state}
          tabs={[
            { value: 'all', label: m.organiser_all(), count: counts?.all },
            ...decisionStates.map(value => ({
              value,
              label: batchStateWords[value](),
              count: counts?.[value],
            })),
          ]}
        />
      }
      searchLabel={m.organiser_decisions_search()}
      search={q}
      onSearch={text => change({ q: text })}
      filters={
        <>
          <QueueFilters
            count={[from ?? to, decision !== 'all'].filter(Boolean).length}
            onReset={() => change({ from: null, to: null, decision: null })}
          >
            <DayRange
              byMachine
              legend={m.organiser_decisions_released_on()}
              from={from}
              to={to}
              onChange={change}
            />
            <KindFilter filters={filters} onChange={value => change({ decision: value })} />
          </QueueFilters>
          <SortChoice value={sort} values={decisionSorts} words={sortWords} onChange={onSort} />
          <ExportButton list="decisions" filters={batchQuery(filters)} />
        </>
      }
      note={<p className="text-sm text-text-quiet print:hidden">{m.organiser_decisions_lead()}</p>}
    />
  )
}

type KindFilterProps = { filters: BatchFilters; onChange: (kind: string | null) => void }

function KindFilter({ filters, onChange }: KindFilterProps) {
  return (
    <FilterChoice
      label={m.organiser_decision_choose()}
      anyText={m.organiser_decisions_any()}
      value={filters.decision}
      values={decisionKinds}
      wordOf={decisionVerb}
      counts={useBatchCounts(filters).data?.counts.decision ?? undefined}
      onChange={onChange}
    />
  )
}

function Empty({ narrowed, onReset }: { narrowed: boolean; onReset: () => void }) {
  const to = usePaths()
  if (narrowed)
    return (
      <ListEmpty
        title={m.organiser_decisions_not_found()}
        text={m.organiser_decisions_not_found_text()}
        actionText={m.organiser_decisions_show_all()}
        onShowAll={onReset}
      />
    )
  return (
    <EmptyState
      title={m.organiser_batches_none_title()}
      action={
        <Button asChild>
          <Link to={to('organiser-applications')}>{m.organiser_open_queue()}</Link>
        </Button>
      }
    >
      {m.organiser_batches_none_text()}
    </EmptyState>
  )
}
