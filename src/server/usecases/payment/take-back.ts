import type { AuditRole } from '#domain/audit/audit-entry.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import {
  changeCardPaymentLine,
  listCardPaymentLines,
  lockCardPaymentLine,
} from '#server/persistence/card-payment-line-queries.ts'
import { changeCardPayment } from '#server/persistence/card-payment-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { noteRefundRequest } from '#server/persistence/payment-refund-queries.ts'
import { endPlacesOf } from '#server/persistence/replacement-queries.ts'
import { tell } from '../message/tell-participant.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import type { PaidFor, SettlingScene } from './settling-scene.ts'

export type RefundedBy = {
  as: 'finance' | 'acquirer'
  role: AuditRole
  actorGuid: string | null
  reason: string
  requestId?: string
}

/** The acquirer reports a refund that our books lack: made in its own interface, or lost on the way to us. */
export async function takeBackAll(scene: SettlingScene, amount: bigint): Promise<void> {
  const by: RefundedBy = {
    as: 'acquirer',
    role: 'acquirer',
    actorGuid: null,
    reason: scene.row.guid,
  }
  const [only, ...others] = scene.people
  for (const each of scene.people) {
    const whole = only && others.length === 0 ? amount : null
    await takeBack(scene, each, { amount: whole ?? each.line.capturedKopecks ?? each.line.amountKopecks, by })
  }
  await changeCardPayment(scene.tx, scene.row.guid, { status: 'refunded' })
}

/**
 * Books one person's part of a refund, whether finance requested it or the acquirer reported it first. Only a part that counted changes a payment
 * status, and that of the person it counted for: a place may have been given to somebody else since (decision 036).
 */
export async function takeBack(
  scene: SettlingScene,
  { record, line }: PaidFor,
  { amount, by }: { amount: bigint; by: RefundedBy },
): Promise<void> {
  const { tx, at } = scene
  const standing = await lockCardPaymentLine(tx, line.guid)
  if (!standing || standing.state === 'refunded') return
  await changeCardPaymentLine(tx, line.guid, {
    state: 'refunded',
    refundedKopecks: amount,
    refundedAt: at,
    refundedBy: by.actorGuid,
  })
  await closeWhenEmpty(scene)
  const holder = standing.state === 'charged' ? holderOf(scene, { record, line }) : null
  await endPlacesOf(tx, { invoiceLineGuid: null, cardPaymentLineGuid: line.guid }, at)
  const paid = holder ?? record
  const tellOfRefund = () =>
    tell(scene, 'payment_refunded', paid, locale => ({ amount: formatMoney(amount, locale) }))
  const { reason, ...who } = by
  if (holder && decidePayment('recordRefund', { status: holder.payment, actor: by.as }).ok) {
    await applyTransition(tx, paymentMachine, 'recordRefund', holder, {
      by: { ...who, at },
      reason,
      effects: { 'notify-refunded': tellOfRefund },
    })
    // The coordinator's request is done; a later payment is not asked back with it.
    await noteRefundRequest(tx, holder.applicationGuid, { askedAt: null, reason: null })
    return
  }
  await recordAudit(tx, {
    at,
    actorGuid: by.actorGuid,
    actorRole: by.role,
    subjectKind: 'payment',
    subjectGuid: paid.applicationGuid,
    action: 'refundCard',
    fromValue: paid.payment,
    toValue: paid.payment,
    reason,
    ...(by.requestId && { requestId: by.requestId }),
  })
  await tellOfRefund()
}

/** Whom the money of a part counts for: its own person, or whoever took the place; nobody while it waits for an approval. */
function holderOf({ holders }: SettlingScene, { record, line }: PaidFor): Locked<ParticipantRecord> | null {
  const holder = holders.get(line.guid)
  if (!holder) return record
  return holder.place.settledAt ? holder.record : null
}

/** A payment with nothing left is refunded as a whole. */
async function closeWhenEmpty({ tx, row }: SettlingScene): Promise<void> {
  const lines = await listCardPaymentLines(tx, [row.guid])
  if (lines.every(line => line.state === 'refunded' || line.state === 'lapsed'))
    await changeCardPayment(tx, row.guid, { status: 'refunded' })
}
