import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { TransferRow } from '#contract/transfer.ts'
import { transferDirections } from '#domain/transfer/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { FilterTabs, QueueToolbar } from '#web/console/queue/form.tsx'
import { Queue } from '#web/console/queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useList } from '#web/kit/list/use-list.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { directionWords, TransferCard, useTransferColumns } from './transfer-columns.tsx'
import { readTransferFilters, type TransferFilters, transferParameters } from './transfer-filters.ts'
import { TransferPerson } from './transfer-person.tsx'
import { TransferRides } from './transfer-rides.tsx'
import { useTransferExport, useTransfers } from './use-transfers.ts'

/** Who is fetched and brought when: by day, hub and direction, and as a table for the drivers. */
export function TransferQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readTransferFilters(parameters), [parameters])
  const list = useTransfers(filters)
  const [open, setOpen] = useState<TransferRow | null>(null)
  const queue = useList<TransferRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.id,
    onOpen: setOpen,
  })
  const columns = useTransferColumns(setOpen)
  const counts = list.firstPage?.counts
  const countOf = (direction: TransferFilters['direction']) =>
    counts && (direction === 'all' ? counts.arrival + counts.departure : counts[direction])
  const narrowed = filters.q !== '' || filters.day !== null || filters.hub !== null
  return (
    <Queue
      choosesColumns
      views={{ list: 'transfers', parameters: transferParameters }}
      queue={queue}
      title={m.page_title_organiser_transfers()}
      columns={columns}
      nameOf={row => row.name}
      renderNarrow={row => <TransferCard row={row} onOpen={setOpen} />}
      total={countOf(filters.direction)}
      toolbar={
        <QueueToolbar
          tabs={
            <FilterTabs
              label={m.transfer_directions()}
              parameter="direction"
              value={filters.direction}
              tabs={(['all', ...transferDirections] as const).map(direction => ({
                value: direction,
                label: direction === 'all' ? m.transfer_all() : directionWords[direction](),
                count: countOf(direction),
              }))}
            />
          }
          searchLabel={m.transfer_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={<Filters filters={filters} page={list.firstPage} change={change} />}
          note={<TransferRides rides={list.firstPage?.rides ?? []} />}
        />
      }
      empty={
        <ListEmpty
          title={narrowed ? m.transfer_not_found() : m.transfer_none()}
          text={narrowed ? m.transfer_not_found_text() : m.transfer_none_text()}
          onShowAll={narrowed ? () => change({ q: null, day: null, hub: null }) : undefined}
        />
      }
    >
      {open && <TransferPerson guid={open.applicationGuid} name={open.name} onClose={() => setOpen(null)} />}
    </Queue>
  )
}

type FiltersProps = {
  filters: TransferFilters
  page: ReturnType<typeof useTransfers>['firstPage']
  change: (parameters: Record<string, string | null>) => void
}

function Filters({ filters, page, change }: FiltersProps) {
  const moments = useMoments()
  const table = useTransferExport(filters)
  const orAny = (value: string) => (value === '' ? null : value)
  return (
    <>
      <SelectField
        label={m.transfer_column_day()}
        labelHidden
        value={filters.day ?? ''}
        onChange={event => change({ day: orAny(event.target.value) })}
        options={[
          { value: '', label: m.transfer_any_day() },
          ...(page?.days ?? []).map(day => ({ value: day, label: moments.day(day) })),
        ]}
      />
      <SelectField
        label={m.transfer_column_hub()}
        labelHidden
        value={filters.hub ?? ''}
        onChange={event => change({ hub: orAny(event.target.value) })}
        options={[
          { value: '', label: m.transfer_any_hub() },
          ...(page?.hubs ?? []).map(({ guid, name }) => ({ value: guid, label: name })),
        ]}
      />
      <Button
        variant="secondary"
        className="max-sm:col-span-2"
        loading={table.isPending}
        onClick={() => table.mutate()}
        icon={<Download aria-hidden="true" />}
      >
        {m.transfer_export()}
      </Button>
    </>
  )
}
