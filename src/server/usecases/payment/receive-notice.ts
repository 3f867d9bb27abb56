import type { WebhookRequest } from '../../adapters/acquirer/port.ts'
import { findCardPaymentByProvider } from '../../persistence/card-payment-queries.ts'
import { refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'
import { reconcileCardPayment } from './reconcile-card-payment.ts'

/** The acquirer's webhook is a hint: whoever sent it, what counts is what the acquirer says when asked. */
export async function receiveNotice(services: Services, notice: WebhookRequest): Promise<null> {
  const reading = services.acquirer.parseWebhook(notice)
  if (!reading.ok) {
    services.log.warn({ code: reading.code }, 'payment notice refused')
    return reading.code === 'untrusted_sender' ? refuse('forbidden') : refuse('malformed_request')
  }
  const guid = await findCardPaymentByProvider(services.database, reading.providerId)
  if (!guid) {
    services.log.warn({ event: reading.eventKey }, 'payment notice about an unknown payment')
    return null
  }
  await reconcileCardPayment(services, guid)
  return null
}
