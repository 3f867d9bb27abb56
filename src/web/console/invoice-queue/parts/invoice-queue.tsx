import { useMemo, useState } from 'react'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { QueueToolbar, StatusTabs } from '#web/console/queue/form.tsx'
import { Queue } from '#web/console/queue/view.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useList } from '#web/kit/list/use-list.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { readInvoiceFilters } from '../rules.ts'
import { InvoiceCard, useInvoiceColumns } from './invoice-columns.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { useInvoices } from './use-invoices.ts'

/** Invoices: searched by number, payer and INN; one opens beside the list with its documents and actions. */
export function InvoiceQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readInvoiceFilters(parameters), [parameters])
  const list = useInvoices(filters)
  const [opened, setOpened] = useState<InvoiceRow | null>(null)
  const columns = useInvoiceColumns({ showState: filters.status === 'all' })
  const queue = useList<InvoiceRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    onOpen: setOpened,
  })
  // The list is read again after each action; the open invoice follows it while it is still listed.
  const shown = opened && (list.items?.find(item => item.guid === opened.guid) ?? opened)
  const counts = list.firstPage?.counts
  const searched = filters.q !== ''
  return (
    <Queue
      queue={queue}
      title={m.organiser_invoices()}
      columns={columns}
      nameOf={row => row.number}
      renderNarrow={row => <InvoiceCard row={row} onOpen={queue.open} />}
      total={filters.status === 'all' ? undefined : counts?.[filters.status]}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="status"
              value={filters.status}
              statuses={invoiceStatuses}
              words={invoiceWords}
              counts={counts}
            />
          }
          searchLabel={m.organiser_invoices_search()}
          search={filters.q}
          onSearch={q => change({ q })}
        />
      }
      empty={
        <ListEmpty
          title={searched ? m.organiser_invoices_not_found() : m.organiser_invoices_none()}
          text={searched ? m.organiser_invoices_not_found_text() : m.organiser_invoices_none_text()}
          onShowAll={() => change({ q: null, status: 'all' })}
        />
      }
    >
      {shown && <InvoiceSheet invoice={shown} onChanged={setOpened} onClose={() => setOpened(null)} />}
    </Queue>
  )
}
