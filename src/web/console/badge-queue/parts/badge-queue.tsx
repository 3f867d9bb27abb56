import { Printer } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { BadgeRow } from '#contract/organiser-badge.ts'
import { type BadgeSort, badgeSorts } from '#domain/badge/badge-sort.ts'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { badgedKinds } from '#domain/badge/badged-kind.ts'
import { isEmptyList } from '#domain/search/list-counts.ts'
import { standingWords } from '#messages/badge-word.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { BearerFilterFields } from '#web/console/pass-queue/form.tsx'
import { anyBearer, narrowingBearers, unnarrowed } from '#web/console/pass-queue/rules.ts'
import { QueueFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { foundElsewhere, totalOfTab } from '#web/console/queue/rules.ts'
import { Queue, QueueElsewhere } from '#web/console/queue/view.tsx'
import { emptyText, requestSortWords } from '#web/console/queue/words.ts'
import { SelectionBar } from '#web/console/queue-selection/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import {
  badgeCounts,
  type Print,
  useBadgeRows,
  useHandOverBadges,
  usePrintBadges,
  useReissueBadge,
} from '../queries.ts'
import { badgeParameters, badgeQuery, readBadgeFilters } from '../rules.ts'
import { standingTabs, standingTones, wearerRole } from '../words.ts'
import { BadgeDeeds } from './badge-deeds.tsx'
import { BadgeSheet } from './badge-sheet.tsx'
import { PrintedDialog } from './printed-dialog.tsx'

const { name, nameDown, company, companyDown } = requestSortWords

const sortWords: Record<BadgeSort, () => string> = {
  ...{ name, nameDown, company, companyDown },
  role: m.badge_sort_role_up,
  roleDown: m.badge_sort_role_down,
  printed: m.badge_sort_printed_up,
  printedDown: m.badge_sort_printed_down,
  state: m.badge_sort_state_up,
  stateDown: m.badge_sort_state_down,
}

