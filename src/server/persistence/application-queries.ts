import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { keepsPass } from '#domain/pass/pass-standing.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import type { Tx } from './database.ts'
import { tellApplicant } from './live-queries.ts'
import { lockPass, revokePass } from './pass-queries.ts'

export type ApplicationChange = {
  status?: ApplicationStatus
  security?: SecurityStatus
  payment?: PaymentStatus
  submittedAt?: Date
  decisionReason?: string | null
  passportNote?: string | null
  payBy?: string | null
  photographReviewSince?: Date | null
  photographRequest?: string | null
  photographRequestedAt?: Date | null
}

/**
 * Changes an application whose row the caller has locked, and tells the person's open cabinet. The one place through which every status
 * goes: a pass that it does not keep dies in the same transaction.
 */
export async function changeApplication(
  tx: Tx,
  guid: string,
  change: ApplicationChange,
  at: Date,
): Promise<void> {
  const { editionGuid, status, ...rest } = await tx
    .updateTable('application')
    .set(change)
    .where('guid', '=', guid)
    .returning(['editionGuid', 'status', 'security', 'payment'])
    .executeTakeFirstOrThrow()
  if (!keepsPass({ application: status, ...rest })) {
    const pass = await lockPass(tx, { editionGuid, kind: 'participant', subjectGuid: guid })
    if (pass && !pass.revokedAt) await revokePass(tx, pass, { at, reason: 'verdict' })
  }
  await tellApplicant(tx, guid)
}

/** Locks applications in the order of their guids, so that two bulk changes cannot wait for each other. */
export async function lockApplications(tx: Tx, guids: string[]): Promise<void> {
  await tx
    .selectFrom('application')
    .select('guid')
    .where('guid', 'in', guids)
    .orderBy('guid')
    .forUpdate()
    .execute()
}
