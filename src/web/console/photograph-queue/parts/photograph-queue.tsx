import { Check, ImageUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PhotographRow } from '#contract/organiser-photograph.ts'
import { photographsAtOnce } from '#contract/organiser-photograph.ts'
import type { PhotographDecision } from '#domain/photograph/photograph-change.ts'
import { type PhotographSort, photographChecks, photographSorts } from '#domain/photograph/photograph-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { photographVerdictWords } from '#messages/photograph-word.ts'
import { useForumNow } from '#web/console/clock/queries.ts'
import { ageText } from '#web/console/clock/rules.ts'
import { WaitingAge } from '#web/console/clock/view.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { useOpenBeside } from '#web/console/queue/queries.ts'
import { totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { requestSortWords } from '#web/console/queue/words.ts'
import { SelectionBar } from '#web/console/queue-selection/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useList } from '#web/kit/list/use-list.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useIsDesk } from '#web/ui/use-media.ts'
import { useAcceptPhotograph, usePhotographQueue } from '../queries.ts'
import {
  photographKeyLines,
  photographLetters,
  photographParameters,
  photographQuery,
  readPhotographFilters,
} from '../rules.ts'
import { PhotographDialog } from './photograph-dialog.tsx'
import { PhotographPanel } from './photograph-panel.tsx'

const sortWords: Record<PhotographSort, () => string> = {
  ...requestSortWords,
  check: m.photograph_queue_sort_check_up,
  checkDown: m.photograph_queue_sort_check_down,
}

type Asking = { decision: PhotographDecision; rows: readonly PhotographRow[] }

/** Photographs that were changed after the approval, in the order in which they came; on a desk the one under the cursor beside the list. */
export function PhotographQueue() {
  const locale = useLocale()
  const target = useRecordTarget()
  const navigate = useNavigate()
  const isDesk = useIsDesk()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readPhotographFilters(parameters), [parameters])
  const list = usePhotographQueue(filters)
  const openGuid = parameters.get('open')
  const [asking, setAsking] = useState<Asking | null>(null)
  const onSort = useLatestCallback((sort: PhotographSort) =>
    change({ sort: sort === 'oldest' ? null : sort, open: null }),
  )
  const columns = usePhotographColumns({ sort: filters.sort, onSort })

  const queue = useList<PhotographRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    selectable: true,
    initial: openGuid,
    onOpen: ({ guid }) => {
      const person = target('organiser-application', guid)
      return isDesk ? change({ open: guid }) : navigate(person.to, { state: person.state })
    },
    onLetter: letter => decideHere(photographLetters[letter]),
    onLeave: () => openGuid !== null && close(),
  })
  const close = useOpenBeside({ open: openGuid, active: queue.cursor.active, change })
  const shown = list.items?.find(({ guid }) => guid === (queue.cursor.active ?? openGuid))

  const goOn = (done: ReadonlySet<string>) => {
    const next = queue.goOn(done)
    if (openGuid !== null) change({ open: next })
  }
  const accept = useAcceptPhotograph(row => {
    toasts.show({ title: m.organiser_photograph_accepted({ name: nameIn(locale, row) }), tone: 'positive' })
    goOn(new Set([row.guid]))
  })
  /** One is accepted at once; several, and every question to a person, are asked about first. */
  const decide = (rows: readonly PhotographRow[], decision: PhotographDecision) => {
    const [only] = rows
    if (!only || accept.isPending) return
    if (decision === 'accept' && rows.length === 1) accept.mutate(only)
    else setAsking({ decision, rows: rows.slice(0, photographsAtOnce) })
  }
  const decideHere = (decision: PhotographDecision | undefined) => {
    if (!decision) return
    decide(queue.ticked.length > 0 || !queue.active ? queue.ticked : [queue.active], decision)
  }

  const narrowed = filters.q !== '' || filters.check !== 'all' || filters.from !== null || filters.to !== null
  return (
    <Queue
      choosesColumns
      narrowColumns={openGuid !== null && isDesk && ['name', 'waiting']}
      views={{ list: 'photographs', parameters: photographParameters }}
      queue={queue}
      title={m.page_title_organiser_photographs()}
      columns={columns}
      nameOf={row => nameIn(locale, row)}
      renderNarrow={row => <PhotographCard row={row} onOpen={() => queue.open(row.guid)} />}
      total={totalOfTab(list.firstPage, filters.check)}
      keyLines={photographKeyLines()}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="check"
              value={filters.check}
              statuses={photographChecks}
              words={photographVerdictWords}
              counts={list.firstPage}
            />
          }
          searchLabel={m.organiser_applications_search()}
          search={filters.q}
          onSearch={q => change({ q, open: null })}
          filters={
            <>
              <DayFilters
                legend={m.photograph_queue_came()}
                from={filters.from}
                to={filters.to}
                onChange={days => change({ ...days, open: null })}
              />
              <SortChoice value={filters.sort} values={photographSorts} words={sortWords} onChange={onSort} />
              <ExportButton list="photographs" filters={photographQuery(filters)} />
            </>
          }
        />
      }
      empty={
        narrowed ? (
          <ListEmpty
            title={m.photograph_queue_not_found()}
            text={m.photograph_queue_not_found_text()}
            onShowAll={() => change({ q: null, check: null, from: null, to: null })}
          />
        ) : (
          <ListEmpty done title={m.photograph_queue_none()} text={m.photograph_queue_none_text()} />
        )
      }
      bars={<TickedBar count={queue.ticked.length} onDecide={decision => decide(queue.ticked, decision)} />}
      beside={
        openGuid !== null &&
        isDesk &&
        shown && (
          <PhotographPanel
            row={shown}
            pending={accept.isPending}
            onDecide={decision => decide([shown], decision)}
            onClose={close}
          />
        )
      }
    >
      {asking && (
        <PhotographDialog
          {...asking}
          onClose={done => {
            setAsking(null)
            if (done.size > 0) goOn(done)
          }}
        />
      )}
    </Queue>
  )
}

