import { useMemo } from 'react'
import type { TransferRow } from '#contract/transfer.ts'
import { transferDirections } from '#domain/transfer/transfer.ts'
import { type TransferSort, transferSorts } from '#domain/transfer/transfer-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { transferDirectionWords } from '#messages/transfer-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { FilterTabs, QueueFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { countSet, totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { TransferCard, useTransferColumns } from './transfer-columns.tsx'
import { TransferFilterFields } from './transfer-filter-fields.tsx'
import {
  anyTransfer,
  readTransferFilters,
  type TransferFilters,
  transferParameters,
  transferQuery,
} from './transfer-filters.ts'
import { TransferPerson } from './transfer-person.tsx'
import { TransferRides } from './transfer-rides.tsx'
import { useTransfers } from './use-transfers.ts'

const sortWords: Record<TransferSort, () => string> = {
  day: m.transfer_sort_day_up,
  dayDown: m.transfer_sort_day_down,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  direction: m.transfer_sort_direction_up,
  directionDown: m.transfer_sort_direction_down,
  hub: m.transfer_sort_hub_up,
  hubDown: m.transfer_sort_hub_down,
  number: m.transfer_sort_number_up,
  numberDown: m.transfer_sort_number_down,
  fullest: m.transfer_sort_fullest,
  emptiest: m.transfer_sort_emptiest,
}

/** Who is fetched and brought when: by day, hub and direction. */
export function TransferQueue() {
  const locale = useLocale()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readTransferFilters(parameters), [parameters])
  const list = useTransfers(filters)
  const { queue, opened } = useOpeningList<TransferRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.id,
  })
  const onOpen = useLatestCallback(opened.open)
  const onSort = useLatestCallback((sort: TransferSort) => change({ sort }))
  const columns = useTransferColumns({ onOpen, onSort, sort: filters.sort })
  const page = list.firstPage
  const { q, day, hub, from, to } = filters
  const narrowed = q !== '' || [day, hub, from, to].some(value => value !== null)
  return (
    <Queue
      choosesColumns
      views={{ list: 'transfers', parameters: transferParameters }}
      queue={queue}
      title={m.page_title_organiser_transfers()}
      columns={columns}
      nameOf={row => nameIn(locale, row)}
      renderNarrow={row => <TransferCard row={row} onOpen={onOpen} />}
      total={totalOfTab(page, filters.direction)}
      toolbar={
        <QueueToolbar
          tabs={
            <FilterTabs
              label={m.transfer_directions()}
              parameter="direction"
              value={filters.direction}
              tabs={(['all', ...transferDirections] as const).map(direction => ({
                value: direction,
                label: direction === 'all' ? m.transfer_all() : transferDirectionWords[direction](),
                count: totalOfTab(page, direction),
              }))}
            />
          }
          searchLabel={m.transfer_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={<Filters filters={filters} page={page} change={change} />}
          note={<TransferRides rides={page?.rides ?? []} />}
        />
      }
      empty={
        <ListEmpty
          title={narrowed ? m.transfer_not_found() : m.transfer_none()}
          text={narrowed ? m.transfer_not_found_text() : m.transfer_none_text()}
          onShowAll={narrowed ? () => change({ ...anyTransfer, q: null }) : undefined}
        />
      }
    >
      {opened.row && (
        <TransferPerson
          guid={opened.row.applicationGuid}
          name={nameIn(locale, opened.row)}
          onClose={opened.close}
        />
      )}
    </Queue>
  )
}

type FiltersProps = {
  filters: TransferFilters
  page: ReturnType<typeof useTransfers>['firstPage']
  change: (parameters: Record<string, string | null>) => void
}

function Filters({ filters, page, change }: FiltersProps) {
  return (
    <>
      <QueueFilters count={countSet(filters, anyTransfer)} onReset={() => change(anyTransfer)}>
        <TransferFilterFields filters={filters} page={page} onChange={change} />
      </QueueFilters>
      <SortChoice
        value={filters.sort}
        values={transferSorts}
        words={sortWords}
        onChange={sort => change({ sort })}
      />
      <ExportButton list="transfers" filters={transferQuery(filters)} />
    </>
  )
}
