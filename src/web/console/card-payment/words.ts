import type { CardPaymentLine, CardPaymentRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'

export const cardLineWords: Record<CardPaymentLine['state'], () => string> = {
  open: m.organiser_card_pending,
  lapsed: m.organiser_card_failed,
  charged: m.organiser_card_succeeded,
  refundDue: m.organiser_refund_due,
  refunded: m.organiser_card_refunded,
}

const words: Record<string, () => string> = {
  given_up: m.organiser_failure_given_up,
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
export function failureWord(reason: string): string {
  return Object.hasOwn(words, reason) ? (words[reason]?.() ?? reason) : reason
}

/** How far the second cash receipt is. */
export function receiptWord(
  { state, sentAt, nextTryAt }: NonNullable<CardPaymentRow['settlementReceipt']>,
  inWords: (instant: string) => string,
): string {
  if (state === 'waiting') return m.organiser_settlement_receipt_waiting({ when: inWords(nextTryAt) })
  return state === 'sent' && sentAt
    ? m.organiser_settlement_receipt_sent({ when: inWords(sentAt) })
    : m.organiser_settlement_receipt_pending()
}
