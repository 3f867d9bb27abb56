import { afterEach, describe, expect, it } from 'vitest'
import { type CannedAnswer, type RecordingServer, startRecordingServer } from '../testing/recording-server.ts'
import type { CreatePayment } from './port.ts'
import { createYookassaAcquirer } from './yookassa.ts'
import { toAmountValue, vatCode } from './yookassa-objects.ts'

const order: CreatePayment = {
  orderId: 'order-1',
  amount: 18_000_000n,
  currency: 'RUB',
  description: 'Участие в форуме',
  returnUrl: 'https://forum.example.org/account/payment/finish/8d1f',
  receipt: {
    customer: { email: 'anna@example.org', phone: '+79123456789', fullName: 'Анна Ким' },
    items: [
      {
        description: 'Участие в форуме',
        quantity: 1,
        unitAmount: 18_000_000n,
        vatRate: 22,
        vatCalculated: true,
        paymentMode: 'full_prepayment',
      },
    ],
  },
  locale: 'en',
  idempotencyKey: '6f1c9f0e-0000-4000-8000-000000000001',
}

const pending = {
  id: '2d1f6a3e-000f-5000-8000-18db351245c7',
  status: 'pending',
  paid: false,
  amount: { value: '180000.00', currency: 'RUB' },
  confirmation: { type: 'redirect', confirmation_url: 'https://yoomoney.ru/checkout/1' },
  created_at: '2026-01-10T10:00:00.000Z',
  metadata: { order_id: 'order-1' },
  test: true,
}

let server: RecordingServer | null = null

afterEach(async () => {
  await server?.close()
  server = null
})

async function connect(answer: CannedAnswer) {
  server = await startRecordingServer(() => answer)
  const settings = { shopId: '100500', secretKey: 'test_key', baseUrl: server.url, timeoutMilliseconds: 150 }
  return { acquirer: createYookassaAcquirer(settings), requests: server.requests }
}

async function read(change: object) {
  const { acquirer } = await connect({ body: { ...pending, ...change } })
  const found = await acquirer.getPayment(pending.id)
  return found.ok ? found.payment : expect.fail(found.detail)
}

