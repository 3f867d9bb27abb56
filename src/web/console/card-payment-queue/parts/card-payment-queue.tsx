import { useMemo } from 'react'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { type CardPaymentSort, cardPaymentSorts } from '#domain/payment/card-payment-sort.ts'
import { isEmptyList } from '#domain/search/list-counts.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyFilter } from '#web/console/company-filter/form.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { FilterTabs, QueueFilters, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useListQuery, useOpenRecord, useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useList } from '#web/kit/list/use-list.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { CardPaymentBar } from './card-payment-bar.tsx'
import { CardPaymentCard, useCardPaymentColumns } from './card-payment-columns.tsx'
import { CardPaymentFilterFields } from './card-payment-filter-fields.tsx'
import {
  anyCardPayment,
  cardPaymentParameters,
  cardPaymentQuery,
  narrowingFilters,
  readCardPaymentFilters,
} from './card-payment-filters.ts'
import { CreditList } from './credit-list.tsx'
import { RefundRequestList } from './refund-request-list.tsx'
import { useCardPayments } from './use-card-payments.ts'

const sortWords: Record<CardPaymentSort, () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  largest: m.refund_largest,
  smallest: m.refund_smallest,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  state: m.card_payment_sort_state_up,
  stateDown: m.card_payment_sort_state_down,
  finished: m.card_payment_sort_finished_up,
  finishedDown: m.card_payment_sort_finished_down,
  failure: m.card_payment_sort_failure_up,
  failureDown: m.card_payment_sort_failure_down,
  longestWait: m.refund_sort_wait_longest,
  shortestWait: m.refund_sort_wait_shortest,
}

/** Card payments; those with a refund due are shown first. */
export function CardPaymentQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readCardPaymentFilters(parameters), [parameters])
  const list = useCardPayments(filters)
  const mayDecide = useOrganiser().may('decide-payments')
  const openRecord = useOpenRecord()
  const to = usePaths()
  const search = useListQuery(parameters)
  const onSort = useLatestCallback((sort: CardPaymentSort) =>
    change({ sort: sort === 'newest' ? null : sort }),
  )
  const columns = useCardPaymentColumns({ search, show: filters.show, sort: filters.sort, onSort })
  const queue = useList<CardPaymentRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    // Nothing goes back for the others.
    selectable: mayDecide && filters.show === 'refund',
    onOpen: ({ guid }) => openRecord({ pathname: to('organiser-card-payment', { guid }), search }),
  })
  const all = totalOfTab(list.firstPage, 'all')
  const due = list.firstPage?.refundDueCount
  const stuck = list.firstPage?.stuckReceipts ?? 0
  const searched = filters.q !== '' || filters.company !== null || narrowingFilters(filters) > 0
  const wide = searched || filters.show === 'all'
  return (
    <Queue
      queue={queue}
      choosesColumns
      views={{ list: 'cardPayments', parameters: cardPaymentParameters }}
      title={m.organiser_card_payments()}
      columns={columns}
      nameOf={row => row.name}
      total={filters.show === 'refund' ? due : all}
      renderNarrow={row => <CardPaymentCard row={row} search={search} />}
      toolbar={
        <>
          {stuck > 0 && (
            <Banner tone="attention">{m.organiser_settlement_receipts_stuck({ count: stuck })}</Banner>
          )}
          <RefundRequestList />
          <CreditList />
          <QueueToolbar
            tabs={
              <FilterTabs
                label={m.organiser_status_tabs()}
                parameter="show"
                value={filters.show}
                tabs={[
                  { value: 'refund', label: m.organiser_refund_due(), count: due },
                  {
                    value: 'all',
                    label: m.organiser_all(),
                    count: all,
                  },
                ]}
              />
            }
            searchLabel={m.organiser_card_payments_search()}
            search={filters.q}
            onSearch={q => change({ q })}
            filters={
              <>
                <QueueFilters
                  count={narrowingFilters(filters)}
                  onReset={() => change({ ...anyCardPayment, company: null })}
                  elsewhere={filters.company && <CompanyFilter value={filters.company} onChange={change} />}
                >
                  <CardPaymentFilterFields filters={filters} onChange={change} />
                </QueueFilters>
                <SortChoice
                  value={filters.sort}
                  values={cardPaymentSorts}
                  words={sortWords}
                  onChange={onSort}
                />
                <ExportButton list="cardPayments" filters={cardPaymentQuery(filters)} />
              </>
            }
          />
        </>
      }
      empty={
        <ListEmpty
          title={wide ? m.organiser_card_payments_none() : m.organiser_refunds_none()}
          text={wide ? m.organiser_card_payments_none_text() : m.organiser_refunds_none_text()}
          onShowAll={
            !searched && (filters.show === 'all' || isEmptyList(list.firstPage))
              ? undefined
              : () => change({ ...anyCardPayment, q: null, company: null, show: 'all' })
          }
        />
      }
      bars={<CardPaymentBar payments={queue.ticked} onDone={queue.goOn} />}
    />
  )
}
