import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import type { StaffDecision } from '#contract/review.ts'
import type { WaitingKind } from '#domain/organiser/waiting-promise.ts'
import { isEmptyList, type ListCounts } from '#domain/search/list-counts.ts'
import type { VehicleSort } from '#domain/staff-company/review-sort.ts'
import { decideReview, type ReviewState, reviewSince } from '#domain/staff-company/review-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { reviewStateWords } from '#messages/staff-word.ts'
import { WaitingAge } from '#web/console/clock/view.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { foundElsewhere, totalOfTab } from '#web/console/queue/rules.ts'
import { Queue, QueueElsewhere } from '#web/console/queue/view.tsx'
import { SelectionBar } from '#web/console/queue-selection/view.tsx'
import { OpenByOthers } from '#web/console/record/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import type { ListPages } from '#web/kit/list/use-list-pages.ts'
import { reviewTones } from '#web/kit/words/staff-words.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { DecideDialog } from './parts/decide-dialog.tsx'
import {
  type ReviewFilters,
  type ReviewParameters,
  readReviewFilters,
  reviewQuery,
  reviewSortWords,
  reviewTabs,
} from './rules.ts'
import { decisionIcons, decisionWords, type ReviewListName, reviewEmptyWords } from './words.ts'

export type ReviewRow = { guid: string; state: ReviewState; sentAt: string | null; note: string | null }

export type Deciding = ComponentProps<typeof DecideDialog>['deciding']

export type ReviewList<Row> = ListPages<Row> & {
  isFetching: boolean
  firstPage: { counts: Partial<Record<ReviewState, number>> } | undefined
}

const presenceOf = { employees: 'employee', vehicles: 'vehicle', volunteerReview: 'volunteer' } as const

/** What each of the lists is to the promises. */
const waits = { employees: 'employees', vehicles: 'vehicles', volunteerReview: 'volunteers' } as const

type ReviewOrder = { sort: VehicleSort; onSort: (sort: VehicleSort) => void }

type ReviewQueueProps<Row extends ReviewRow> = {
  title: string
  list: ReviewListName
  useRows: (filters: ReviewFilters) => ReviewList<Row>
  deciding: Deciding
  parameters: ReviewParameters
  useColumns: (list: ReviewOrder) => readonly ListColumn<Row>[]
  nameOf: (row: Row) => string
  /** The line under the name on a phone. */
  detailOf: (row: Row) => string
  searchLabel: string
  /** One row beside the list. */
  children: (row: Row) => ReactNode
}

/** Employees or vehicles that security lets in: by tab, ticked and decided several at a time. */
export function ReviewQueue<Row extends ReviewRow>(props: ReviewQueueProps<Row>) {
  const { title, deciding, nameOf, detailOf, children } = props
  const [address, change] = useUrlParameters()
  const filters = useMemo(() => readReviewFilters(props.parameters, address), [props.parameters, address])
  const onSort = useLatestCallback((sort: VehicleSort) => change({ sort }))
  const columns = props.useColumns({ sort: filters.sort, onSort })
  const list = props.useRows(filters)
  const mayDecide = useOrganiser().may('decide-staff')
  const [asking, setAsking] = useState<{ decision: StaffDecision; rows: readonly Row[] } | null>(null)
  const { queue, opened } = useOpeningList<Row>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    selectable: mayDecide && filters.state !== 'unconfirmed',
  })
  const deeds = (rows: readonly Row[]) =>
    mayDecide && <Deeds rows={rows} onDecide={(decision, chosen) => setAsking({ decision, rows: chosen })} />
  const shown = opened.row
  return (
    <Queue
      choosesColumns
      views={{ list: props.list, parameters: props.parameters }}
      queue={queue}
      title={title}
      columns={[
        ...columns,
        ...standingColumns<Row>(waits[props.list], {
          state: filters.state,
          order: { sort: filters.sort, onSort },
        }),
      ]}
      nameOf={nameOf}
      renderNarrow={row => (
        <>
          <button
            type="button"
            className="-my-2.5 py-2.5 text-left font-medium"
            onClick={() => queue.open(row.guid)}
          >
            {nameOf(row)}
          </button>
          <p className="text-sm text-text-quiet">{detailOf(row)}</p>
          <p className="mt-1 text-sm">
            <ReviewStateWord state={row.state} />
          </p>
          {row.state === 'pending' && (
            <p className="text-sm">
              <WaitingAge worded what={waits[props.list]} since={reviewSince(row)} />
            </p>
          )}
        </>
      )}
      total={totalOfTab(list.firstPage, filters.state)}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="state"
              value={filters.state}
              statuses={reviewTabs}
              words={reviewStateWords}
              counts={list.firstPage}
            />
          }
          searchLabel={props.searchLabel}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <DayFilters
                legend={m.staff_column_sent()}
                from={filters.from}
                to={filters.to}
                onChange={change}
              />
              <SortChoice
                value={filters.sort}
                values={props.parameters.sort.values}
                words={reviewSortWords}
                onChange={onSort}
              />
              <ExportButton list={props.list} filters={{ ...reviewQuery(filters), sort: filters.sort }} />
            </>
          }
        />
      }
      empty={<ReviewEmpty list={props.list} filters={filters} page={list.firstPage} onChange={change} />}
      bars={<SelectionBar count={queue.ticked.length}>{deeds(queue.ticked)}</SelectionBar>}
    >
      {shown && (
        <Sheet
          open
          onOpenChange={open => !open && opened.close()}
          title={nameOf(shown)}
          description={<ReviewStateWord state={shown.state} />}
          closeLabel={m.close()}
          actions={deeds([shown])}
        >
          {mayDecide && <OpenByOthers key={shown.guid} kind={presenceOf[props.list]} guid={shown.guid} />}
          {children(shown)}
          {shown.note && (
            <p className="mt-4 whitespace-pre-line">
              <span className="text-text-quiet">{m.staff_decide_note_was()}</span> {shown.note}
            </p>
          )}
        </Sheet>
      )}
      {asking && (
        <DecideDialog
          decision={asking.decision}
          rows={asking.rows}
          deciding={deciding}
          nameOf={guid => {
            const row = asking.rows.find(each => each.guid === guid)
            return row ? nameOf(row) : ''
          }}
          onClose={done => {
            setAsking(null)
            if (!done) return
            opened.close()
            queue.goOn(new Set(asking.rows.map(row => row.guid)))
          }}
        />
      )}
    </Queue>
  )
}

