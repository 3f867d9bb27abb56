import type * as routes from '#contract/payment.ts'
import { findCardPaymentByCallback } from '#server/persistence/card-payment-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** An open payment is also looked up at the acquirer when its return page asks, in case its webhook was lost. */
export const readCardPayment: UseCase<typeof routes.readCardPayment, 'database' | 'jobs'> = async (
  { params: { callbackGuid } },
  needs,
) => {
  const row = await findCardPaymentByCallback(needs.database, callbackGuid)
  if (!row) refuse('not_found')
  if (row.status === 'created' || row.status === 'pending')
    await needs.database
      .transaction()
      .execute(tx =>
        needs.jobs.enqueue(
          tx,
          { name: 'reconcile-card-payment', payload: { cardPaymentGuid: row.guid } },
          { singletonKey: row.guid, singletonSeconds: 5 },
        ),
      )
  return {
    status: row.status,
    amountKopecks: row.amountKopecks.toString(),
    failure: row.failure,
    payUrl: row.status === 'pending' ? row.payUrl : null,
  }
}
