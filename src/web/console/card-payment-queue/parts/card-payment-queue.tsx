import { useMemo, useState } from 'react'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { FilterTabs, QueueToolbar } from '#web/console/queue/form.tsx'
import { Queue } from '#web/console/queue/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useList } from '#web/kit/list/use-list.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { CardPaymentCard, isRefundable, useCardPaymentColumns } from './card-payment-columns.tsx'
import { readCardPaymentFilters } from './card-payment-filters.ts'
import { CreditList } from './credit-list.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useCardPayments } from './use-card-payments.ts'

/** Card payments, newest first; those with a refund due come before all others. */
export function CardPaymentQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readCardPaymentFilters(parameters), [parameters])
  const list = useCardPayments(filters)
  const [refunding, setRefunding] = useState<CardPaymentRow | null>(null)
  const mayRefund = useOrganiser().may('decide-payments')
  const refund = useLatestCallback((row: CardPaymentRow) => setRefunding(row))
  const columns = useCardPaymentColumns(mayRefund ? refund : null)
  const queue = useList<CardPaymentRow>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    onOpen: row => mayRefund && isRefundable(row) && setRefunding(row),
  })
  const wide = filters.q !== '' || filters.show === 'all'
  return (
    <Queue
      queue={queue}
      title={m.organiser_card_payments()}
      columns={columns}
      nameOf={row => row.name}
      renderNarrow={row => <CardPaymentCard row={row} onRefund={mayRefund ? refund : null} />}
      toolbar={
        <>
          <CreditList />
          <QueueToolbar
            tabs={
              <FilterTabs
                label={m.organiser_status_tabs()}
                parameter="show"
                value={filters.show}
                tabs={[
                  { value: 'refund', label: m.organiser_refund_due(), count: list.firstPage?.refundDueCount },
                  { value: 'all', label: m.organiser_all() },
                ]}
              />
            }
            searchLabel={m.organiser_card_payments_search()}
            search={filters.q}
            onSearch={q => change({ q })}
          />
        </>
      }
      empty={
        <ListEmpty
          title={wide ? m.organiser_card_payments_none() : m.organiser_refunds_none()}
          text={wide ? m.organiser_card_payments_none_text() : m.organiser_refunds_none_text()}
          onShowAll={
            filters.q === '' && filters.show === 'all' ? undefined : () => change({ q: null, show: 'all' })
          }
        />
      }
    >
      {refunding && (
        <RefundDialog
          payment={refunding}
          onClose={() => setRefunding(null)}
          onDone={name => {
            setRefunding(null)
            toasts.show({ title: m.organiser_refunded({ name }) })
          }}
        />
      )}
    </Queue>
  )
}
