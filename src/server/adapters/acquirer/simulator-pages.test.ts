import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createInMemoryPaymentStore } from '../testing/in-memory-payment-store.ts'
import { type RecordingServer, startRecordingServer } from '../testing/recording-server.ts'
import { createAcquirerSimulator } from './simulator.ts'
import { simulatorPages } from './simulator-pages.ts'
import { testCards } from './test-cards.ts'

const returnUrl = 'http://shop.test/account/payment/finish/8d1f?a=1&b="2"'
const closers: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function setUp(answer: (index: number) => number = () => 200) {
  const shop: RecordingServer = await startRecordingServer((_, index) => ({ status: answer(index) }))
  const simulator = createAcquirerSimulator({
    store: createInMemoryPaymentStore(),
    clock: { now: () => new Date(), wall: () => new Date() },
    publicUrl: 'http://shop.test',
    secret: 'secret',
    warn: fault => expect.fail(fault),
  })
  const app = fastify()
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
    payload.resume()
    done(null, 'read by someone else')
  })
  await app.register(simulatorPages, { simulator, webhookUrl: `${shop.url}/webhook` })
  closers.push(
    () => shop.close(),
    () => app.close(),
  )
  const created = await simulator.createPayment({
    orderId: 'order-1',
    amount: 18_000_000n,
    currency: 'RUB',
    description: 'Участие: <script>alert("Анна")</script>',
    returnUrl,
    receipt: {
      customer: { email: 'a@example.org', phone: null, fullName: null },
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
  })
  if (!created.ok) return expect.fail(created.detail)
  const page = `/dev/acquirer/${created.payment.providerId}`
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  return { app, shop, simulator, page, post, id: created.payment.providerId }
}

function fields(outcome: string, mode = 'normal') {
  const card = testCards.find(known => known.outcome === outcome)
  return { number: card?.number ?? '', expiry: card?.expiry ?? '', code: '123', mode }
}

async function eventually(check: () => boolean) {
  await expect.poll(check, { timeout: 5_000, interval: 20 }).toBe(true)
}

describe('pages', () => {
  it('shows the sum and the cards, escapes what the shop sent, and forbids everything else', async () => {
    const { app, page } = await setUp()
    const { body, headers, statusCode } = await app.inject(page)
    expect(statusCode).toBe(200)
    expect(body).toContain('180\u00a0000,00\u00a0₽')
    expect(body).toContain('Это симулятор банка')
    expect(body).toContain('&lt;script&gt;')
    expect(body).not.toContain('<script')
    expect(body).toContain('href="http://shop.test/account/payment/finish/8d1f?a=1&amp;b=&quot;2&quot;"')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("form-action 'self' http://shop.test")
    expect(headers['cache-control']).toBe('no-store')
  })

  it('speaks English and fills in a chosen card', async () => {
    const { app, page } = await setUp()
    const { body } = await app.inject(`${page}?lang=en&card=insufficient_funds`)
    expect(body).toContain('<html lang="en">')
    expect(body).toContain('RUB\u00a0180,000.00')
    expect(body).toContain('value="2200 0000 0000 0202"')
  })

  it('knows nothing of other payments', async () => {
    const { app, post } = await setUp()
    const unknown = '/dev/acquirer/0b0e6d3e-0000-4000-8000-000000000000'
    expect((await app.inject(unknown)).statusCode).toBe(404)
    expect((await app.inject('/dev/acquirer/%00')).statusCode).toBe(404)
    expect((await post(`${unknown}/card`, fields('success'))).statusCode).toBe(404)
  })

  it('refuses a card that is not a test card, and says which field is wrong', async () => {
    const { post, page, simulator, id } = await setUp()
    const answer = await post(`${page}/card`, {
      number: '4111 1111 1111 1111"><b>',
      expiry: '13/30',
      code: '12',
      mode: 'x',
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.body.match(/aria-invalid="true"/g)).toHaveLength(3)
    expect(answer.body).not.toContain('"><b>')
    expect(await simulator.show(id)).toMatchObject({ status: 'awaiting_card', cardLastFour: null })
  })
})

describe('paying', () => {
  it('sends the payer back and then tells the shop', async () => {
    const { post, page, shop, simulator, id } = await setUp()
    const answer = await post(`${page}/card`, { ...fields('success'), amount: '1' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, returnUrl])
    expect(shop.requests).toHaveLength(0)
    await eventually(() => shop.requests.length === 1)
    const { headers, body = '' } = shop.requests[0] ?? {}
    expect(JSON.parse(body).object.amount).toEqual({ value: '180000.00', currency: 'RUB' })
    expect(
      simulator.parseWebhook({ headers: headers ?? {}, rawBody: body, remoteAddress: '' }),
    ).toMatchObject({
      ok: true,
      providerId: id,
    })
  })

  it('goes through 3-D Secure', async () => {
    const { app, post, page } = await setUp()
    const step = await post(`${page}/card?lang=en`, fields('three_d_secure'))
    expect(step.headers.location).toBe(`${page}?lang=en`)
    expect((await app.inject(`${page}?lang=en`)).body).toContain('•••• 0103')
    expect((await post(`${page}/code`, { code: '1234' })).headers.location).toBe(returnUrl)
    const again = await post(`${page}/code`, { code: '0000' })
    expect(again.headers.location).toBe(returnUrl)
    expect((await app.inject(page)).body).toContain('Оплата прошла')
  })

  it('a declined payment leads back to the shop too', async () => {
    const { app, post, page } = await setUp()
    expect((await post(`${page}/card`, fields('fraud_suspected'))).headers.location).toBe(returnUrl)
    expect((await app.inject(`${page}?lang=en`)).body).toContain('Payment declined')
  })

  it('out of order: the shop knows before the payer returns, and hears old news later', async () => {
    const { post, page, shop } = await setUp()
    await post(`${page}/card`, fields('success', 'out_of_order'))
    expect(shop.requests.map(({ body }) => JSON.parse(body).event)).toEqual(['payment.succeeded'])
    await eventually(() => shop.requests.length === 2)
    expect(JSON.parse(shop.requests[1]?.body ?? '').event).toBe('payment.waiting_for_capture')
  })

  it('repeats a notice that the shop did not take', async () => {
    const { post, page, shop } = await setUp(index => (index === 0 ? 503 : 200))
    await post(`${page}/card`, fields('success'))
    await eventually(() => shop.requests.length === 2)
    expect(shop.requests[1]?.body).toBe(shop.requests[0]?.body)
  })
})

it('switches card payments off and on', async () => {
  const { app, post, simulator } = await setUp()
  await post('/dev/acquirer/settings', { available: 'no' })
  expect(await simulator.isAvailable()).toBe(false)
  expect((await app.inject('/dev/acquirer/settings')).body).toContain('Карты временно не принимаются')
  await post('/dev/acquirer/settings', { available: 'yes' })
  expect(await simulator.isAvailable()).toBe(true)
})
