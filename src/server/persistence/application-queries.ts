import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import type { Tx } from './database.ts'

export type ApplicationChange = {
  status?: ApplicationStatus
  security?: SecurityStatus
  payment?: PaymentStatus
  submittedAt?: Date
  decisionReason?: string | null
  passportNote?: string | null
  payBy?: string | null
  photographReviewSince?: Date | null
}

/** Changes an application whose row the caller has locked. */
export async function changeApplication(tx: Tx, guid: string, change: ApplicationChange): Promise<void> {
  await tx.updateTable('application').set(change).where('guid', '=', guid).execute()
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
