import { expect, test, vi } from 'vitest'
import type { PaymentOverview } from '#contract/payment.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import {
  approvedParticipant,
  companyPayer,
  must,
  providerIdOf,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { cardPaymentCalls } from './card-payment-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const { start, paymentOf, attemptsOf, pay } = cardPaymentCalls(server)

const giveUp = (made: TestParticipant, callbackGuid: string) =>
  server().call<{ status: string }>('POST', `/payments/card/${callbackGuid}/give-up`, {
    token: made.token,
    body: {},
  })
const invoice = (made: TestParticipant) =>
  server().call<{ guid: string }>('POST', '/invoices', {
    token: made.token,
    body: { participantGuids: [made.guid], payer: companyPayer },
  })
const overview = (made: TestParticipant) =>
  must<PaymentOverview>(server(), 'GET', `/participants/${made.guid}/payment`, { token: made.token })

/** Lets a money notice that the bank still owes arrive. */
async function hear() {
  server().advance(500)
  await deliverNotices(server())
}

test('a started card payment given up frees the invoice at once, and its page charges nothing', async () => {
  const made = await approvedParticipant(server())
  const { body } = await start(made)
  expectRefusal(await invoice(made), 409, 'payment_in_progress')
  expect((await giveUp(made, body.callbackGuid)).body).toEqual({ status: 'expired' })
  expect(await overview(made)).toMatchObject({ status: 'unpaid', openCardPayment: null })
  expect((await invoice(made)).status).toBe(200)
  expect(await simulatorOf(server()).show(providerIdOf(body.payUrl))).toMatchObject({ status: 'canceled' })
  // Pressed again in the other tab.
  expect((await giveUp(made, body.callbackGuid)).body).toEqual({ status: 'expired' })
})

test('giving up while the bank is down or can only let it expire frees the person too; a late charge counts', async () => {
  const made = await approvedParticipant(server())
  const { body } = await start(made)
  const { acquirer } = server().services
  const cancel = vi
    .spyOn(acquirer, 'cancel')
    .mockResolvedValue({ ok: false, code: 'unavailable', detail: '' })
  const read = vi
    .spyOn(acquirer, 'getPayment')
    .mockResolvedValue({ ok: false, code: 'unavailable', detail: '' })
  expect((await giveUp(made, body.callbackGuid)).body).toEqual({ status: 'expired' })
  cancel.mockRestore()
  read.mockRestore()
  const issued = await invoice(made)
  expect(issued.status).toBe(200)
  await pay(providerIdOf(body.payUrl))
  await hear()
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
  expect((await overview(made)).invoices).toMatchObject([{ guid: issued.body.guid, status: 'paidByCard' }])
})

test('money taken before it was given up counts: the person is told that it is paid', async () => {
  const made = await approvedParticipant(server())
  const { body } = await start(made)
  await simulatorOf(server()).payByCard(providerIdOf(body.payUrl), {
    card: testCard('success'),
    webhookMode: 'lost',
  })
  expect((await giveUp(made, body.callbackGuid)).body).toEqual({ status: 'succeeded' })
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test('an attempt that never reached the bank is given up, and its late answer opens no page', async () => {
  const made = await approvedParticipant(server())
  const { acquirer } = server().services
  const create = vi
    .spyOn(acquirer, 'createPayment')
    .mockResolvedValue({ ok: false, code: 'outcome_unknown', detail: '' })
  expectRefusal(await start(made), 503, 'card_payments_unavailable')
  create.mockRestore()
  const { openCardPayment } = await overview(made)
  expect(openCardPayment).toMatchObject({ payUrl: null })
  expect((await giveUp(made, openCardPayment?.callbackGuid ?? '')).body).toEqual({ status: 'expired' })
  server().advance(60_000)
  await runJob(server().services, 'sweep', {})
  await server().deliver()
  expect(await attemptsOf(made)).toMatchObject([{ status: 'expired', failure: 'given_up', state: 'lapsed' }])
  expect((await start(made)).status).toBe(200)
})

test('twenty at once give up and start anew: one attempt stands', async () => {
  const made = await approvedParticipant(server())
  const { body } = await start(made)
  await Promise.all([
    ...Array.from({ length: 10 }, () => giveUp(made, body.callbackGuid)),
    ...Array.from({ length: 10 }, () => start(made)),
  ])
  const open = (await attemptsOf(made)).filter(({ state }) => state === 'open')
  expect(open.length).toBeLessThanOrEqual(1)
  expect((await start(made)).status).toBe(200)
})

test('nobody else’s payment is given up', async () => {
  const made = await approvedParticipant(server())
  const { body } = await start(made)
  expectRefusal(await giveUp(await approvedParticipant(server()), body.callbackGuid), 404, 'not_found')
  expect((await attemptsOf(made))[0]?.status).toBe('pending')
})

test('a card closes one’s own open invoice', async () => {
  const made = await approvedParticipant(server())
  const issued = await invoice(made)
  const { body } = await start(made)
  expect(await overview(made)).toMatchObject({ openCardPayment: {}, invoices: [{ status: 'unpaid' }] })
  await pay(providerIdOf(body.payUrl))
  await hear()
  expect((await overview(made)).invoices).toMatchObject([{ guid: issued.body.guid, status: 'paidByCard' }])
})
