import { useMemo } from 'react'
import type { CardPaymentLine, CardPaymentRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { cardPaymentTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { Button } from '#web/ui/button.tsx'

const cardPaymentWords: Record<CardPaymentRow['status'], () => string> = {
  created: m.organiser_card_created,
  pending: m.organiser_card_pending,
  failed: m.organiser_card_failed,
  expired: m.organiser_card_expired,
  succeeded: m.organiser_card_succeeded,
  refunded: m.organiser_card_refunded,
}

const cardLineWords: Record<CardPaymentLine['state'], () => string> = {
  open: m.organiser_card_pending,
  lapsed: m.organiser_card_failed,
  charged: m.organiser_card_succeeded,
  refundDue: m.organiser_refund_due,
  refunded: m.organiser_card_refunded,
}

type OnRefund = ((row: CardPaymentRow) => void) | null

/** Money was taken and not refunded yet. */
export function isRefundable(row: CardPaymentRow): boolean {
  return row.status === 'succeeded'
}

/** The refund button is shown only to those who may refund. */
export function useCardPaymentColumns(onRefund: OnRefund) {
  const moments = useMoments()
  return useMemo(
    (): ListColumn<CardPaymentRow>[] => [
      { key: 'name', head: m.organiser_column_name(), cell: row => <CardPaymentPeople row={row} /> },
      {
        key: 'sum',
        head: m.organiser_sum(),
        alignTo: 'end',
        cell: row => <Money kopecks={row.capturedKopecks ?? row.amountKopecks} />,
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        cell: row => <CardPaymentState row={row} />,
      },
      {
        key: 'failure',
        roomy: true,
        head: m.organiser_failure(),
        cell: row => (
          <span className="block max-w-64 truncate text-text-quiet">
            {row.failure ? failureWord(row.failure) : '—'}
          </span>
        ),
      },
      {
        key: 'started',
        roomy: true,
        head: m.organiser_started_at(),
        cell: row => <span className="tabular text-text-quiet">{moments.short(row.startedAt)}</span>,
      },
      {
        key: 'finished',
        roomy: true,
        head: m.organiser_finished_at(),
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
              head: m.organiser_action(),
              cell: (row: CardPaymentRow) => <RefundButton row={row} onRefund={onRefund} />,
            },
          ]
        : []),
    ],
    [moments, onRefund],
  )
}

export function CardPaymentCard({ row, onRefund }: { row: CardPaymentRow; onRefund: OnRefund }) {
  const moments = useMoments()
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <CardPaymentPeople row={row} />
        <Money kopecks={row.capturedKopecks ?? row.amountKopecks} />
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-sm">
        <CardPaymentState row={row} />
        <span className="tabular text-text-quiet">{moments.short(row.startedAt)}</span>
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

/** Everybody it pays for; with several people, what became of each part. */
function CardPaymentPeople({ row }: { row: CardPaymentRow }) {
  return (
    <ul className="space-y-0.5">
      {row.lines.map(line => (
        <li key={line.guid}>
          <span className="font-medium">{line.name}</span>
          {row.lines.length > 1 && row.status !== 'created' && (
            <span className="text-sm text-text-quiet">{` · ${cardLineWords[line.state]()}`}</span>
          )}
          {line.holder && (
            <span className="block text-sm text-text-quiet">
              {line.holder.settled
                ? m.organiser_place_taken({ name: line.holder.name })
                : m.organiser_place_waits({ name: line.holder.name })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function CardPaymentState({ row }: { row: CardPaymentRow }) {
  if (row.refundDue && row.status === 'succeeded')
    return <StatusWord tone="attention">{m.organiser_refund_due()}</StatusWord>
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
      {m.organiser_refund()}
    </Button>
  )
}

const words: Record<string, () => string> = {
  insufficient_funds: m.organiser_failure_insufficient_funds,
  card_expired: m.organiser_failure_card_expired,
  invalid_card: m.organiser_failure_invalid_card,
  fraud_suspected: m.organiser_failure_fraud_suspected,
  three_d_secure_failed: m.organiser_failure_three_d_secure_failed,
  limit_exceeded: m.organiser_failure_limit_exceeded,
  card_restricted: m.organiser_failure_card_restricted,
  issuer_unavailable: m.organiser_failure_issuer_unavailable,
}

/** Why the bank refused, for finance; an unknown reason is shown as the acquirer wrote it. */
function failureWord(reason: string): string {
  return Object.hasOwn(words, reason) ? (words[reason]?.() ?? reason) : reason
}
