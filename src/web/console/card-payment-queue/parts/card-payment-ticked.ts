import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { dueRefund, isOpenRefund } from '#domain/payment/due-refund.ts'

type Payment = Pick<CardPaymentRow, 'status' | 'lines'>

/** Which of the ticked payments can be refunded in one call, which are asked for already, and which only some of their people get back. */
export function refundablePayments<Row extends Payment>(payments: readonly Row[]) {
  const due = payments.filter(payment => dueRefund(payment) !== null)
  const others = payments.filter(payment => dueRefund(payment) === null)
  const isShared = ({ lines }: Row) => lines.some(isOpenRefund)
  return { due, asked: others.filter(row => !isShared(row)), shared: others.filter(isShared) }
}
