import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { runJob } from '#server/jobs/job-definitions.ts'
import { reconcileCardPayment } from '#server/usecases/payment/reconcile-card-payment.ts'
import { deliverNotices, sendNotice, simulatorOf } from '#test/factories/acquirer.ts'
import { approvedParticipant, startCardPayment } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { cardPaymentCalls } from './card-payment-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const { start, paymentOf, finishPage, attemptsOf, pay } = cardPaymentCalls(server)

test('a start after half an hour finds the charge whose notice was lost', async () => {
  const made = await approvedParticipant(server())
  const { providerId } = await startCardPayment(server(), made)
  await pay(providerId, 'lost')
  server().advance(31 * 60_000)
  expectRefusal(await start(made), 409, 'payment_already_settled')
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test('a lost notice: the return page has the acquirer asked', async () => {
  const made = await approvedParticipant(server())
  const { providerId, callbackGuid } = await startCardPayment(server(), made)
  await pay(providerId, 'lost')
  expect((await finishPage(callbackGuid)).body).toMatchObject({ status: 'pending' })
  await server().deliver()
  expect((await finishPage(callbackGuid)).body).toMatchObject({ status: 'succeeded' })
})

test('a lost notice: the sweep has the acquirer asked', async () => {
  const made = await approvedParticipant(server())
  await pay((await startCardPayment(server(), made)).providerId, 'lost')
  server().advance(46_000)
  await runJob(server().services, 'sweep', {})
  await server().deliver()
  expect(await paymentOf(made)).toBe('cardPaymentAccepted')
})

test.each(['duplicated', 'out_of_order'] as const)('%s notices change nothing twice', async mode => {
  const made = await approvedParticipant(server())
  await pay((await startCardPayment(server(), made)).providerId, mode)
  server().advance(60_000)
  const answers = await deliverNotices(server())
  expect(answers.length).toBeGreaterThan(1)
  for (const answer of answers) expect(answer.status).toBe(204)
  await server().deliver()
  expect(await attemptsOf(made)).toMatchObject([{ status: 'succeeded', state: 'charged' }])
  const receipts = (await server().outbox(made.email)).filter(({ text }) => /180\s000/.test(text))
  expect(receipts).toHaveLength(1)
})

test('twenty notices and polls at once settle once', async () => {
  const made = await approvedParticipant(server())
  const { providerId } = await startCardPayment(server(), made)
  await pay(providerId, 'lost')
  const [attempt] = await attemptsOf(made)
  await Promise.all(
    Array.from({ length: 20 }, () => reconcileCardPayment(server().services, attempt?.guid ?? '')),
  )
  const audited = await server()
    .database.selectFrom('auditEntry')
    .select('action')
    .where('subjectGuid', '=', made.applicationGuid)
    .where('action', '=', 'acceptCard')
    .execute()
  expect(audited).toHaveLength(1)
})

test('a notice is believed by its signature, and then only as a hint', async () => {
  const made = await approvedParticipant(server())
  const { providerId } = await startCardPayment(server(), made)
  const notice = (id: string) =>
    JSON.stringify({
      type: 'notification',
      event: 'payment.succeeded',
      object: { id, status: 'succeeded', amount: { value: '180000.00', currency: 'RUB' }, metadata: {} },
    })
  expectRefusal(await sendNotice(server(), notice(providerId), 'f'.repeat(64)), 403, 'forbidden')
  expectRefusal(await sendNotice(server(), notice(providerId), ''), 403, 'forbidden')
  expect((await sendNotice(server(), notice(providerId))).status).toBe(204)
  expect(await paymentOf(made)).toBe('pending')
  expect((await sendNotice(server(), notice(randomUUID()))).status).toBe(204)
  for (const body of ['{', '[]', 'null', '"x"', '{"event":"payment.succeeded"}'])
    expectRefusal(await sendNotice(server(), body), 400, 'malformed_request')
  expect((await sendNotice(server(), 'x'.repeat(70_000))).status).toBe(413)
})

test('when card payments are switched off, the person is told to come again, and owes as before', async () => {
  const made = await approvedParticipant(server())
  await server().deliver()
  const told = (await server().outbox(made.phone)).length
  await simulatorOf(server()).setAvailable(false)
  const answer = await start(made, {}, { locale: 'en' })
  await simulatorOf(server()).setAvailable(true)
  expectRefusal(answer, 503, 'card_payments_unavailable')
  expect(answer.headers['retry-after']).toBe('30')
  expect(await paymentOf(made)).toBe('unpaid')
  await server().deliver()
  expect(await server().outbox(made.phone)).toHaveLength(told)
  expect((await start(made)).status).toBe(200)
})

test('an acquirer that does not answer leaves an attempt that is taken up again, under one key', async () => {
  const made = await approvedParticipant(server())
  const create = vi.spyOn(server().services.acquirer, 'createPayment')
  create.mockResolvedValueOnce({ ok: false, code: 'outcome_unknown', detail: 'time-out' })
  expectRefusal(await start(made), 503, 'card_payments_unavailable')
  expect(await attemptsOf(made)).toMatchObject([{ status: 'created' }])
  expect((await start(made)).status).toBe(200)
  expect(new Set(create.mock.calls.map(([request]) => request.idempotencyKey)).size).toBe(1)
  create.mockRestore()
  expect(await attemptsOf(made)).toMatchObject([{ status: 'pending' }])
})
