import { afterEach, expect, test, vi } from 'vitest'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  must,
  paidParticipant,
  startCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { cardPaymentCalls } from './card-payment-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

// The later steps of paying while the bank is down, slow or back, in two tabs: its page, the status, the notice, the refund. The start and the
// give-up have card-payment-slow, card-payment-notice and card-payment-given-up.
const server = useTestServer()
const { start, paymentOf, finishPage, attemptsOf, pay } = cardPaymentCalls(server)
const down = { ok: false, code: 'unavailable', detail: '' } as const

afterEach(() => {
  vi.restoreAllMocks()
})

async function begun() {
  const made = await approvedParticipant(server())
  const payment = await startCardPayment(server(), made)
  const [attempt] = await attemptsOf(made)
  const ask = () =>
    runJob(server().services, 'reconcile-card-payment', { cardPaymentGuid: attempt?.guid ?? '' })
  return { made, payment, ask }
}

/** The bank's next answer about a payment is formed now and comes only when `arrive` is called. */
function answersSlowly() {
  const { acquirer } = server().services
  const real = acquirer.getPayment.bind(acquirer)
  let arrive = () => {}
  const waiting = new Promise<void>(resolve => {
    arrive = resolve
  })
  const formed = vi.fn()
  vi.spyOn(acquirer, 'getPayment').mockImplementationOnce(async id => {
    const answer = await real(id)
    formed()
    await waiting
    return answer
  })
  return { arrive: () => arrive(), formed }
}

const countOf = async ({ applicationGuid }: TestApplicant, action: 'acceptCard') =>
  (
    await server()
      .database.selectFrom('auditEntry')
      .select('action')
      .where('subjectGuid', '=', applicationGuid)
      .where('action', '=', action)
      .execute()
  ).length

test('the bank’s page in two tabs takes the money once', async () => {
  const { made, payment, ask } = await begun()
  const [one, other] = await Promise.all([pay(payment.providerId, 'lost'), pay(payment.providerId, 'lost')])
  expect([one, other].filter(Boolean)).toHaveLength(1)
  await ask()
  expect(await attemptsOf(made)).toMatchObject([{ status: 'succeeded', state: 'charged' }])
  expect((await simulatorOf(server()).show(payment.providerId))?.capturedAmount).toBe(18_000_000n)
})

test('while the status is not to be had, the return page waits in both tabs, and tells when the bank is back', async () => {
  const { made, payment, ask } = await begun()
  await pay(payment.providerId, 'lost')
  const away = vi.spyOn(server().services.acquirer, 'getPayment').mockResolvedValue(down)
  await expect(ask()).rejects.toMatchObject({ code: 'card_payments_unavailable' })
  for (const tab of await Promise.all([finishPage(payment.callbackGuid), finishPage(payment.callbackGuid)]))
    expect(tab).toMatchObject({ status: 200, body: { status: 'pending' } })
  // Nobody pays a second time meanwhile: the same page is given.
  expect((await start(made)).body.payUrl).toBe(payment.payUrl)
  away.mockRestore()
  await ask()
  expect((await finishPage(payment.callbackGuid)).body).toMatchObject({ status: 'succeeded' })
})

test('a slow status keeps no tab waiting, and comes too late to undo what a quicker one booked', async () => {
  const { made, payment, ask } = await begun()
  const slow = answersSlowly()
  const first = ask()
  await expect.poll(() => slow.formed.mock.calls.length).toBe(1)
  // "Not paid yet" is on its way from the bank; the person pays in the other tab, which asks as well.
  await pay(payment.providerId, 'lost')
  expect((await finishPage(payment.callbackGuid)).body).toMatchObject({ status: 'pending' })
  await ask()
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
  slow.arrive()
  await first
  expect(await attemptsOf(made)).toMatchObject([{ status: 'succeeded', state: 'charged' }])
  expect(await countOf(made, 'acceptCard')).toBe(1)
})

test('given up in one tab while the other’s status says that it is paid: the money counts, once', async () => {
  const { made, payment, ask } = await begun()
  await pay(payment.providerId, 'lost')
  const slow = answersSlowly()
  const first = ask()
  await expect.poll(() => slow.formed.mock.calls.length).toBe(1)
  await server().call('POST', `/payments/card/${payment.callbackGuid}/give-up`, {
    token: made.token,
    body: {},
  })
  slow.arrive()
  await first
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
  expect(await countOf(made, 'acceptCard')).toBe(1)
})

test('a notice that comes while the bank does not tell the truth is not taken, and its next delivery books', async () => {
  const { made, payment } = await begun()
  await simulatorOf(server()).payByCard(payment.providerId, {
    card: testCard('success'),
    webhookMode: 'duplicated',
  })
  server().advance(60_000)
  const away = vi.spyOn(server().services.acquirer, 'getPayment').mockResolvedValueOnce(down)
  const [first, second, ...others] = await deliverNotices(server())
  // Not a 2xx: the bank sends it again.
  expect(first?.status).toBe(503)
  for (const answer of [second, ...others]) expect(answer?.status).toBe(204)
  expect(away).toHaveBeenCalled()
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
  expect(await countOf(made, 'acceptCard')).toBe(1)
})

async function refundable() {
  const made = await paidParticipant(server())
  const token = await organiserToken(server(), 'finance')
  const { items } = await must<{ items: CardPaymentRow[] }>(
    server(),
    'GET',
    `/organizer/card-payments?q=${encodeURIComponent(made.phone)}`,
    { token },
  )
  const row = items[0]
  return {
    made,
    refund: () =>
      server().call('POST', `/organizer/card-payments/${row?.guid}/refund`, {
        token,
        body: { reason: 'Заявление' },
      }),
    returned: async () => (await simulatorOf(server()).show(row?.providerId ?? ''))?.refundedAmount,
  }
}

test.each([
  ['getPayment', 503, 'card_payments_unavailable'],
  ['refund', 409, 'payment_failed'],
] as const)(
  'a refund while the bank is down (%s) moves nothing, and is made once when it is back, from two tabs',
  async (verb, status, code) => {
    const { made, refund, returned } = await refundable()
    const away = vi.spyOn(server().services.acquirer, verb).mockResolvedValue(down)
    expectRefusal(await refund(), status, code)
    expect(await returned()).toBe(0n)
    expect(await paymentOf(made)).toBe('cardPaymentAccepted')
    away.mockRestore()
    const answers = await Promise.all([refund(), refund()])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await returned()).toBe(18_000_000n)
    expect(await paymentOf(made)).toBe('unpaid')
  },
)
