import { Fragment, useMemo } from 'react'
import { Link } from 'react-router'
import { type DecisionBatch, decisionKinds, decisionStates } from '#contract/organiser-application.ts'
import { type DecisionSort, decisionSorts } from '#domain/application/decision-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { batchStateWords } from '#messages/decision-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { FilterTabs, QueueFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { SavedViews, SaveViewButton } from '#web/console/saved-view/view.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useBatchList } from '../queries.ts'
import { batchParameters, batchQuery, readBatchFilters } from '../rules.ts'
import { BatchActions, BatchFacts } from '../view.tsx'
import { decisionVerb } from '../words.ts'

const sortWords: Record<DecisionSort, () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  kind: m.organiser_sort_decision_up,
  kindDown: m.organiser_sort_decision_down,
  by: m.organiser_sort_decided_by_up,
  byDown: m.organiser_sort_decided_by_down,
  mostPeople: m.closing_sort_people_down,
  fewestPeople: m.closing_sort_people_up,
}

/** Released decisions: searched by the people in them, by kind and by how their messages went. */
export function BatchList() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readBatchFilters(parameters), [parameters])
  const { items, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBatchList(filters)
  const { q, state, decision, from, to } = filters
  const narrowed = q !== '' || state !== 'all' || decision !== 'all' || from !== null || to !== null
  return (
    <div className="space-y-4">
      <SavedViews list="decisions" parameters={batchParameters} />
      <QueueToolbar
        tabs={
          <FilterTabs
            label={m.organiser_status_tabs()}
            parameter="state"
            value={filters.state}
            tabs={[
              { value: 'all', label: m.organiser_all() },
              ...decisionStates.map(state => ({ value: state, label: batchStateWords[state]() })),
            ]}
          />
        }
        searchLabel={m.organiser_decisions_search()}
        search={filters.q}
        onSearch={q => change({ q })}
        filters={
          <>
            <SaveViewButton list="decisions" parameters={batchParameters} />
            <QueueFilters
              count={[from, to, decision !== 'all'].filter(Boolean).length}
              onReset={() => change({ from: null, to: null, decision: null })}
            >
              <DayRange legend={m.organiser_decisions_released_on()} from={from} to={to} onChange={change} />
              <SelectField
                label={m.organiser_decision_choose()}
                value={decision}
                options={[
                  { value: 'all', label: m.organiser_decisions_any() },
                  ...decisionKinds.map(kind => ({ value: kind, label: decisionVerb(kind) })),
                ]}
                onChange={event =>
                  change({ decision: event.target.value === 'all' ? null : event.target.value })
                }
              />
            </QueueFilters>
            <SortChoice
              value={filters.sort}
              values={decisionSorts}
              words={sortWords}
              onChange={sort => change({ sort: sort === 'newest' ? null : sort })}
            />
            <ExportButton list="decisions" filters={batchQuery(filters)} />
          </>
        }
      />
      {error && !items ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : !items ? (
        <BatchSkeleton />
      ) : items.length === 0 ? (
        <Empty
          narrowed={narrowed}
          onReset={() => change({ q: null, state: null, decision: null, from: null, to: null })}
        />
      ) : (
        <>
          <ul className="divide-y border-y">
            {items.map(batch => (
              <BatchRow key={batch.batchGuid} batch={batch} />
            ))}
          </ul>
          <LoadMore
            shownText={m.organiser_messages_shown({ count: items.length })}
            moreText={hasNextPage ? m.organiser_messages_more() : undefined}
            loading={isFetchingNextPage}
            onMore={() => fetchNextPage()}
          />
        </>
      )}
    </div>
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

function BatchRow({ batch }: { batch: DecisionBatch }) {
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 py-3 md:min-h-16 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <Applicants batch={batch} />
        <BatchFacts batch={batch} linked />
      </div>
      <BatchActions batch={batch} />
    </li>
  )
}

/** Who it is about, each a link to the application; the others stand on the page of the decision. */
function Applicants({ batch: { batchGuid, applicants, count } }: { batch: DecisionBatch }) {
  const to = usePaths()
  const more = count - applicants.length
  return (
    <p className="font-medium">
      {applicants.map(({ applicationGuid: guid, name }, index) => (
        <Fragment key={guid}>
          {index > 0 && ', '}
          <Link to={to('organiser-application', { guid })} className="inline-block min-h-6 text-link">
            {name}
          </Link>
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' '}
          <Link
            to={to('organiser-decision', { guid: batchGuid })}
            className="inline-block min-h-6 font-normal text-link"
          >
            {m.organiser_batch_and_more({ count: more })}
          </Link>
        </>
      )}
    </p>
  )
}

function BatchSkeleton() {
  return (
    <div aria-busy="true" className="divide-y border-y">
      {[0, 1, 2, 3, 4].map(row => (
        <div key={row} className="space-y-2 py-4">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-3.5 w-72" />
        </div>
      ))}
    </div>
  )
}
