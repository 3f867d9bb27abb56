import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { PassportDetail } from '#contract/organiser-passport.ts'
import type { PaymentOverview } from '#contract/payment.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  cardPayer,
  draftParticipant,
  emptyParticipant,
  finishedParticipant,
  givePassport,
  must,
  paidParticipant,
  providerIdOf,
  rejectedParticipant,
  startCardPayment,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { cardPaymentCalls } from './card-payment-calls.ts'
import { expectRefusal } from './expect-refusal.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)

const { start, paymentOf, finishPage, attemptsOf, pay } = cardPaymentCalls(server)

const overview = (made: TestParticipant) =>
  must<PaymentOverview>(server(), 'GET', `/participants/${made.guid}/payment`, { token: made.token })

test('payment opens with the approval', async () => {
  const draft = await draftParticipant(server())
  expectRefusal(await start(draft), 409, 'payment_before_approval')
  const pending = await finishedParticipant(server())
  expectRefusal(await start(pending), 409, 'payment_before_approval')
  expect(await overview(pending)).toMatchObject({
    open: false,
    closedBecause: 'application',
    status: 'unpaid',
  })
  expectRefusal(await start(await rejectedParticipant(server())), 403, 'account_blocked')
  const approved = await approvedParticipant(server())
  expect(await overview(approved)).toMatchObject({
    open: true,
    closedBecause: null,
    feeKopecks: '18000000',
    vatKopecks: '3000000',
    vatPercent: 20,
    payBy: '2026-01-30',
    openCardPayment: null,
    invoices: [],
    payerSuggestion: { fullName: 'Орлова Мария Сергеевна', inn: '7799001175' },
  })
})

test('a card payment from its start to the receipt', async () => {
  const made = await approvedParticipant(server())
  const started = await start(made)
  expect(started.status).toBe(200)
  expect(started.body.payUrl).toMatch(/^http:\/\/forum\.example\/dev\/acquirer\//)
  expect(Date.parse(started.body.expiresAt) - server().services.clock.wall().getTime()).toBe(30 * 60_000)
  expect(await overview(made)).toMatchObject({
    status: 'pending',
    openCardPayment: { callbackGuid: started.body.callbackGuid },
  })
  const id = providerIdOf(started.body.payUrl)
  const shown = await simulatorOf(server()).show(id)
  expect(shown).toMatchObject({
    amount: 18_000_000n,
    returnUrl: `http://forum.example/account/payment/finish/${started.body.callbackGuid}`,
  })
  await simulatorOf(server()).payByCard(id, { card: testCard('threeDSecure'), webhookMode: 'normal' })
  expect((await finishPage(started.body.callbackGuid)).body).toMatchObject({
    status: 'pending',
    payUrl: started.body.payUrl,
  })
  await simulatorOf(server()).confirmCode(id, '1234')
  server().advance(500)
  expect(await deliverNotices(server())).toMatchObject([{ status: 204 }])
  expect((await finishPage(started.body.callbackGuid)).body).toEqual({
    status: 'succeeded',
    amountKopecks: '18000000',
    failure: null,
    payUrl: null,
  })
  expect(await overview(made)).toMatchObject({
    status: 'cardPaymentAccepted',
    open: false,
    closedBecause: 'settled',
    openCardPayment: null,
  })
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.text).toMatch(/180\s000/)
  expectRefusal(await start(made), 409, 'payment_already_settled')
})

test('the consents and the payer are asked field by field', async () => {
  const made = await approvedParticipant(server())
  const payer = { fullName: ' ', address: '', consent: false, cardConsent: 'yes' }
  expectRefusal(await start(made, { payer }), 422, 'fields_invalid', {
    'payer.fullName': 'required',
    'payer.address': 'required',
    'payer.consent': 'consent_required',
    'payer.cardConsent': 'consent_required',
  })
  expectRefusal(await start(made, { payer: { ...cardPayer, card: '4111' } }), 422, 'unknown_field', {
    'payer.card': 'unknown_field',
  })
  expectRefusal(await start(made, {}, { idempotencyKey: null }), 400, 'idempotency_key_required')
  expectRefusal(await start({ ...made, guid: randomUUID() }), 404, 'not_found')
  expectRefusal(await start({ ...made, token: (await emptyParticipant(server())).token }), 404, 'not_found')
  expect(await paymentOf(made)).toBe('unpaid')
})

test('the payer is sealed', async () => {
  const made = await approvedParticipant(server())
  await startCardPayment(server(), made)
  const rows = await server().database.selectFrom('cardPayment').select('payerSealed').execute()
  expect(rows.some(row => row.payerSealed.includes(Buffer.from('Арбат')))).toBe(false)
})