describe('requests', () => {
  it("creates a payment with its receipt under the caller's key", async () => {
    const { acquirer, requests } = await connect({ body: pending })
    expect(await acquirer.createPayment(order)).toEqual({
      ok: true,
      payment: {
        providerId: pending.id,
        orderId: 'order-1',
        amount: 18_000_000n,
        currency: 'RUB',
        status: 'pending',
        failureReason: null,
        refundedAmount: 0n,
        redirectUrl: 'https://yoomoney.ru/checkout/1',
        createdAt: new Date('2026-01-10T10:00:00Z'),
        expiresAt: new Date('2026-01-10T11:00:00Z'),
        capturedAt: null,
      },
    })
    const sent = requests[0]
    expect([sent?.method, sent?.url]).toEqual(['POST', '/payments'])
    expect(sent?.headers.authorization).toBe(`Basic ${Buffer.from('100500:test_key').toString('base64')}`)
    expect(sent?.headers['idempotence-key']).toBe(order.idempotencyKey)
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      amount: { value: '180000.00', currency: 'RUB' },
      capture: true,
      confirmation: { type: 'redirect', return_url: order.returnUrl, locale: 'en_US' },
      metadata: { order_id: 'order-1' },
      receipt: {
        customer: { email: 'anna@example.org', phone: '79123456789', full_name: 'Анна Ким' },
        items: [
          {
            quantity: 1,
            amount: { value: '180000.00', currency: 'RUB' },
            vat_code: 12,
            payment_mode: 'full_prepayment',
            payment_subject: 'service',
          },
        ],
      },
    })
  })

  it('reads without a key and keeps an id inside its path', async () => {
    const { acquirer, requests } = await connect({ body: pending })
    await acquirer.getPayment('../refunds?x')
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/payments/..%2Frefunds%3Fx' })
    expect(requests[0]?.headers['idempotence-key']).toBeUndefined()
  })

  it('sets a prepayment off with a receipt of its own', async () => {
    const { acquirer, requests } = await connect({
      body: { id: 'rt-1', status: 'pending', settlements: [{ type: 'prepayment' }] },
    })
    const items = order.receipt.items.map(item => ({
      ...item,
      vatCalculated: false,
      paymentMode: 'full_payment' as const,
    }))
    const made = await acquirer.createSettlementReceipt({
      providerId: pending.id,
      amount: order.amount,
      receipt: { ...order.receipt, items },
      idempotencyKey: 'k',
    })
    expect(made).toEqual({ ok: true, receipt: { receiptId: 'rt-1', status: 'pending' } })
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/receipts',
      headers: { 'idempotence-key': 'k' },
    })
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      type: 'payment',
      payment_id: pending.id,
      send: true,
      customer: { email: 'anna@example.org', phone: '79123456789' },
      items: [{ vat_code: 11, payment_mode: 'full_payment' }],
      settlements: [{ type: 'prepayment', amount: { value: '180000.00', currency: 'RUB' } }],
    })
  })

  it.each<[object[], object | null]>([
    [[], null],
    // The receipt of the payment itself.
    [[{ id: 'first', status: 'succeeded', settlements: [{ type: 'cashless' }] }], null],
    [
      [
        { id: 'refused', status: 'canceled', settlements: [{ type: 'prepayment' }] },
        { id: 'second', status: 'succeeded', settlements: [{ type: 'prepayment' }] },
      ],
      { receiptId: 'second', status: 'succeeded' },
    ],
    [
      [{ id: 'refused', status: 'canceled', settlements: [{ type: 'prepayment' }] }],
      { receiptId: 'refused', status: 'canceled' },
    ],
  ])('of the receipts %j the one that sets off is %j', async (items, receipt) => {
    const { acquirer, requests } = await connect({ body: { type: 'list', items } })
    expect(await acquirer.findSettlementReceipt(pending.id)).toEqual({ ok: true, receipt })
    expect(requests[0]).toMatchObject({ method: 'GET', url: `/receipts?payment_id=${pending.id}` })
  })

  it('refunds a part', async () => {
    const { acquirer, requests } = await connect({ body: { id: 'r-1', status: 'succeeded' } })
    const refund = { providerId: pending.id, amount: 5n, receipt: order.receipt, idempotencyKey: 'k' }
    expect(await acquirer.refund(refund)).toEqual({ ok: true, refundId: 'r-1', status: 'succeeded' })
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      payment_id: pending.id,
      amount: { value: '0.05' },
    })
  })
})

describe('statuses', () => {
  const refunded = (value: string) => ({ status: 'succeeded', refunded_amount: { value, currency: 'RUB' } })
  const canceled = (reason: string) => ({
    status: 'canceled',
    cancellation_details: { party: 'yoo_money', reason },
  })

  it.each<[object, string, string | null]>([
    [{}, 'pending', null],
    [{ status: 'waiting_for_capture' }, 'authorized', null],
    [refunded('0.00'), 'succeeded', null],
    [refunded('0.01'), 'partially_refunded', null],
    [refunded('180000.00'), 'refunded', null],
    [canceled('expired_on_confirmation'), 'expired', null],
    [canceled('canceled_by_merchant'), 'canceled', null],
    [canceled('insufficient_funds'), 'failed', 'insufficient_funds'],
    [canceled('3d_secure_failed'), 'failed', 'three_d_secure_failed'],
    [canceled('invalid_csc'), 'failed', 'invalid_card'],
    [canceled('reason_of_next_year'), 'failed', 'declined'],
  ])('%j is %s', async (change, status, failureReason) => {
    expect(await read(change)).toMatchObject({ status, failureReason })
  })

  it('keeps the moment of capture', async () => {
    const payment = await read({ status: 'succeeded', captured_at: '2025-12-31T21:00:00.000Z' })
    expect(payment.capturedAt).toEqual(new Date('2025-12-31T21:00:00Z'))
  })
})

