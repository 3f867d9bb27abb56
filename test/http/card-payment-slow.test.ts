import { expect, test, vi } from 'vitest'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  companyPayer,
  must,
  paidParticipant,
  providerIdOf,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { cardPaymentCalls } from './card-payment-calls.ts'
import { expectRefusal } from './expect-refusal.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)
const { start, paymentOf, attemptsOf, pay } = cardPaymentCalls(server)

const giveUp = (token: string, callbackGuid: string) =>
  server().call<{ status: string }>('POST', `/payments/card/${callbackGuid}/give-up`, { token, body: {} })

const hour = 3_600_000

/** The bank does what it was asked, and its answer comes after we have stopped to wait: 15 s in the adapter. */
function answersTooLate(verb: 'createPayment' | 'refund') {
  const { acquirer } = server().services
  const real = acquirer[verb].bind(acquirer) as (request: never) => Promise<unknown>
  return vi.spyOn(acquirer, verb).mockImplementationOnce(async (request: unknown) => {
    await real(request as never)
    return { ok: false, code: 'outcome_unknown', detail: 'timeout' } as never
  })
}

test('an answer that comes too late is said so, and the next tab gets the same page: one charge', async () => {
  const made = await approvedParticipant(server())
  answersTooLate('createPayment')
  expectRefusal(await start(made), 503, 'card_payments_unavailable')
  const [one, other] = await Promise.all([start(made), start(made)])
  expect(one.body.payUrl).toBe(other.body.payUrl)
  await pay(providerIdOf(one.body.payUrl))
  await runJob(server().services, 'reconcile-card-payment', {
    cardPaymentGuid: (await attemptsOf(made))[0]?.guid ?? '',
  })
  expect(await attemptsOf(made)).toMatchObject([{ status: 'succeeded', state: 'charged' }])
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test('given up while the bank still opens its page: the page is closed, and the starter is told', async () => {
  const made = await approvedParticipant(server())
  const { acquirer, database } = server().services
  const real = acquirer.createPayment.bind(acquirer)
  let answer = () => {}
  const slow = new Promise<void>(resolve => {
    answer = resolve
  })
  let opened = ''
  vi.spyOn(acquirer, 'createPayment').mockImplementationOnce(async request => {
    const made = await real(request)
    if (made.ok) opened = made.payment.providerId
    await slow
    return made
  })
  const starting = start(made)
  await expect.poll(() => opened).not.toBe('')
  const { callbackGuid } = await database
    .selectFrom('cardPayment')
    .select('callbackGuid')
    .where('status', '=', 'created')
    .executeTakeFirstOrThrow()
  expect((await giveUp(made.token, callbackGuid)).body).toEqual({ status: 'expired' })
  answer()
  expectRefusal(await starting, 409, 'payment_failed')
  expect(await simulatorOf(server()).show(opened)).toMatchObject({ status: 'canceled' })
  expect(await paymentOf(made)).toBe('unpaid')
})

test('a refund whose answer came too late is made once, however often it is asked', async () => {
  const made = await paidParticipant(server())
  const token = await organiserToken(server(), 'finance')
  const { items } = await must<{ items: CardPaymentRow[] }>(
    server(),
    'GET',
    `/organizer/card-payments?q=${encodeURIComponent(made.phone)}`,
    { token },
  )
  const [row] = items
  const refund = () =>
    server().call('POST', `/organizer/card-payments/${row?.guid}/refund`, {
      token,
      body: { reason: 'Заявление', amountKopecks: '9000000' },
    })
  answersTooLate('refund')
  expectRefusal(await refund(), 409, 'payment_failed')
  const answers = await Promise.all([refund(), refund()])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect((await simulatorOf(server()).show(row?.providerId ?? ''))?.refundedAmount).toBe(9_000_000n)
  expect(await paymentOf(made)).toBe('unpaid')
})

test('a charge is looked for as long after a late give-up as after a start', async () => {
  const made = await approvedParticipant(server())
  const { body } = await start(made)
  const { acquirer } = server().services
  const down = { ok: false, code: 'unavailable', detail: '' } as const
  const spies = [
    vi.spyOn(acquirer, 'cancel').mockResolvedValue(down),
    vi.spyOn(acquirer, 'getPayment').mockResolvedValue(down),
  ]
  // The bank is down for hours, and the payer lets go at last.
  await simulatorOf(server()).payByCard(providerIdOf(body.payUrl), {
    card: testCard('success'),
    webhookMode: 'lost',
  })
  server().advance(4 * hour)
  expect((await giveUp(made.token, body.callbackGuid)).body).toEqual({ status: 'expired' })
  for (const spy of spies) spy.mockRestore()
  server().advance(hour)
  await runJob(server().services, 'sweep', {})
  await server().deliver()
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test('a payer with an invoice of their own is told that the card was declined', async () => {
  const made = await approvedParticipant(server())
  await must(server(), 'POST', '/invoices', {
    token: made.token,
    body: { participantGuids: [made.guid], payer: companyPayer },
  })
  const { body } = await start(made)
  await simulatorOf(server()).payByCard(providerIdOf(body.payUrl), {
    card: testCard('insufficientFunds'),
    webhookMode: 'lost',
  })
  await runJob(server().services, 'reconcile-card-payment', {
    cardPaymentGuid: (await attemptsOf(made))[0]?.guid ?? '',
  })
  await server().deliver()
  expect(await paymentOf(made)).toBe('pending')
  const told = await server()
    .database.selectFrom('message')
    .select('template')
    .where('participantGuid', '=', made.guid)
    .where('template', '=', 'payment_card_failed')
    .execute()
  expect(told.length).toBeGreaterThan(0)
})
