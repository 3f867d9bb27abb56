import { useMemo } from 'react'
import type { CardPaymentRow } from '#contract/organizer-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { cardPaymentTones } from '../console/status-tones.ts'
import { StatusWord } from '../console/status-word.tsx'
import { useMoments } from '../console/use-moments.ts'
import type { QueueColumn } from '../queue/queue-table.tsx'
import { failureWord } from './failure-words.ts'
import { Money } from './money.tsx'

const cardPaymentWords: Record<CardPaymentRow['status'], () => string> = {
  created: m.organizer_card_created,
  pending: m.organizer_card_pending,
  failed: m.organizer_card_failed,
  expired: m.organizer_card_expired,
  succeeded: m.organizer_card_succeeded,
  refunded: m.organizer_card_refunded,
}

type OnRefund = ((row: CardPaymentRow) => void) | null

/** Money was taken and has not gone back yet. */
export function isRefundable(row: CardPaymentRow): boolean {
  return row.status === 'succeeded'
}

/** Columns of the card payments; refunding is there for those who may. */
export function useCardPaymentColumns(onRefund: OnRefund) {
  const moments = useMoments()
  return useMemo(
    (): QueueColumn<CardPaymentRow>[] => [
      { key: 'name', head: m.organizer_column_name(), cell: row => row.name },
      {
        key: 'sum',
        head: m.organizer_sum(),
        alignTo: 'end',
        cell: row => <Money kopecks={row.capturedKopecks ?? row.amountKopecks} />,
      },
      {
        key: 'state',
        head: m.organizer_column_state(),
        cell: row => <CardPaymentState row={row} />,
      },
      {
        key: 'failure',
        roomy: true,
        head: m.organizer_failure(),
        cell: row => (
          <span className="block max-w-64 truncate text-text-quiet">
            {row.failure ? failureWord(row.failure) : '—'}
          </span>
        ),
      },
      {
        key: 'started',
        head: m.organizer_started_at(),
        cell: row => <span className="tabular text-text-quiet">{moments.short(row.createdAt)}</span>,
      },
      {
        key: 'finished',
        roomy: true,
        head: m.organizer_finished_at(),
        cell: row => (
          <span className="tabular text-text-quiet">
            {row.finishedAt ? moments.short(row.finishedAt) : '—'}
          </span>
        ),
      },
      ...(onRefund
        ? [
            {
              key: 'refund',
              head: m.organizer_action(),
              cell: (row: CardPaymentRow) => <RefundButton row={row} onRefund={onRefund} />,
            },
          ]
        : []),
    ],
    [moments, onRefund],
  )
}

/** A card payment in the list of a phone. */
export function CardPaymentCard({ row, onRefund }: { row: CardPaymentRow; onRefund: OnRefund }) {
  const moments = useMoments()
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{row.name}</span>
        <Money kopecks={row.capturedKopecks ?? row.amountKopecks} />
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-sm">
        <CardPaymentState row={row} />
        <span className="tabular text-text-quiet">{moments.short(row.createdAt)}</span>
      </p>
      {row.failure && <p className="text-sm text-text-quiet">{failureWord(row.failure)}</p>}
      {onRefund && isRefundable(row) && (
        <div className="mt-2">
          <RefundButton row={row} onRefund={onRefund} />
        </div>
      )}
    </>
  )
}

function CardPaymentState({ row }: { row: CardPaymentRow }) {
  if (row.refundDue && row.status === 'succeeded')
    return <StatusWord tone="attention">{m.organizer_refund_due()}</StatusWord>
  return <StatusWord tone={cardPaymentTones[row.status]}>{cardPaymentWords[row.status]()}</StatusWord>
}

function RefundButton({ row, onRefund }: { row: CardPaymentRow; onRefund: (row: CardPaymentRow) => void }) {
  if (!isRefundable(row)) return null
  return (
    <Button
      size="sm"
      variant={row.refundDue ? 'secondary' : 'quiet'}
      className="-my-1"
      onClick={() => onRefund(row)}
    >
      {m.organizer_refund()}
    </Button>
  )
}
