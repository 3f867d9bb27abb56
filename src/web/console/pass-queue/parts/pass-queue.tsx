import { useCallback, useMemo } from 'react'
import type { PassRow } from '#contract/organiser-pass.ts'
import { passKinds } from '#domain/pass/pass-payload.ts'
import { isPassSortOpen, type PassSort, passSorts } from '#domain/pass/pass-sort.ts'
import { passStates } from '#domain/pass/pass-state.ts'
import { isEmptyList } from '#domain/search/list-counts.ts'
import { m } from '#messages/compiled/messages.js'
import { passHolderWords, passStateWords } from '#messages/pass-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { QueueFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { foundElsewhere, requestHeadings, totalOfTab } from '#web/console/queue/rules.ts'
import { Queue, QueueElsewhere } from '#web/console/queue/view.tsx'
import { emptyText } from '#web/console/queue/words.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { BearerFilterFields } from '../form.tsx'
import { passCounts, usePassRows } from '../queries.ts'
import {
  anyBearer,
  narrowingBearers,
  passHeadings,
  passParameters,
  passQuery,
  readPassFilters,
  unnarrowed,
} from '../rules.ts'
import { badgeWords, passSortWords, passStateTabs, passTones } from '../words.ts'
import { LastScan } from './last-scan.tsx'
import { PassSheet } from './pass-sheet.tsx'

/** Every pass of the edition: whose, which issue, whether it opens a gate, and why not. */
export function PassQueue() {
  const locale = useLocale()
  const moments = useMoments()
  const [parameters, change] = useUrlParameters()
  const seesScans = useOrganiser().may('manage-gates')
  const filters = useMemo(() => readPassFilters(parameters, seesScans), [parameters, seesScans])
  const list = usePassRows(filters)
  const { queue, opened } = useOpeningList<PassRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
  })
  const counts = list.firstPage?.counts
  const { sort } = filters
  const onSort = useCallback((chosen: PassSort) => change({ sort: chosen }), [change])
  const columns = useMemo((): ListColumn<PassRow>[] => {
    const headings = requestHeadings<PassSort>({ sort, onSort })
    const by = passHeadings({ sort, onSort })
    return [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...headings.name,
        cell: row => (
          <span className="block min-w-44 max-w-60 whitespace-normal xl:min-w-52">{nameIn(locale, row)}</span>
        ),
      },
      {
        key: 'kind',
        head: m.pass_desk_column_kind(),
        ...by.kind,
        cell: row => <span className="block max-w-24 whitespace-normal">{passHolderWords[row.kind]()}</span>,
      },
      {
        key: 'company',
        head: m.organiser_column_company(),
        ...headings.company,
        fluid: true,
        cell: row => row.company || '—',
      },
      {
        key: 'counter',
        head: m.pass_desk_column_counter(),
        ...by.counter,
        usual: false,
        cell: row => <span className="tabular">{row.counter}</span>,
      },
      {
        key: 'badge',
        head: m.pass_desk_column_badge(),
        ...by.badge,
        roomy: 'wide',
        cell: row => (
          <span className="tabular block min-w-26 max-w-36 whitespace-normal">
            {badgeWords(row, moments)}
          </span>
        ),
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        ...headings.requested,
        cell: row => (
          <>
            <PassStateWord pass={row} />
            <span className="tabular block text-sm text-text-quiet">
              {m.pass_desk_state_since({ at: moments.short(row.since) })}
            </span>
          </>
        ),
      },
      ...(seesScans
        ? [
            {
              key: 'scan',
              head: m.pass_desk_column_scan(),
              ...by.scan,
              roomy: 'wide' as const,
              cell: (row: PassRow) => <LastScan pass={row} />,
            },
          ]
        : []),
    ]
  }, [locale, moments, seesScans, sort, onSort])
  const filtersSet = narrowingBearers(filters)
  const narrowing = { filtered: filtersSet > 0, searched: filters.q !== '' }
  const narrowed = narrowing.filtered || narrowing.searched
  const elsewhere = narrowed ? foundElsewhere(passStates, counts, filters.state) : []
  const isWhole = filters.state === 'all' && !narrowed
  return (
    <Queue
      choosesColumns
      views={{ list: 'passes', parameters: passParameters }}
      queue={queue}
      title={m.page_title_organiser_passes()}
      columns={columns}
      nameOf={row => nameIn(locale, row)}
      renderNarrow={row => (
        <>
          <button
            type="button"
            className="min-h-11 text-left font-medium"
            onClick={() => queue.open(row.guid)}
          >
            {nameIn(locale, row)}
          </button>
          <p className="text-sm text-text-quiet">
            {[passHolderWords[row.kind](), row.company].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-1 text-sm">
            <PassStateWord pass={row} />
          </p>
        </>
      )}
      total={totalOfTab(list.firstPage, filters.state)}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="state"
              value={filters.state}
              statuses={passStates}
              words={passStateTabs}
              counts={list.firstPage}
            />
          }
          searchLabel={m.pass_desk_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <QueueFilters count={filtersSet} onReset={() => change(anyBearer)}>
                <BearerFilterFields
                  label={m.pass_desk_kind()}
                  days={m.pass_desk_days()}
                  kinds={passKinds}
                  filters={filters}
                  counts={passCounts(filters)}
                  onChange={change}
                />
              </QueueFilters>
              <SortChoice
                value={sort}
                values={passSorts.filter(order => isPassSortOpen(order, seesScans))}
                words={passSortWords}
                onChange={onSort}
              />
              <ExportButton list="passes" filters={passQuery(filters)} />
            </>
          }
        />
      }
      empty={
        elsewhere.length > 0 ? (
          <QueueElsewhere
            parameter="state"
            found={elsewhere}
            words={passStateTabs}
            actionText={filtersSet > 0 ? m.organiser_reset_filters() : m.organiser_search_clear()}
            onReset={() => change(unnarrowed)}
          />
        ) : (
          <ListEmpty
            title={
              narrowed
                ? m.group_found_nobody()
                : isEmptyList(list.firstPage)
                  ? m.pass_desk_none_yet()
                  : m.pass_desk_empty()
            }
            text={emptyText(narrowing, {
              notFound: m.staff_found_none_text(),
              none: m.pass_desk_empty_text(),
            })}
            onShowAll={
              isWhole || (!narrowed && isEmptyList(list.firstPage))
                ? undefined
                : () => change({ ...unnarrowed, state: 'all' })
            }
          />
        )
      }
    >
      {opened.row && <PassSheet pass={opened.row} onClose={opened.close} />}
    </Queue>
  )
}

function PassStateWord({ pass: { state } }: { pass: PassRow }) {
  return <StatusWord tone={passTones[state]}>{passStateWords[state]()}</StatusWord>
}