function ReviewStateWord({ state }: Pick<ReviewRow, 'state'>) {
  return <StatusWord tone={reviewTones[state]}>{reviewStateWords[state]()}</StatusWord>
}

/** Under review the wait is shown, elsewhere the state; the other column can be switched on. */
function standingColumns<Row extends ReviewRow>(
  what: WaitingKind,
  { state, order }: { state: ReviewFilters['state']; order: ReviewOrder },
): ListColumn<Row>[] {
  return [
    {
      key: 'waiting',
      head: m.organiser_column_waiting(),
      usual: state === 'pending',
      ...sortedColumn(order, { ascending: 'shortestWait', descending: 'longestWait' }, 'descending'),
      cell: row => <WaitingAge what={what} since={reviewSince(row)} />,
    },
    {
      key: 'state',
      head: m.organiser_column_state(),
      usual: state !== 'pending',
      cell: row => <ReviewStateWord state={row.state} />,
    },
  ]
}

type DeedsProps<Row> = {
  rows: readonly Row[]
  onDecide: (decision: StaffDecision, rows: readonly Row[]) => void
}

const decisions: readonly StaffDecision[] = ['approve', 'refuse', 'lookAgain']

/** The decisions that at least one of these may get, with how many. */
function Deeds<Row extends ReviewRow>({ rows, onDecide }: DeedsProps<Row>) {
  return (
    <div className="flex flex-wrap gap-2">
      {decisions.map(decision => {
        const open = rows.filter(({ state }) => decideReview(decision, { state, actor: 'security' }).ok)
        if (open.length === 0) return null
        return (
          <PageButton
            icon={decisionIcons[decision]}
            plain
            count={rows.length > 1 ? open.length : undefined}
            key={decision}
            size="sm"
            variant={decision === 'approve' ? 'primary' : 'secondary'}
            onClick={() => onDecide(decision, open)}
          >
            {decisionWords[decision]()}
          </PageButton>
        )
      })}
    </div>
  )
}

type ReviewEmptyProps = {
  list: ReviewListName
  filters: ReviewFilters
  page: ListCounts<ReviewState> | undefined
  onChange: (changes: Record<string, string | null>) => void
}

function ReviewEmpty({ list, filters, page, onChange }: ReviewEmptyProps) {
  if (filters.q) {
    const found = foundElsewhere(reviewTabs, page?.counts, filters.state)
    if (found.length > 0)
      return (
        <QueueElsewhere
          parameter="state"
          found={found}
          words={reviewStateWords}
          actionText={m.organiser_search_clear()}
          onReset={() => onChange({ q: null })}
        />
      )
  }
  const narrowed = filters.q !== '' || filters.from !== null || filters.to !== null
  const words = reviewEmptyWords[list]
  if (!narrowed && isEmptyList(page)) return <ListEmpty title={words.none()} text={words.noneText()} />
  const waiting = filters.state === 'pending' && !narrowed
  return (
    <ListEmpty
      done={waiting}
      title={waiting ? words.done() : m.group_found_nobody()}
      text={waiting ? words.doneText() : m.staff_found_none_text()}
      onShowAll={
        filters.state === 'all' && !narrowed
          ? undefined
          : () => onChange({ q: null, from: null, to: null, state: 'all' })
      }
    />
  )
}
