import { z } from 'zod'
import { staleCardPayments } from '../persistence/card-payment-queries.ts'
import { reconcileCardPayment } from '../usecases/payment/reconcile-card-payment.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({ cardPaymentGuid: z.guid() })

declare module './job-queue.ts' {
  interface JobPayloads {
    'reconcile-card-payment': z.infer<typeof payload>
  }
}

/** Asks the acquirer how a payment stands. */
export const reconcileCardPaymentJob = defineJob({
  name: 'reconcile-card-payment',
  payload,
  handle: (services, { cardPaymentGuid }) => reconcileCardPayment(services, cardPaymentGuid),
  // Both the job and the acquirer's webhook may be lost.
  lost: {
    find: async ({ database }, ago) => {
      const stale = await staleCardPayments(database, { before: ago(45), notBefore: ago(3 * 3600) })
      return stale.map(cardPaymentGuid => ({ cardPaymentGuid }))
    },
    everySeconds: 30,
  },
})
