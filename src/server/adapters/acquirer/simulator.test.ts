import { describe, expect, it } from 'vitest'
import { createInMemoryPaymentStore } from '../testing/in-memory-payment-store.ts'
import type { CreatePayment } from './port.ts'
import type { WebhookMode } from './simulated-payment.ts'
import { createAcquirerSimulator } from './simulator.ts'
import { signatureHeader, signWebhook } from './simulator-webhooks.ts'
import { type CardOutcome, testCards } from './test-cards.ts'

const order: CreatePayment = {
  orderId: 'order-1',
  amount: 18_000_000n,
  currency: 'RUB',
  description: 'Участие в форуме',
  returnUrl: 'http://localhost:3000/account/payment/finish/8d1f',
  receipt: {
    customer: { email: 'anna@example.org', phone: null, fullName: null },
    items: [
      {
        description: 'Участие',
        quantity: 1,
        unitAmount: 18_000_000n,
        vatRate: 20,
        vatCalculated: true,
        paymentMode: 'full_prepayment',
      },
    ],
  },
  locale: 'ru',
  idempotencyKey: 'key-1',
}

function setUp() {
  const time = { now: Date.parse('2025-09-15T07:00:00Z'), wall: Date.parse('2027-03-01T12:00:00Z') }
  const store = createInMemoryPaymentStore()
  const simulator = createAcquirerSimulator({
    store,
    clock: { now: () => new Date(time.now), wall: () => new Date(time.wall) },
    publicUrl: 'http://localhost:3000',
    secret: 'secret',
    warn: fault => expect.fail(fault),
  })
  return { time, store, simulator }
}

type Simulator = ReturnType<typeof setUp>['simulator']

async function create(simulator: Simulator, change: Partial<CreatePayment> = {}) {
  const created = await simulator.createPayment({ ...order, ...change })
  if (!created.ok) return expect.fail(created.detail)
  return created.payment
}

async function read(simulator: Simulator, id: string) {
  const found = await simulator.getPayment(id)
  return found.ok ? found.payment : expect.fail(found.detail)
}

async function pay(
  simulator: Simulator,
  id: string,
  outcome: CardOutcome,
  webhookMode: WebhookMode = 'normal',
) {
  const card = testCards.find(known => known.outcome === outcome)
  return card === undefined ? expect.fail('no such card') : simulator.payByCard(id, { card, webhookMode })
}

describe('creation', () => {
  it('gives a pending payment with the way to its page, for one hour of the edition', async () => {
    const { simulator } = setUp()
    const payment = await create(simulator)
    expect(payment).toMatchObject({
      orderId: 'order-1',
      amount: 18_000_000n,
      currency: 'RUB',
      status: 'pending',
      redirectUrl: `http://localhost:3000/dev/acquirer/${payment.providerId}?lang=ru`,
      expiresAt: new Date('2025-09-15T08:00:00Z'),
      capturedAt: null,
    })
  })

  it('the same key gives the same payment; another order under it is refused', async () => {
    const { simulator } = setUp()
    const twins = await Promise.all(Array.from({ length: 20 }, () => create(simulator)))
    expect(new Set(twins.map(payment => payment.providerId)).size).toBe(1)
    expect(await simulator.createPayment({ ...order, amount: 100n })).toMatchObject({
      ok: false,
      code: 'rejected',
    })
  })

  it.each<[string, Partial<CreatePayment>]>([
    ['nothing to pay', { amount: 0n }],
    ['key too long', { idempotencyKey: 'k'.repeat(65) }],
    ['return to a script', { returnUrl: 'javascript:alert(1)' }],
    ['receipt of another amount', { amount: 17_999_999n }],
    [
      'receipt for nobody',
      { receipt: { ...order.receipt, customer: { email: null, phone: null, fullName: 'А' } } },
    ],
  ])('refuses: %s', async (_, change) => {
    const { simulator } = setUp()
    expect(await simulator.createPayment({ ...order, ...change })).toMatchObject({
      ok: false,
      code: 'rejected',
    })
  })

  it('is refused while cards are switched off; a payment begun goes on', async () => {
    const { simulator } = setUp()
    const { providerId } = await create(simulator)
    await simulator.setAvailable(false)
    expect(await simulator.createPayment({ ...order, idempotencyKey: 'key-2' })).toMatchObject({
      ok: false,
      code: 'unavailable',
    })
    await pay(simulator, providerId, 'success')
    expect((await read(simulator, providerId)).status).toBe('succeeded')
  })
})

