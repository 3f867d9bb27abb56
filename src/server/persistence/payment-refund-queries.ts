import type { Reader, Tx } from './database.ts'

/** Notes that the money of a place is asked back, or with null that it is not any more. */
export async function noteRefundRequest(
  tx: Tx,
  applicationGuid: string,
  { askedAt, reason }: { askedAt: Date | null; reason: string | null },
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ refundAskedAt: askedAt, refundReason: reason })
    .where('guid', '=', applicationGuid)
    .execute()
}

/** Places whose money is asked back and still here, the longest waiting first. */
export function listRefundRequests(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('application')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('groupMember', join =>
      join
        .onRef('groupMember.applicationGuid', '=', 'application.guid')
        .on('groupMember.removedAt', 'is', null),
    )
    .leftJoin('participantGroup', 'participantGroup.guid', 'groupMember.groupGuid')
    .select(['application.guid', 'application.refundReason', 'application.payment'])
    .select(['participant.lastName', 'participant.firstName', 'participant.middleName'])
    .select(['participant.latinLastName', 'participant.latinFirstName'])
    .select(['participantGroup.companyShortName as groupName'])
    .select(eb => [
      eb
        .selectFrom('invoiceLine')
        .innerJoin('invoice', 'invoice.guid', 'invoiceLine.invoiceGuid')
        .select('invoice.guid')
        .whereRef('invoiceLine.applicationGuid', '=', 'application.guid')
        .where('invoice.status', '=', 'paid')
        .where('invoiceLine.refundedAt', 'is', null)
        .limit(1)
        .as('invoiceGuid'),
      eb
        .selectFrom('cardPaymentLine')
        .select('cardPaymentLine.cardPaymentGuid')
        .whereRef('cardPaymentLine.applicationGuid', '=', 'application.guid')
        .where('cardPaymentLine.state', '=', 'charged')
        .limit(1)
        .as('cardPaymentGuid'),
    ])
    .select(({ ref }) => ref('application.refundAskedAt').$notNull().as('askedAt'))
    .where('application.editionGuid', '=', editionGuid)
    .where('application.refundAskedAt', 'is not', null)
    .where('application.payment', 'in', ['paid', 'cardPaymentAccepted'])
    .orderBy('application.refundAskedAt')
    .limit(200)
    .execute()
}