test('two tabs get the same pay page', async () => {
  const made = await approvedParticipant(server())
  const [first, second] = [await start(made), await start(made, { locale: 'en' })]
  expect(second.body).toEqual(first.body)
  expect(await attemptsOf(made)).toHaveLength(1)
})

test('of twenty starts at once there is one attempt, and one charge', async () => {
  const made = await approvedParticipant(server())
  const create = vi.spyOn(server().services.acquirer, 'createPayment')
  const answers = await Promise.all(Array.from({ length: 20 }, () => start(made)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(answers.map(({ body }) => body.callbackGuid)).size).toBe(1)
  expect(new Set(answers.map(({ body }) => body.payUrl)).size).toBe(1)
  expect(new Set(create.mock.calls.map(([request]) => request.idempotencyKey)).size).toBe(1)
  create.mockRestore()
  expect(await attemptsOf(made)).toHaveLength(1)
  const id = providerIdOf(answers[0]?.body.payUrl ?? '')
  const charges = await Promise.all(Array.from({ length: 20 }, () => pay(id)))
  expect(charges.filter(charge => charge !== null)).toHaveLength(1)
  server().advance(500)
  await deliverNotices(server())
  expect(await attemptsOf(made)).toMatchObject([{ status: 'succeeded', state: 'charged' }])
})

test('a declined card: the person is told, owes again and tries another', async () => {
  const made = await approvedParticipant(server())
  const first = await startCardPayment(server(), made)
  await simulatorOf(server()).payByCard(first.providerId, {
    card: testCard('insufficientFunds'),
    webhookMode: 'normal',
  })
  server().advance(500)
  await deliverNotices(server())
  expect((await finishPage(first.callbackGuid)).body).toMatchObject({
    status: 'failed',
    failure: 'insufficient_funds',
    payUrl: null,
  })
  expect(await paymentOf(made)).toBe('unpaid')
  await server().deliver()
  expect((await server().outbox(made.phone))[0]?.text).toMatch(/не\sпрошла/)
  const second = await startCardPayment(server(), made)
  expect(second.callbackGuid).not.toBe(first.callbackGuid)
  await pay(second.providerId)
  server().advance(500)
  await deliverNotices(server())
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test('a wrong 3-D Secure code declines', async () => {
  const made = await approvedParticipant(server())
  const { providerId, callbackGuid } = await startCardPayment(server(), made)
  await simulatorOf(server()).payByCard(providerId, { card: testCard('threeDSecure'), webhookMode: 'normal' })
  await simulatorOf(server()).confirmCode(providerId, '0000')
  server().advance(500)
  await deliverNotices(server())
  expect((await finishPage(callbackGuid)).body).toMatchObject({
    status: 'failed',
    failure: 'three_d_secure_failed',
  })
})

test('after half an hour an attempt is let go, and its charge can no longer be made', async () => {
  const made = await approvedParticipant(server())
  const first = await startCardPayment(server(), made)
  server().advance(30 * 60_000 + 1000)
  expect((await overview(made)).openCardPayment).toMatchObject({ payUrl: null })
  await runJob(server().services, 'sweep', {})
  await server().deliver()
  expect(await attemptsOf(made)).toMatchObject([{ status: 'expired' }])
  expect(await paymentOf(made)).toBe('unpaid')
  expect(await pay(first.providerId)).toBeNull()
})

test('a start after half an hour begins anew without waiting for the sweep', async () => {
  const made = await approvedParticipant(server())
  const first = await startCardPayment(server(), made)
  server().advance(30 * 60_000 + 1000)
  const second = await startCardPayment(server(), made)
  expect(second.callbackGuid).not.toBe(first.callbackGuid)
  expect(await attemptsOf(made)).toMatchObject([{ status: 'expired' }, { status: 'pending' }])
})

test('the return page shows nothing of anybody, and knows its own payments alone', async () => {
  const { payment } = await paidParticipant(server())
  const { body } = await finishPage(payment.callbackGuid)
  expect(Object.keys(body).sort()).toEqual(['amountKopecks', 'failure', 'payUrl', 'status'])
  expectRefusal(await finishPage(randomUUID()), 404, 'not_found')
  expectRefusal(await finishPage('1'), 404, 'not_found')
})

test('security on hold or refused closes payment', async () => {
  const made = await approvedParticipant(server())
  await givePassport(server(), made)
  const token = await organiserToken(server(), 'security')
  const path = `/organizer/passports/${made.applicationGuid}`
  const { savedAt } = await must<PassportDetail>(server(), 'POST', `${path}/open`, {
    token,
    body: { purpose: 'check' },
  })
  await must(server(), 'POST', `${path}/decision`, { token, body: { decision: 'hold', note: null, savedAt } })
  expectRefusal(await start(made), 409, 'state_forbids')
  expect(await overview(made)).toMatchObject({ open: false, closedBecause: 'security' })
})
