import type * as routes from '#contract/replacement.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listRefundRequests as selectRequests } from '#server/persistence/payment-refund-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { fullName, latinName } from '../participant/present-participant.ts'

/** For finance: what coordinators ask back. A request ends with the refund, because the place is not paid any more. */
export const listRefundRequests: UseCase<typeof routes.listRefundRequests, 'database'> = async (
  _call,
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const rows = await selectRequests(database, edition.guid)
  return {
    items: rows.map(row => ({
      applicationGuid: row.guid,
      name: fullName(row),
      latinName: latinName(row),
      groupName: row.groupName,
      invoiceGuid: row.invoiceGuid,
      cardPaymentGuid: row.cardPaymentGuid,
      byCard: row.payment === 'cardPaymentAccepted',
      reason: row.refundReason,
      askedAt: row.askedAt.toISOString(),
    })),
  }
}
