import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import type { Tx } from './database.ts'
import { tellApplicant, tellApplicants } from './live-queries.ts'
import { settlePasses } from './pass-standing-queries.ts'
import { releaseReplacements } from './replacement-queries.ts'

export type ApplicationChange = {
  submittedAt?: Date
  decisionReason?: string | null
  passportNote?: string | null
  payBy?: string | null
  photographReviewSince?: Date | null
  photographRequest?: string | null
  photographRequestedAt?: Date | null
}

/**
 * Changes an application whose row the caller has locked, and notifies the person's open cabinet. The pass comes or goes with it in the same
 * transaction.
 */
export function changeApplication(
  tx: Tx,
  guid: string,
  { change, at }: { change: ApplicationChange; at: Date },
): Promise<void> {
  return moveApplication(tx, guid, { change, at })
}

/** Like `changeApplication`, with a status. Only for the state machines, which check the table first. */
export async function moveApplication(
  tx: Tx,
  guid: string,
  {
    change,
    at,
  }: { change: ApplicationChange & { status?: ApplicationStatus; security?: SecurityStatus }; at: Date },
): Promise<void> {
  const { status, security } = await tx
    .updateTable('application')
    .set(change)
    .where('guid', '=', guid)
    .returning(['status', 'security'])
    .executeTakeFirstOrThrow()
  await settlePasses(tx, [guid], at)
  // Money that waited for an approval is free again when there will be none (decision 036).
  if (status === 'cancelled' || status === 'rejected' || security === 'rejected')
    await releaseReplacements(tx, guid, at)
  await tellApplicant(tx, guid)
}

/** Updates the payment of applications whose rows the caller has locked. */
export async function movePayments(
  tx: Tx,
  guids: readonly string[],
  { payment, at }: { payment: PaymentStatus; at: Date },
): Promise<void> {
  if (guids.length === 0) return
  await tx
    .updateTable('application')
    .set({ payment })
    .where('guid', 'in', [...guids])
    .execute()
  await settlePasses(tx, guids, at)
  await tellApplicants(tx, guids)
}
