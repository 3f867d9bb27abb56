import { useMemo } from 'react'
import type { DuplicateRow } from '#contract/organiser-duplicate.ts'
import { type DuplicateSort, duplicateSorts } from '#domain/identity/duplicate-sort.ts'
import { duplicateStates } from '#domain/identity/judge-duplicates.ts'
import { m } from '#messages/compiled/messages.js'
import { duplicateTabWords } from '#messages/duplicate-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters, SortChoice } from '#web/console/queue/form.tsx'
import { StatusQueue } from '#web/console/queue/view.tsx'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useDuplicateQueue } from '../queries.ts'
import { duplicateParameters, duplicateQuery, readDuplicateFilters } from '../rules.ts'
import { duplicateSortWords, whatAgrees } from '../words.ts'
import { DuplicateSheet } from './duplicate-sheet.tsx'
import { PartTicked } from './part-ticked.tsx'

/** Records that are likely one person's. */
export function DuplicateQueue() {
  const locale = useLocale()
  const moments = useMoments()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readDuplicateFilters(parameters), [parameters])
  const { sort, from, to } = filters
  const list = useDuplicateQueue(filters)
  const onSort = useLatestCallback((chosen: DuplicateSort) => change({ sort: chosen }))
  const columns = useMemo(
    (): ListColumn<DuplicateRow>[] => [
      {
        key: 'pair',
        head: m.duplicate_column_pair(),
        ...sortedColumn({ sort, onSort }, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: ({ left, right }) => (
          <>
            <span className="block max-w-80 truncate">{nameIn(locale, left)}</span>
            <span className="block max-w-80 truncate">{nameIn(locale, right)}</span>
          </>
        ),
      },
      {
        key: 'company',
        head: m.organiser_column_company(),
        ...sortedColumn({ sort, onSort }, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
        roomy: true,
        cell: ({ left, right }) => (
          <>
            <span className="block max-w-60 truncate">{orNotGiven(left.company)}</span>
            <span className="block max-w-60 truncate">{orNotGiven(right.company)}</span>
          </>
        ),
      },
      {
        key: 'why',
        head: m.duplicate_column_why(),
        cell: row => <span className="block max-w-72 min-w-36 whitespace-normal">{whatAgrees(row)}</span>,
      },
      {
        key: 'found',
        head: m.duplicate_column_found(),
        roomy: 'wide',
        printed: true,
        ...sortedColumn({ sort, onSort }, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: ({ foundAt }) => <span className="tabular whitespace-nowrap">{moments.short(foundAt)}</span>,
      },
      {
        key: 'score',
        head: m.duplicate_column_score(),
        ...sortedColumn({ sort, onSort }, { ascending: 'leastLike', descending: 'likest' }, 'descending'),
        alignTo: 'end',
        cell: ({ score }) => <span className="tabular">{m.duplicate_score({ score })}</span>,
      },
    ],
    [locale, moments, sort, onSort],
  )
  const pairIn = ({ left, right }: DuplicateRow) =>
    m.duplicate_pair({ left: nameIn(locale, left), right: nameIn(locale, right) })
  return (
    <StatusQueue
      views={{ list: 'duplicates', parameters: duplicateParameters }}
      title={m.page_title_organiser_duplicates()}
      list={list}
      filters={filters}
      statuses={duplicateStates}
      words={duplicateTabWords}
      columns={columns}
      nameOf={pairIn}
      renderNarrow={(row, open) => (
        <>
          <button
            type="button"
            className="-my-2.5 py-2.5 text-left font-medium"
            onClick={() => open(row.guid)}
          >
            {pairIn(row)}
          </button>
          <p className="text-sm text-text-quiet">
            {[whatAgrees(row), m.duplicate_score_named({ score: row.score })].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
      searchLabel={m.duplicate_search()}
      controls={
        <>
          <DayFilters legend={m.duplicate_column_found()} from={from} to={to} onChange={change} />
          <SortChoice value={sort} values={duplicateSorts} words={duplicateSortWords} onChange={onSort} />
          <ExportButton list="duplicates" filters={duplicateQuery(filters)} />
        </>
      }
      narrowing={{ isSet: from !== null || to !== null, none: { from: null, to: null } }}
      empty={{ title: m.duplicate_none(), text: m.duplicate_none_text() }}
      notFound={{ title: m.group_found_nobody(), text: m.duplicate_not_found_text() }}
      selectable={filters.status === 'open'}
      renderTicked={(rows, goOn) => <PartTicked pairs={rows} nameOf={pairIn} onDone={goOn} />}
      elsewhere={filters.status === 'open' ? 'different' : 'open'}
    >
      {(row, close) => <DuplicateSheet row={row} onClose={close} />}
    </StatusQueue>
  )
}
