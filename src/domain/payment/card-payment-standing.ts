import { type CardPaymentStatus, cardPaymentStatuses } from './card-payment-merge.ts'

/** How a card payment stands for finance: as the acquirer has it, or what somebody still has to do about its money. */
export const cardPaymentStandings = [...cardPaymentStatuses, 'refundDue', 'refundUnconfirmed'] as const
export type CardPaymentStanding = (typeof cardPaymentStandings)[number]

export function cardPaymentStanding(payment: {
  status: CardPaymentStatus
  /** Money was taken that cannot be used. */
  refundDue: boolean
  /** A refund waits for another person of finance. */
  refundWaits: boolean
}): CardPaymentStanding {
  if (payment.refundWaits) return 'refundUnconfirmed'
  return payment.refundDue && payment.status === 'succeeded' ? 'refundDue' : payment.status
}

/** Whether a refund of one of the payment's people is wanted and the acquirer was not asked for it yet. */
export function refundWaits(
  lines: readonly { refundWanted: object | null; refundAsked: boolean }[],
): boolean {
  return lines.some(line => line.refundWanted !== null && !line.refundAsked)
}
