import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { PlannedWebhook, SimulatedPayment } from './simulated-payment.ts'
import { toAmountValue } from './yookassa-objects.ts'

export const signatureHeader = 'x-simulator-signature'

type Event = 'payment.succeeded' | 'payment.canceled' | 'payment.waiting_for_capture' | 'refund.succeeded'

/** Usual time between a result and its notification. */
const usualDelay = 500
const longDelay = 30_000
const staleDelay = 2_000

/** The notifications of a payment's result, by the mode chosen on the pay page. */
export function planWebhooks(payment: SimulatedPayment, wall: Date): PlannedWebhook[] {
  const event: Event = payment.status === 'succeeded' ? 'payment.succeeded' : 'payment.canceled'
  const at = (delay: number, named: Event = event) =>
    planWebhook(payment, named, new Date(wall.getTime() + delay))
  switch (payment.webhookMode) {
    case 'lost':
      return []
    case 'delayed':
      return [at(longDelay)]
    case 'duplicated':
      return [at(usualDelay), at(usualDelay), at(staleDelay)]
    case 'out_of_order':
      return [at(0), at(staleDelay, 'payment.waiting_for_capture')]
    default:
      return [at(usualDelay)]
  }
}

/** One notification in YooKassa's form. */
export function planWebhook(
  payment: SimulatedPayment,
  event: Event,
  dueAt: Date,
  refund?: { id: string; amount: bigint },
): PlannedWebhook {
  const amount = refund?.amount ?? payment.capturedAmount ?? payment.amount
  const object = {
    id: refund?.id ?? payment.id,
    ...(refund === undefined ? {} : { payment_id: payment.id }),
    status: event.slice(event.indexOf('.') + 1),
    amount: { value: toAmountValue(amount), currency: payment.currency },
    metadata: { order_id: payment.orderId },
  }
  return {
    id: randomUUID(),
    paymentId: payment.id,
    body: JSON.stringify({ type: 'notification', event, object }),
    dueAt,
  }
}

/** Proves that a notification comes from our own simulator. */
export function signWebhook(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

export function isSignedBy(signature: string | string[] | undefined, body: string, secret: string): boolean {
  if (typeof signature !== 'string') return false
  const [given, right] = [Buffer.from(signature), Buffer.from(signWebhook(body, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}