/** Badges from the printer to the counter: printed for one, for some or for all, handed over, reported lost. */
export function BadgeQueue() {
  const locale = useLocale()
  const moments = useMoments()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readBadgeFilters(parameters), [parameters])
  const list = useBadgeRows(filters)
  const [print, setPrint] = useState<Print | null>(null)
  const [lost, setLost] = useState<BadgeRow | null>(null)
  const { queue, opened } = useOpeningList<BadgeRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    selectable: true,
  })
  const goOn = (rows: readonly { guid: string }[]) => {
    opened.close()
    queue.goOn(new Set(rows.map(({ guid }) => guid)))
  }
  const printing = usePrintBadges(made => {
    setPrint(made)
    goOn(queue.ticked)
  })
  const handing = useHandOverBadges(() => goOn(queue.ticked))
  const reissuing = useReissueBadge(() => {
    setLost(null)
    opened.close()
  })
  const busy = printing.isPending || handing.isPending
  const deeds = (rows: readonly BadgeRow[]) => (
    <BadgeDeeds
      rows={rows}
      busy={busy}
      onPrint={chosen => printing.mutate(chosen.map(({ guid }) => guid))}
      onHandOver={chosen => handing.mutate(chosen.map(({ guid }) => guid))}
      onLost={setLost}
    />
  )
  const counts = list.firstPage?.counts
  const { sort } = filters
  const filtersSet = narrowingBearers(filters)
  const narrowing = { filtered: filtersSet > 0, searched: filters.q !== '' }
  const narrowed = narrowing.filtered || narrowing.searched
  const elsewhere = narrowed ? foundElsewhere(badgeStandings, counts, filters.standing) : []
  const onSort = useCallback((chosen: BadgeSort) => change({ sort: chosen }), [change])
  const columns = useMemo(
    (): ListColumn<BadgeRow>[] => [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...sortedColumn({ sort, onSort }, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => nameIn(locale, row),
      },
      {
        key: 'company',
        head: m.organiser_column_company(),
        ...sortedColumn({ sort, onSort }, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
        cell: row => <span className="block max-w-56 truncate lg:max-w-64">{row.company || '—'}</span>,
      },
      {
        key: 'role',
        head: m.badge_desk_role(),
        ...sortedColumn({ sort, onSort }, { ascending: 'role', descending: 'roleDown' }, 'ascending'),
        cell: wearerRole,
        roomy: true,
      },
      {
        key: 'print',
        head: m.badge_desk_column_print(),
        ...sortedColumn({ sort, onSort }, { ascending: 'printed', descending: 'printedDown' }, 'ascending'),
        roomy: true,
        cell: row => (
          <span className="tabular">
            {row.printedAt && row.printNumber !== null
              ? m.badge_desk_print_number({
                  number: String(row.printNumber),
                  at: moments.short(row.printedAt),
                })
              : '—'}
          </span>
        ),
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        ...sortedColumn({ sort, onSort }, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: row => <Standing badge={row} />,
      },
    ],
    [locale, moments, sort, onSort],
  )
  return (
    <Queue
      queue={queue}
      choosesColumns
      views={{ list: 'badges', parameters: badgeParameters }}
      title={m.page_title_organiser_badges()}
      columns={columns}
      nameOf={row => nameIn(locale, row)}
      renderNarrow={row => (
        <>
          <button
            type="button"
            className="-my-2.5 py-2.5 text-left font-medium"
            onClick={() => queue.open(row.guid)}
          >
            {nameIn(locale, row)}
          </button>
          <p className="text-sm text-text-quiet">
            {[row.company, wearerRole(row)].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-1 text-sm">
            <Standing badge={row} />
          </p>
        </>
      )}
      total={totalOfTab(list.firstPage, filters.standing)}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="standing"
              value={filters.standing}
              statuses={badgeStandings}
              words={standingTabs}
              counts={list.firstPage}
            />
          }
          searchLabel={m.badge_desk_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            // A choice and three buttons are more than one row holds beside the search.
            <div className="flex flex-wrap gap-3 @3xl:justify-end">
              <QueueFilters count={filtersSet} onReset={() => change(anyBearer)}>
                <BearerFilterFields
                  label={m.badge_desk_kind()}
                  days={m.badge_desk_printed_on()}
                  kinds={badgedKinds}
                  filters={filters}
                  counts={badgeCounts(filters)}
                  onChange={change}
                />
              </QueueFilters>
              <SortChoice value={sort} values={badgeSorts} words={sortWords} onChange={onSort} />
              <ExportButton list="badges" filters={badgeQuery(filters)} />
              {(counts?.toPrint ?? 0) > 0 && (
                <PageButton
                  icon={Printer}
                  variant="secondary"
                  loading={printing.isPending}
                  onClick={() => printing.mutate(null)}
                >
                  {m.badge_desk_print_rest()}
                </PageButton>
              )}
            </div>
          }
        />
      }
      empty={
        elsewhere.length > 0 ? (
          <QueueElsewhere
            parameter="standing"
            found={elsewhere}
            words={standingTabs}
            actionText={filtersSet > 0 ? m.organiser_reset_filters() : m.organiser_search_clear()}
            onReset={() => change(unnarrowed)}
          />
        ) : (
          <ListEmpty
            title={narrowed ? m.group_found_nobody() : m.badge_desk_empty()}
            text={emptyText(narrowing, {
              notFound: m.staff_found_none_text(),
              none: m.badge_desk_empty_text(),
            })}
            onShowAll={
              !narrowed && (filters.standing === 'all' || isEmptyList(list.firstPage))
                ? undefined
                : () => change({ ...unnarrowed, standing: 'all' })
            }
          />
        )
      }
      bars={<SelectionBar count={queue.ticked.length}>{deeds(queue.ticked)}</SelectionBar>}
    >
      {opened.row && <BadgeSheet badge={opened.row} actions={deeds([opened.row])} onClose={opened.close} />}
      {print && <PrintedDialog print={print} onClose={() => setPrint(null)} />}
      {lost && (
        <ReasonDialog
          title={m.badge_desk_reissue_title()}
          description={m.badge_desk_reissue_text()}
          label={m.badge_desk_reissue_reason()}
          hint={nameIn(locale, lost)}
          limit={500}
          submitText={m.badge_desk_reissue_confirm()}
          danger
          pending={reissuing.isPending}
          error={reissuing.error}
          onSubmit={reason => reissuing.mutate({ badge: lost, reason })}
          onClose={() => setLost(null)}
        />
      )}
    </Queue>
  )
}

function Standing({ badge: { standing } }: { badge: BadgeRow }) {
  return <StatusWord tone={standingTones[standing]}>{standingWords[standing]()}</StatusWord>
}
