import type { CardPaymentLine, CardPaymentRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'

export const cardLineWords: Record<CardPaymentLine['state'], () => string> = {
  open: m.organiser_card_pending,
  lapsed: m.organiser_card_failed,
  charged: m.organiser_card_succeeded,
  refundDue: m.organiser_refund_due,
  refunded: m.organiser_card_refunded,
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
