import { useMemo, useState } from 'react'
import type { CardPaymentRow } from '#contract/organizer-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { FilterTabs } from '../console/filter-tabs.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { QueueFrame } from '../console/queue-frame.tsx'
import { QueueTable } from '../console/queue-table.tsx'
import { move, stand } from '../console/row-cursor.ts'
import { SearchBox } from '../console/search-box.tsx'
import { useLatestCallback } from '../console/use-latest-callback.ts'
import { useFitsTable } from '../console/use-media.ts'
import { useOrganiser } from '../console/use-organiser.ts'
import { useRowCursor } from '../console/use-row-cursor.ts'
import { focusRow, useRowKeyboard } from '../console/use-row-keyboard.ts'
import { useUrlParameters } from '../console/use-url-parameters.ts'
import { CardPaymentCard, isRefundable, useCardPaymentColumns } from './card-payment-columns.tsx'
import { readCardPaymentFilters } from './finance-filters.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { useCardPayments } from './use-card-payments.ts'

/** Card payments, newest first, those to be refunded before all others. */
export function CardPaymentQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readCardPaymentFilters(parameters), [parameters])
  const queue = useCardPayments(filters)
  const rows = useMemo(() => queue.items?.map(item => item.guid) ?? [], [queue.items])
  const [cursor, changeCursor] = useRowCursor(rows, JSON.stringify(filters))
  const [refunding, setRefunding] = useState<CardPaymentRow | null>(null)
  const mayRefund = useOrganiser().may('decide-payments')
  const fitsTable = useFitsTable()
  const refund = useLatestCallback((row: CardPaymentRow) => setRefunding(row))
  const columns = useCardPaymentColumns(mayRefund ? refund : null)
  const open = useLatestCallback((guid: string) => {
    changeCursor(known => stand(known, guid))
    const row = queue.items?.find(item => item.guid === guid)
    if (row && mayRefund && isRefundable(row)) setRefunding(row)
  })
  useRowKeyboard(intent => {
    if (intent.kind === 'open' && cursor.active) open(cursor.active)
    if (intent.kind !== 'move') return
    const next = move(cursor, rows, intent.step)
    changeCursor(() => next)
    if (next.active) focusRow(next.active)
  })
  return (
    <QueueFrame
      title={m.organizer_card_payments()}
      toolbar={
        <div className="space-y-3">
          <FilterTabs
            label={m.organizer_status_tabs()}
            parameter="show"
            value={filters.show}
            tabs={[
              {
                value: 'refund',
                label: m.organizer_refund_due(),
                count: queue.refundDueCount,
              },
              { value: 'all', label: m.organizer_all() },
            ]}
          />
          <SearchBox
            label={m.organizer_card_payments_search()}
            value={filters.q}
            onSearch={q => change({ q })}
          />
        </div>
      }
      footer={
        rows.length > 0 && (
          <LoadMore
            shownText={m.organizer_shown({ count: rows.length })}
            moreText={queue.hasNextPage ? m.load_more() : undefined}
            loading={queue.isFetchingNextPage}
            onMore={() => queue.fetchNextPage()}
          />
        )
      }
    >
      {queue.error && !queue.items ? (
        <LoadFailure error={queue.error} onRetry={() => queue.refetch()} />
      ) : queue.items?.length === 0 ? (
        <EmptyState
          title={
            filters.q || filters.show === 'all'
              ? m.organizer_card_payments_none()
              : m.organizer_refunds_none()
          }
          action={
            <Button variant="secondary" onClick={() => change({ q: null, show: 'all' })}>
              {m.organizer_show_all()}
            </Button>
          }
        >
          {filters.q || filters.show === 'all'
            ? m.organizer_card_payments_none_text()
            : m.organizer_refunds_none_text()}
        </EmptyState>
      ) : (
        <QueueTable
          caption={m.organizer_card_payments()}
          columns={columns}
          items={queue.items}
          idOf={item => item.guid}
          nameOf={item => item.name}
          active={cursor.active}
          onOpen={open}
          fitsTable={fitsTable}
          stale={queue.isPlaceholderData}
          renderNarrow={row => <CardPaymentCard row={row} onRefund={mayRefund ? refund : null} />}
        />
      )}
      {refunding && (
        <RefundDialog
          payment={refunding}
          onClose={() => setRefunding(null)}
          onDone={row => {
            setRefunding(null)
            toasts.show({ title: m.organizer_refunded({ name: row.name }) })
          }}
        />
      )}
    </QueueFrame>
  )
}
