import { type CardPaymentStatus, openCardPaymentStatuses } from './card-payment-merge.ts'

type Line = { state: string; refundWantedAt: Date | null }

type Facts = { status: CardPaymentStatus; startedAt: Date; finishedAt: Date | null; lines: readonly Line[] }

/**
 * What a card payment waits for and since when: money that is of no use waits to go back since it came, money that is asked back since then; what the
 * acquirer has not ended waits for its answer, which nobody promises. The list in the order of waits knows the same.
 */
export function cardPaymentWait({ status, startedAt, finishedAt, lines }: Facts) {
  const back = lines.flatMap(({ state, refundWantedAt }) => {
    if (state === 'refundDue') return [finishedAt ?? startedAt]
    return state === 'charged' && refundWantedAt ? [refundWantedAt] : []
  })
  const [oldest] = back.toSorted((one, other) => one.getTime() - other.getTime())
  if (oldest) return { for: 'refund', since: oldest } as const
  return openCardPaymentStatuses.includes(status) ? ({ for: 'acquirer', since: startedAt } as const) : null
}