describe('paying', () => {
  it('success takes the stored amount and its date from the edition', async () => {
    const { simulator, time } = setUp()
    const { providerId } = await create(simulator)
    time.now += 60_000
    await pay(simulator, providerId, 'success')
    expect(await read(simulator, providerId)).toMatchObject({
      status: 'succeeded',
      amount: 18_000_000n,
      capturedAt: new Date('2025-09-15T07:01:00Z'),
      redirectUrl: null,
    })
  })

  it.each<[CardOutcome]>([['insufficient_funds'], ['card_expired'], ['fraud_suspected']])(
    'declines: %s',
    async reason => {
      const { simulator } = setUp()
      const { providerId } = await create(simulator)
      await pay(simulator, providerId, reason)
      expect(await read(simulator, providerId)).toMatchObject({
        status: 'failed',
        failureReason: reason,
        capturedAt: null,
      })
    },
  )

  it.each([
    ['1234', 'succeeded', null],
    ['9999', 'succeeded', null],
    ['0000', 'failed', 'three_d_secure_failed'],
    ['12', 'failed', 'three_d_secure_failed'],
    ['', 'failed', 'three_d_secure_failed'],
  ])('3-D Secure code %j: %s', async (code, status, failureReason) => {
    const { simulator } = setUp()
    const { providerId } = await create(simulator)
    await pay(simulator, providerId, 'three_d_secure')
    expect((await read(simulator, providerId)).status).toBe('pending')
    await simulator.confirmCode(providerId, code)
    expect(await read(simulator, providerId)).toMatchObject({ status, failureReason })
  })

  it('two tabs at once pay once', async () => {
    const { simulator, store } = setUp()
    const { providerId } = await create(simulator)
    const paid = await Promise.all([
      pay(simulator, providerId, 'success'),
      pay(simulator, providerId, 'success'),
      pay(simulator, providerId, 'insufficient_funds'),
    ])
    expect(paid.filter(payment => payment !== null)).toHaveLength(1)
    expect(store.webhooks).toHaveLength(1)
  })

  it('a code before a card, or a card after the end, does nothing', async () => {
    const { simulator } = setUp()
    const { providerId } = await create(simulator)
    expect(await simulator.confirmCode(providerId, '1234')).toBeNull()
    await simulator.cancel({ providerId, idempotencyKey: 'c' })
    expect(await pay(simulator, providerId, 'success')).toBeNull()
    expect((await read(simulator, providerId)).status).toBe('canceled')
  })

  it('an hour later it has expired, also in the middle of 3-D Secure', async () => {
    const { simulator, time } = setUp()
    const { providerId } = await create(simulator)
    await pay(simulator, providerId, 'three_d_secure')
    time.now += 60 * 60 * 1000
    expect(await simulator.confirmCode(providerId, '1234')).toBeNull()
    expect((await read(simulator, providerId)).status).toBe('expired')
  })
})

describe('refunds', () => {
  it('in parts up to what was taken, once for a key', async () => {
    const { simulator } = setUp()
    const { providerId } = await create(simulator)
    const refund = (amount: bigint, idempotencyKey: string) =>
      simulator.refund({ providerId, amount, idempotencyKey, receipt: order.receipt })
    expect(await refund(1n, 'early')).toMatchObject({ ok: false, code: 'rejected' })
    await pay(simulator, providerId, 'success')
    const first = await refund(8_000_000n, 'a')
    expect(await refund(8_000_000n, 'a')).toEqual(first)
    expect(await read(simulator, providerId)).toMatchObject({
      status: 'partially_refunded',
      refundedAmount: 8_000_000n,
    })
    expect(await refund(10_000_001n, 'b')).toMatchObject({ ok: false, code: 'rejected' })
    expect(await refund(-1n, 'c')).toMatchObject({ ok: false, code: 'rejected' })
    expect(await refund(10_000_000n, 'd')).toMatchObject({ ok: true })
    expect((await read(simulator, providerId)).status).toBe('refunded')
  })

  it('of nothing known is not found', async () => {
    const { simulator } = setUp()
    const unknown = { providerId: 'x', amount: 1n, idempotencyKey: 'a', receipt: order.receipt }
    expect(await simulator.refund(unknown)).toMatchObject({ ok: false, code: 'not_found' })
    expect(await simulator.getPayment('x')).toMatchObject({ ok: false, code: 'not_found' })
  })
})

describe('news', () => {
  it.each<[WebhookMode, [event: string, delay: number][]]>([
    ['normal', [['payment.succeeded', 500]]],
    ['delayed', [['payment.succeeded', 30_000]]],
    [
      'duplicated',
      [
        ['payment.succeeded', 500],
        ['payment.succeeded', 500],
        ['payment.succeeded', 2_000],
      ],
    ],
    [
      'out_of_order',
      [
        ['payment.succeeded', 0],
        ['payment.waiting_for_capture', 2_000],
      ],
    ],
    ['lost', []],
    ['wrong_amount', [['payment.succeeded', 500]]],
  ])('%s', async (mode, expected) => {
    const { simulator, store, time } = setUp()
    const { providerId } = await create(simulator)
    await pay(simulator, providerId, 'success', mode)
    const news = store.webhooks.map(({ body, dueAt }) => [
      JSON.parse(body).event,
      dueAt.getTime() - time.wall,
    ])
    expect(news).toEqual(expected)
  })

  it('a wrong amount is wrong in the notice and in the books', async () => {
    const { simulator, store } = setUp()
    const { providerId } = await create(simulator)
    await pay(simulator, providerId, 'success', 'wrong_amount')
    expect(JSON.parse(store.webhooks[0]?.body ?? '').object.amount.value).toBe('179999.00')
    expect((await read(simulator, providerId)).amount).toBe(17_999_900n)
  })

  it('reads its own notices and no forged ones', async () => {
    const { simulator, store } = setUp()
    const { providerId } = await create(simulator)
    await pay(simulator, providerId, 'fraud_suspected')
    const rawBody = store.webhooks[0]?.body ?? ''
    const from = (signature?: string, body = rawBody) =>
      simulator.parseWebhook({
        headers: { [signatureHeader]: signature },
        rawBody: body,
        remoteAddress: '127.0.0.1',
      })
    expect(from(signWebhook(rawBody, 'secret'))).toEqual({
      ok: true,
      providerId,
      eventKey: `payment.canceled:${providerId}:canceled`,
      hint: 'payment.canceled',
    })
    const forged = { ok: false, code: 'untrusted_sender' }
    expect([from(), from('00'), from(signWebhook(rawBody, 'other'))]).toEqual([forged, forged, forged])
    expect(from(signWebhook('{}', 'secret'), '{}')).toEqual({ ok: false, code: 'malformed' })
  })
})