describe('faults', () => {
  it.each<[string, CannedAnswer, string]>([
    ['wrong request', { status: 400, body: { code: 'invalid_request' } }, 'rejected'],
    ['wrong key', { status: 401 }, 'unavailable'],
    ['too many calls', { status: 429 }, 'unavailable'],
    ['unknown payment', { status: 404 }, 'not_found'],
    ['fault of the acquirer', { status: 500 }, 'outcome_unknown'],
    ['no answer in time', { delayMilliseconds: 2_000 }, 'outcome_unknown'],
    ['broken connection', 'hang-up', 'outcome_unknown'],
    ['unknown shape', { body: { id: 'x' } }, 'outcome_unknown'],
    [
      'fractions of a kopeck',
      { body: { ...pending, amount: { value: '1.005', currency: 'RUB' } } },
      'outcome_unknown',
    ],
  ])('%s: %s', async (_, answer, code) => {
    const { acquirer } = await connect(answer)
    const created = await acquirer.createPayment(order)
    expect(created).toMatchObject({ ok: false, code })
    expect(JSON.stringify(created)).not.toMatch(/anna|79123456789|test_key/)
  })

  it('a connection that was never made took no money', async () => {
    const { acquirer } = await connect({})
    await server?.close()
    expect(await acquirer.createPayment(order)).toMatchObject({ ok: false, code: 'unavailable' })
  })
})

describe('webhooks', () => {
  const acquirer = createYookassaAcquirer({ shopId: '1', secretKey: 'k' })
  const body = (event: string, object: object) => JSON.stringify({ type: 'notification', event, object })
  const succeeded = body('payment.succeeded', { ...pending, status: 'succeeded' })

  it.each([
    ['185.71.76.0', true],
    ['185.71.76.31', true],
    ['185.71.76.32', false],
    ['77.75.156.11', true],
    ['77.75.156.12', false],
    ['77.75.154.200', true],
    ['77.75.154.127', false],
    ['::ffff:185.71.77.5', true],
    ['2a02:5180:0:1::5', true],
    ['2a02:5181::1', false],
    ['127.0.0.1', false],
    ['', false],
    ['185.71.76.1, 10.0.0.1', false],
  ])('from %j: %s', (remoteAddress, trusted) => {
    const reading = acquirer.parseWebhook({ headers: {}, rawBody: succeeded, remoteAddress })
    expect(reading).toEqual(
      trusted
        ? {
            ok: true,
            providerId: pending.id,
            eventKey: `payment.succeeded:${pending.id}:succeeded`,
            hint: 'payment.succeeded',
          }
        : { ok: false, code: 'untrusted_sender' },
    )
  })

  it('names the payment of a refund', () => {
    const rawBody = body('refund.succeeded', { id: 'r-1', status: 'succeeded', payment_id: 'p-1' })
    expect(acquirer.parseWebhook({ headers: {}, rawBody, remoteAddress: '77.75.156.35' })).toMatchObject({
      providerId: 'p-1',
      eventKey: 'refund.succeeded:r-1:succeeded',
    })
  })

  it.each([
    '',
    '{',
    '[]',
    '{"type":"notification"}',
    body('payment.succeeded', { id: 7, status: 'succeeded' }),
  ])('refuses %j', rawBody => {
    expect(acquirer.parseWebhook({ headers: {}, rawBody, remoteAddress: '77.75.156.11' })).toEqual({
      ok: false,
      code: 'malformed',
    })
  })
})

it.each([
  [18_000_000n, '180000.00'],
  [5n, '0.05'],
  [100n, '1.00'],
])('%s kopecks are %s', (kopecks, value) => {
  expect(toAmountValue(kopecks)).toBe(value)
})

it.each([
  [22, true, 12],
  [22, false, 11],
  [20, true, 6],
  [20, false, 4],
  [null, true, 1],
  [0, false, 2],
] as const)('VAT %s %%, calculated %s: code %s', (vatRate, vatCalculated, code) => {
  expect(vatCode({ vatRate, vatCalculated })).toBe(code)
})
