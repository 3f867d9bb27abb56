import { formatMoney } from '#domain/payment/money.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { type CardPaymentRow, changeCardPayment } from '../../persistence/card-payment-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { Services } from '../../services.ts'
import { notifyParticipant } from '../message/notify-participant.ts'

export type RefundFacts = {
  /** Both locked by the caller, the attempt as it stood before the refund. */
  record: ParticipantRecord
  row: CardPaymentRow
  edition: EditionRow
  /** What the bank gave back, in kopecks. */
  amount: bigint
  at: Date
}

/**
 * Writes a refund into our books, whether finance asked for it or the acquirer told of it first. Only the charge that
 * counted takes the payment status back: a refund that was due never paid for the application.
 */
export async function recordRefund(
  services: Services,
  tx: Tx,
  { record, row, edition, amount, at }: RefundFacts,
  by: { actorGuid: string | null; actorRole: 'finance' | 'acquirer'; reason: string; requestId?: string },
): Promise<void> {
  await changeCardPayment(tx, row.guid, { status: 'refunded', refundDue: false })
  const counted = row.status === 'succeeded' && !row.refundDue
  const verdict = decidePayment('recordRefund', { status: record.payment, actor: by.actorRole })
  const to = counted && verdict.ok ? verdict.to : record.payment
  if (to !== record.payment) await changeApplication(tx, record.applicationGuid, { payment: to }, at)
  await recordAudit(tx, {
    at,
    subjectKind: 'payment',
    subjectGuid: record.applicationGuid,
    action: 'refundCard',
    fromValue: record.payment,
    toValue: to,
    ...by,
  })
  await notifyParticipant(services, tx, 'payment_refunded', record, edition, {
    amount: formatMoney(amount, record.locale),
  })
}
