import { useMemo } from 'react'
import { Navigate } from 'react-router'
import { type InvoiceRow, invoiceSorts } from '#contract/organiser-finance.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { isEmptyList } from '#domain/search/list-counts.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyFilter } from '#web/console/company-filter/form.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { QueueFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { useListQuery, useOpenRecord, useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useList } from '#web/kit/list/use-list.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { type InvoiceFilters, invoiceParameters, invoiceQuery, readInvoiceFilters } from '../rules.ts'
import { InvoiceBar } from './invoice-bar.tsx'
import { InvoiceCard, useInvoiceColumns } from './invoice-columns.tsx'
import { useInvoices } from './use-invoices.ts'

const sortWords: Record<InvoiceFilters['sort'], () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  payer: m.organiser_sort_payer_up,
  payerDown: m.organiser_sort_payer_down,
  largest: m.refund_largest,
  smallest: m.refund_smallest,
  due: m.organiser_sort_due_up,
  dueDown: m.organiser_sort_due_down,
  inn: m.organiser_sort_inn_up,
  innDown: m.organiser_sort_inn_down,
  state: m.organiser_sort_invoice_state_up,
  stateDown: m.organiser_sort_invoice_state_down,
  mostPeople: m.closing_sort_people_down,
  fewestPeople: m.closing_sort_people_up,
}

/** Invoices: searched by number, payer and INN; each opens on its own page. */
export function InvoiceQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readInvoiceFilters(parameters), [parameters])
  const list = useInvoices(filters)
  const onSort = useLatestCallback((sort: InvoiceFilters['sort']) =>
    change({ sort: sort === 'newest' ? null : sort }),
  )
  const openRecord = useOpenRecord()
  const to = usePaths()
  const mayDecide = useOrganiser().may('decide-payments')
  const search = useListQuery(parameters)
  const columns = useInvoiceColumns({
    showState: filters.status === 'all',
    search,
    sort: filters.sort,
    onSort,
  })
  const queue = useList<InvoiceRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    onOpen: ({ guid }) => openRecord({ pathname: to('organiser-invoice', { guid }), search }),
    // No other invoices can be cancelled.
    selectable: mayDecide && filters.status === 'unpaid',
  })
  const wanted = parameters.get('open')
  // As links named an open invoice before it had an address of its own.
  if (wanted)
    return (
      <Navigate replace {...quietTarget({ pathname: to('organiser-invoice', { guid: wanted }), search })} />
    )
  const { q, company, from, to: until } = filters
  const searched = q !== '' || company !== null || from !== null || until !== null
  return (
    <Queue
      choosesColumns
      views={{ list: 'invoices', parameters: invoiceParameters }}
      queue={queue}
      title={m.organiser_invoices()}
      columns={columns}
      nameOf={row => row.number}
      renderNarrow={row => <InvoiceCard row={row} search={search} />}
      total={totalOfTab(list.firstPage, filters.status)}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="status"
              value={filters.status}
              statuses={invoiceStatuses}
              words={invoiceWords}
              counts={list.firstPage}
            />
          }
          searchLabel={m.organiser_invoices_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <QueueFilters
                count={from || until ? 1 : 0}
                onReset={() => change({ from: null, to: null, company: null })}
                elsewhere={company && <CompanyFilter value={company} onChange={change} />}
              >
                <DayRange legend={m.organiser_invoice_issued()} from={from} to={until} onChange={change} />
              </QueueFilters>
              <SortChoice value={filters.sort} values={invoiceSorts} words={sortWords} onChange={onSort} />
              <ExportButton list="invoices" filters={invoiceQuery(filters)} />
            </>
          }
        />
      }
      empty={
        <ListEmpty
          title={
            searched
              ? m.organiser_invoices_not_found()
              : isEmptyList(list.firstPage)
                ? m.organiser_invoices_none_yet()
                : m.organiser_invoices_none()
          }
          text={searched ? m.organiser_invoices_not_found_text() : m.organiser_invoices_none_text()}
          onShowAll={
            !searched && isEmptyList(list.firstPage)
              ? undefined
              : () => change({ q: null, status: 'all', company: null, from: null, to: null })
          }
        />
      }
      bars={<InvoiceBar invoices={queue.ticked} onDone={queue.goOn} />}
    />
  )
}
