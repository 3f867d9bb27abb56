import { useMemo } from 'react'
import type { RaiseRow } from '#contract/organiser-raise.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { type RaiseSort, raiseSorts, usualRaiseSort } from '#domain/raise/raise-sort.ts'
import { type RaiseTab, raiseTabs, raiseTotal } from '#domain/raise/raise-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords, raiseStateWords } from '#messages/staff-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters, SortChoice } from '#web/console/queue/form.tsx'
import { StatusQueue } from '#web/console/queue/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { raiseTones } from '#web/kit/words/staff-words.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useRaiseQueue } from '../queries.ts'
import { raiseParameters, raiseQuery, readRaiseFilters } from '../rules.ts'
import { RaiseSheet } from './raise-sheet.tsx'

const tabWords: Record<RaiseTab, () => string> = {
  asked: m.organiser_raise_tab_asked,
  offered: m.organiser_raise_tab_offered,
  invoiced: m.organiser_raise_tab_invoiced,
  ended: m.organiser_raise_tab_ended,
}

const sortWords: Record<RaiseSort, () => string> = {
  oldest: m.audit_oldest,
  newest: m.audit_newest,
  company: m.organiser_sort_company_up,
  companyDown: m.organiser_sort_company_down,
  role: m.staff_sort_role_up,
  roleDown: m.staff_sort_role_down,
  mostTaken: m.staff_sort_places_down,
  fewestTaken: m.staff_sort_places_up,
  mostAsked: m.raise_sort_asked_down,
  fewestAsked: m.raise_sort_asked_up,
  largest: m.refund_largest,
  smallest: m.refund_smallest,
  state: m.raise_sort_state_up,
  stateDown: m.raise_sort_state_down,
}

/** Requests of companies for more places on the forum days. */
export function RaiseQueue() {
  const locale = useLocale()
  const moments = useMoments()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readRaiseFilters(parameters), [parameters])
  const list = useRaiseQueue(filters)
  const { from, to } = filters
  const sort = filters.sort === 'usual' ? usualRaiseSort(filters.status) : filters.sort
  const onSort = useLatestCallback((chosen: RaiseSort) => change({ sort: chosen }))
  const columns = useMemo((): ListColumn<RaiseRow>[] => {
    const order = { sort, onSort }
    return [
      {
        key: 'company',
        head: m.organiser_column_company(),
        ...sortedColumn(order, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
        cell: row => (
          <span title={row.company.name} className="block max-w-72 truncate">
            {row.company.name}
          </span>
        ),
      },
      {
        key: 'role',
        head: m.staff_package(),
        ...sortedColumn(order, { ascending: 'role', descending: 'roleDown' }, 'ascending'),
        roomy: true,
        cell: row => contractorRoleWords[row.company.contractorRole](),
      },
      {
        key: 'has',
        head: m.staff_column_places(),
        ...sortedColumn(order, { ascending: 'fewestTaken', descending: 'mostTaken' }, 'descending'),
        roomy: true,
        cell: row => <span className="tabular">{m.staff_places_taken(row.forumPlaces)}</span>,
      },
      {
        key: 'asked',
        head: m.organiser_raise_asked(),
        ...sortedColumn(order, { ascending: 'fewestAsked', descending: 'mostAsked' }, 'descending'),
        alignTo: 'end',
        cell: row => row.placesAsked,
      },
      {
        key: 'sum',
        head: m.organiser_sum(),
        ...sortedColumn(order, { ascending: 'smallest', descending: 'largest' }, 'descending'),
        alignTo: 'end',
        cell: row => <span className="tabular">{sumOf(row, locale)}</span>,
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        ...sortedColumn(order, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: row => <StatusWord tone={raiseTones[row.state]}>{raiseStateWords[row.state]()}</StatusWord>,
      },
      {
        key: 'when',
        head: m.organiser_raise_when(),
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => <span className="tabular text-text-quiet">{moments.short(row.askedAt)}</span>,
      },
    ]
  }, [locale, moments, sort, onSort])
  return (
    <StatusQueue
      views={{ list: 'raises', parameters: raiseParameters }}
      title={m.page_title_organiser_raises()}
      list={list}
      filters={filters}
      statuses={raiseTabs}
      words={tabWords}
      columns={columns}
      nameOf={row => row.company.name}
      renderNarrow={(row, open) => (
        <>
          <button type="button" className="min-h-11 text-left font-medium" onClick={() => open(row.guid)}>
            {row.company.name}
          </button>
          <p className="text-sm text-text-quiet">
            {m.organiser_raise_narrow({ places: row.placesAsked, state: raiseStateWords[row.state]() })}
          </p>
        </>
      )}
      searchLabel={m.organiser_raise_search()}
      controls={
        <>
          <DayFilters legend={m.organiser_raise_when()} from={from} to={to} onChange={change} />
          <SortChoice value={sort} values={raiseSorts} words={sortWords} onChange={onSort} />
          <ExportButton list="raises" filters={raiseQuery(filters)} />
        </>
      }
      narrowing={{ isSet: from !== null || to !== null, none: { from: null, to: null } }}
      empty={{ title: m.organiser_raise_none(), text: m.organiser_raise_none_text() }}
      notFound={{ title: m.group_found_nobody(), text: m.staff_companies_not_found_text() }}
      elsewhere={filters.status === 'asked' ? 'ended' : 'asked'}
    >
      {(row, close) => (
        <RaiseSheet
          raise={row}
          placePriceKopecks={list.firstPage?.placePriceKopecks ?? '0'}
          onClose={close}
        />
      )}
    </StatusQueue>
  )
}

function sumOf({ places, priceKopecks }: RaiseRow, locale: 'ru' | 'en'): string {
  if (places === null || priceKopecks === null) return '—'
  return formatMoney(raiseTotal({ places, priceKopecks: BigInt(priceKopecks) }), locale)
}