type TickedBarProps = { count: number; onDecide: (decision: PhotographDecision) => void }

function TickedBar({ count, onDecide }: TickedBarProps) {
  return (
    <SelectionBar count={count} label={m.photograph_queue_ticked()}>
      <div className="flex flex-wrap gap-2">
        <PageButton
          about={m.staff_selected({ count })}
          icon={Check}
          plain
          size="sm"
          onClick={() => onDecide('accept')}
        >
          {m.photograph_queue_accept()}
        </PageButton>
        <PageButton
          about={m.staff_selected({ count })}
          icon={ImageUp}
          plain
          size="sm"
          variant="secondary"
          onClick={() => onDecide('request')}
        >
          {m.organiser_photograph_request()}
        </PageButton>
      </div>
    </SelectionBar>
  )
}

type Ordered = { sort: PhotographSort; onSort: (sort: PhotographSort) => void }

function usePhotographColumns({ sort, onSort }: Ordered) {
  const locale = useLocale()
  return useMemo((): ListColumn<PhotographRow>[] => {
    return [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...sortedColumn({ sort, onSort }, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => <span className="block max-w-72 truncate">{nameIn(locale, row)}</span>,
      },
      {
        key: 'company',
        roomy: true,
        head: m.organiser_column_company(),
        ...sortedColumn({ sort, onSort }, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
        cell: row => <span className="block max-w-60 truncate">{orNotGiven(row.company)}</span>,
      },
      {
        key: 'check',
        head: m.organiser_photograph_check(),
        ...sortedColumn({ sort, onSort }, { ascending: 'check', descending: 'checkDown' }, 'ascending'),
        cell: row => checkWord(row),
      },
      {
        key: 'waiting',
        head: m.organiser_column_waiting(),
        // Whoever came last has waited shortest.
        ...sortedColumn({ sort, onSort }, { ascending: 'newest', descending: 'oldest' }, 'descending'),
        cell: row => <WaitingAge what="photographs" since={row.since} />,
      },
    ]
  }, [locale, sort, onSort])
}

const checkWord = ({ check }: PhotographRow) => photographVerdictWords[check?.verdict ?? 'unchecked']()

function PhotographCard({ row, onOpen }: { row: PhotographRow; onOpen: () => void }) {
  const locale = useLocale()
  const now = useForumNow(60_000)
  return (
    <>
      <button type="button" className="-my-2.5 py-2.5 text-left font-medium" onClick={onOpen}>
        {nameIn(locale, row)}
      </button>
      <p className="text-sm text-text-quiet">
        {[row.company, checkWord(row), ageText(now - Date.parse(row.since), locale)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
