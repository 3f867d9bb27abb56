import type { ActingRole } from '#domain/access/participant-access.ts'
import { decidePayment, type PaymentAction, type PaymentActor } from '#domain/payment/payment-transitions.ts'
import { changePayments } from '../../persistence/application-queries.ts'
import { recordAudits } from '../../persistence/audit-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { orRefuse } from '../../refuse.ts'

/** Somebody whose payment moves, and as whom the account acts on them; null where it is no account that acts, or one that has paid for them and is no longer theirs. */
export type Moved = { record: ParticipantRecord; role: ActingRole | null }

export type PaymentsMove = {
  action: PaymentAction
  as: PaymentActor
  at: Date
  actorGuid: string | null
  requestId?: string
  /** Number of the invoice or of the payment order; null where there is neither. */
  reason: string | null
}

/**
 * Takes one action on the payments of people whom the caller has locked, in a number of writes that does not grow with them; refuses when the
 * status of one forbids it.
 */
export async function movePayments(tx: Tx, people: readonly Moved[], move: PaymentsMove): Promise<void> {
  const moved = people.map(({ record, role }) => ({
    record,
    role,
    to: orRefuse(decidePayment(move.action, { status: record.payment, actor: move.as })).to,
  }))
  for (const to of new Set(moved.map(each => each.to)))
    await changePayments(
      tx,
      moved.filter(each => each.to === to).map(({ record }) => record.applicationGuid),
      to,
      move.at,
    )
  await recordAudits(
    tx,
    moved.map(({ record, role, to }) => ({
      at: move.at,
      actorGuid: move.actorGuid,
      actorRole: move.as === 'payer' ? (role ?? 'payer') : move.as,
      subjectKind: 'payment' as const,
      subjectGuid: record.applicationGuid,
      action: move.action,
      fromValue: record.payment,
      toValue: to,
      reason: move.reason,
      ...(move.requestId && { requestId: move.requestId }),
    })),
  )
}
