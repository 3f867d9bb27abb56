import { findCardPaymentByCallback } from '../../persistence/card-payment-queries.ts'
import { refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'

/** An open payment that its return page asks about is looked up at the acquirer as well, in case its webhook was lost. */
export async function readCardPayment(services: Services, callbackGuid: string) {
  const row = await findCardPaymentByCallback(services.database, callbackGuid)
  if (!row) refuse('not_found')
  if (row.status === 'created' || row.status === 'pending')
    await services.database
      .transaction()
      .execute(tx =>
        services.jobs.enqueue(
          tx,
          'reconcile-card-payment',
          { cardPaymentGuid: row.guid },
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
