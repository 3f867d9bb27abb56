import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { keepsPass } from '#domain/pass/pass-standing.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import type { Tx } from './database.ts'
import { tellApplicant, tellApplicants } from './live-queries.ts'
import { lockPass, revokePass } from './pass-queries.ts'
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
 * Changes an application whose row the caller has locked, and notifies the person's open cabinet. If the pass is no longer valid, it is revoked in
 * the same transaction.
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
  const { editionGuid, status, ...rest } = await tx
    .updateTable('application')
    .set(change)
    .where('guid', '=', guid)
    .returning(['editionGuid', 'status', 'security', 'payment'])
    .executeTakeFirstOrThrow()
  if (!keepsPass({ application: status, ...rest }))
    await voidPass(tx, { editionGuid, applicationGuid: guid, at })
  // Money that waited for an approval is free again when there will be none (decision 036).
  if (status === 'cancelled' || status === 'rejected' || rest.security === 'rejected')
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
  const rows = await tx
    .updateTable('application')
    .set({ payment })
    .where('guid', 'in', [...guids])
    .returning(['guid', 'editionGuid', 'status as application', 'security', 'payment'])
    .execute()
  const lost = rows.filter(row => !keepsPass(row))
  if (lost.length > 0)
    for (const { guid, editionGuid } of await withPass(
      tx,
      lost.map(row => row.guid),
    ))
      await voidPass(tx, { editionGuid, applicationGuid: guid, at })
  await tellApplicants(tx, guids)
}

async function voidPass(
  tx: Tx,
  of: { editionGuid: string; applicationGuid: string; at: Date },
): Promise<void> {
  const { editionGuid, applicationGuid: subjectGuid, at } = of
  const pass = await lockPass(tx, { editionGuid, kind: 'participant', subjectGuid })
  if (pass && !pass.revokedAt) await revokePass(tx, pass, { at, reason: 'verdict' })
}

/** The applications among these that have a valid pass. */
function withPass(tx: Tx, guids: string[]) {
  return tx
    .selectFrom('pass')
    .select(['subjectGuid as guid', 'editionGuid'])
    .where('kind', '=', 'participant')
    .where('revokedAt', 'is', null)
    .where('subjectGuid', 'in', guids)
    .orderBy('subjectGuid')
    .execute()
}
