import { useMemo } from 'react'
import type { RaiseRow } from '#contract/organiser-raise.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { type RaiseTab, raiseTabs, raiseTotal } from '#domain/raise/raise-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords, raiseStateWords } from '#messages/staff-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { StatusQueue } from '#web/console/queue/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { raiseTones } from '#web/kit/words/staff-words.ts'
import { useRaiseQueue } from '../queries.ts'
import { raiseParameters, readRaiseFilters } from '../rules.ts'
import { RaiseSheet } from './raise-sheet.tsx'

const tabWords: Record<RaiseTab, () => string> = {
  asked: m.organiser_raise_tab_asked,
  offered: m.organiser_raise_tab_offered,
  invoiced: m.organiser_raise_tab_invoiced,
  ended: m.organiser_raise_tab_ended,
}

/** Requests of companies for more places on the forum days. */
export function RaiseQueue() {
  const locale = useLocale()
  const moments = useMoments()
  const [parameters] = useUrlParameters()
  const filters = useMemo(() => readRaiseFilters(parameters), [parameters])
  const list = useRaiseQueue(filters)
  const columns = useMemo(
    (): ListColumn<RaiseRow>[] => [
      {
        key: 'company',
        head: m.organiser_column_company(),
        cell: row => (
          <span title={row.company.name} className="block max-w-72 truncate">
            {row.company.name}
          </span>
        ),
      },
      {
        key: 'role',
        head: m.staff_package(),
        roomy: true,
        cell: row => contractorRoleWords[row.company.contractorRole](),
      },
      {
        key: 'has',
        head: m.staff_places_title(),
        roomy: true,
        cell: row => <span className="tabular">{m.staff_places_taken(row.forumPlaces)}</span>,
      },
      { key: 'asked', head: m.organiser_raise_asked(), alignTo: 'end', cell: row => row.placesAsked },
      {
        key: 'sum',
        head: m.organiser_sum(),
        alignTo: 'end',
        cell: row => <span className="tabular">{sumOf(row, locale)}</span>,
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        cell: row => <StatusWord tone={raiseTones[row.state]}>{raiseStateWords[row.state]()}</StatusWord>,
      },
      {
        key: 'when',
        head: m.organiser_raise_when(),
        cell: row => <span className="tabular text-text-quiet">{moments.short(row.askedAt)}</span>,
      },
    ],
    [locale, moments],
  )
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
        <ExportButton list="raises" filters={{ state: filters.status, ...(filters.q && { q: filters.q }) }} />
      }
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
