import type { CardPaymentStatus } from '#domain/payment/card-payment-merge.ts'
import type { AcquirerPayment, AcquirerStatus } from '#server/adapters/acquirer/port.ts'

const known: Record<AcquirerStatus, CardPaymentStatus> = {
  created: 'pending',
  pending: 'pending',
  authorized: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
  expired: 'expired',
  partially_refunded: 'succeeded',
  refunded: 'refunded',
}

/** What the acquirer reports, in our own words. */
export function outcomeOf(payment: AcquirerPayment): { status: CardPaymentStatus; failure: string | null } {
  const status = known[payment.status]
  return { status, failure: status === 'failed' ? (payment.failureReason ?? 'declined') : null }
}
