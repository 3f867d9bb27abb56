import type * as routes from '#contract/payment.ts'
import type { WebhookRequest } from '#server/adapters/acquirer/port.ts'
import { findCardPaymentByProvider } from '#server/persistence/card-payment-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { reconcileCardPayment } from './reconcile-card-payment.ts'

/** The acquirer's webhook is only a hint, whoever sent it: the acquirer is asked for the truth. */
export const receiveNotice: UseCase<
  typeof routes.receiveAcquirerNotice,
  'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer',
  { notice: WebhookRequest }
> = async ({ notice }, needs) => {
  const reading = needs.acquirer.parseWebhook(notice)
  if (!reading.ok) {
    needs.log.warn({ code: reading.code }, 'payment notice refused')
    return reading.code === 'untrusted_sender' ? refuse('forbidden') : refuse('malformed_request')
  }
  const guid = await findCardPaymentByProvider(needs.database, reading.providerId)
  if (!guid) {
    needs.log.warn({ event: reading.eventKey }, 'payment notice about an unknown payment')
    return null
  }
  await reconcileCardPayment(needs, guid)
  return null
}
