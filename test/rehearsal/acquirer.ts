import Fastify, { type FastifyReply } from 'fastify'
import type { AcquirerPayment, AcquirerRefusal } from '#server/adapters/acquirer/port.ts'
import { type AcquirerSimulator, createAcquirerSimulator } from '#server/adapters/acquirer/simulator.ts'
import { simulatorPages } from '#server/adapters/acquirer/simulator-pages.ts'
import { toAmountValue } from '#server/adapters/acquirer/yookassa-objects.ts'
import { createSystemClock } from '#server/adapters/clock/system.ts'
import { createInMemoryPaymentStore } from '#server/adapters/testing/in-memory-payment-store.ts'
import { readOrder, readRefund } from './acquirer-orders.ts'
import { type PlayedService, playService } from './played-service.ts'

export type RehearsalAcquirer = PlayedService & {
  settings: Record<string, string>
  /** The demo's bank behind it: its pay pages are at `redirectUrl` of each payment. */
  bank: AcquirerSimulator
  /** Sends each notice to this function, which tells whether it was taken; a refused one is sent again after a second. */
  notify(send: (body: string) => Promise<boolean>): void
}

const shopId = '100500'
const secretKey = 'of-the-acquirer'
const credentials = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`
const statusOfRefusal: Record<AcquirerRefusal, number> = {
  rejected: 400,
  unavailable: 503,
  outcome_unknown: 500,
  not_found: 404,
}

/** The demo's bank with YooKassa's interface (API v3), with pay pages and notices. Its books stay while it is down. */
export async function startAcquirer(): Promise<RehearsalAcquirer> {
  const clock = createSystemClock()
  const store = createInMemoryPaymentStore()
  const address = { url: '' }
  const app = Fastify()
  const bank = createAcquirerSimulator({
    ...{ store, clock, secret: 'unused' },
    // Known only once it listens.
    get publicUrl() {
      return address.url
    },
    warn: () => {},
  })
  const answer = async (reply: FastifyReply, result: Awaited<ReturnType<typeof bank.getPayment>>) =>
    result.ok
      ? reply.send(toYookassa(result.payment))
      : reply.code(statusOfRefusal[result.code]).send({ type: 'error', code: result.code })

  await app.register(simulatorPages, { simulator: bank, webhookUrl: null })
  await app.register(async api => {
    api.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== credentials)
        return reply.code(401).send({ type: 'error', code: 'invalid_credentials' })
    })
    api.post('/payments', async (request, reply) =>
      answer(reply, await bank.createPayment(readOrder(request))),
    )
    api.get<{ Params: { id: string } }>('/payments/:id', async ({ params }, reply) =>
      answer(reply, await bank.getPayment(params.id)),
    )
    api.post<{ Params: { id: string } }>('/payments/:id/cancel', async ({ params }, reply) =>
      answer(reply, await bank.cancel({ providerId: params.id, idempotencyKey: '' })),
    )
    api.post('/refunds', async (request, reply) => {
      const result = await bank.refund(readRefund(request))
      return result.ok
        ? reply.send({ id: result.refundId, status: result.status })
        : reply.code(statusOfRefusal[result.code]).send({ type: 'error', code: result.code })
    })
  })
  await app.ready()
  const played = await playService(app.routing)
  address.url = played.url

  let send: ((body: string) => Promise<boolean>) | null = null
  let running: Promise<unknown> = Promise.resolve()
  async function deliver(): Promise<void> {
    const now = clock.wall()
    const due = await store.claimWebhooks(now, new Date(now.getTime() + 1000))
    for (const { id, body } of due) if (await send?.(body).catch(() => false)) await store.removeWebhook(id)
  }
  const timer = setInterval(() => {
    // A bank that is down tells nobody anything.
    if (send && played.isWell()) running = running.then(deliver)
  }, 200)

  return {
    ...played,
    bank,
    settings: {
      ...{ YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_URL: played.url },
      YOOKASSA_SOURCES: '127.0.0.1',
    },
    notify(sender) {
      send = sender
    },
    async close() {
      clearInterval(timer)
      await running
      await played.close()
      await app.close()
    },
  }
}

function toYookassa(payment: AcquirerPayment) {
  const { status, amount, currency, redirectUrl, orderId, refundedAmount } = payment
  const money = (kopecks: bigint) => ({ value: toAmountValue(kopecks), currency })
  const taken = ['succeeded', 'partially_refunded', 'refunded'].includes(status)
  return {
    id: payment.providerId,
    status: status === 'pending' ? 'pending' : taken ? 'succeeded' : 'canceled',
    amount: money(amount),
    refunded_amount: money(refundedAmount),
    created_at: payment.createdAt,
    ...(payment.capturedAt && { captured_at: payment.capturedAt }),
    ...(redirectUrl && { confirmation: { type: 'redirect', confirmation_url: redirectUrl } }),
    metadata: { order_id: orderId },
    ...(!taken &&
      status !== 'pending' && {
        cancellation_details: { party: 'merchant', reason: reasonOf(payment) },
      }),
  }
}

function reasonOf({ status, failureReason }: AcquirerPayment): string {
  if (status === 'canceled') return 'canceled_by_merchant'
  if (status === 'expired') return 'expired_on_confirmation'
  return failureReason === 'three_d_secure_failed' ? '3d_secure_failed' : (failureReason ?? 'general_decline')
}
