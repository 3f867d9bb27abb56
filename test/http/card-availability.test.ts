import { expect, test, vi } from 'vitest'
import type { PaymentOverview } from '#contract/payment.ts'
import {
  approvedParticipant,
  cardPayer,
  must,
  startCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const start = (made: TestApplicant) =>
  server().call('POST', '/payments/card', {
    token: made.token,
    body: { participantGuids: [made.guid], payer: cardPayer, locale: 'ru' },
  })

const overview = (made: TestApplicant) =>
  must<PaymentOverview>(server(), 'GET', `/participants/${made.guid}/payment`, { token: made.token })

const down = () =>
  vi
    .spyOn(server().services.acquirer, 'createPayment')
    .mockResolvedValue({ ok: false, code: 'unavailable', detail: 'ECONNREFUSED' })

test('three payments that do not reach the acquirer close card payments for everybody, and a later try opens them', async () => {
  const [made, another] = [await approvedParticipant(server()), await approvedParticipant(server())]
  const acquirer = down()
  for (const available of [true, true, true]) {
    expect((await overview(another)).cardAvailable).toBe(available)
    expectRefusal(await start(made), 503, 'card_payments_unavailable')
    server().advance(1000)
  }
  expect(await overview(another)).toMatchObject({ cardAvailable: false, open: true, status: 'unpaid' })
  const refused = await start(another)
  expectRefusal(refused, 503, 'card_payments_unavailable')
  expect(refused.headers['retry-after']).toBe('119')
  expect(acquirer).toHaveBeenCalledTimes(3)
  expect((await overview(another)).status).toBe('unpaid')

  server().advance(120_000)
  expect((await overview(another)).cardAvailable).toBe(true)
  expectRefusal(await start(another), 503, 'card_payments_unavailable')
  expect(acquirer).toHaveBeenCalledTimes(4)
  expect((await overview(another)).cardAvailable).toBe(false)

  acquirer.mockRestore()
  server().advance(120_000)
  await startCardPayment(server(), another)
  expect((await overview(made)).cardAvailable).toBe(true)
  server().advance(600_000)
})

test('an acquirer that does not answer at all closes them too', async () => {
  const silent = vi
    .spyOn(server().services.acquirer, 'createPayment')
    .mockResolvedValue({ ok: false, code: 'outcome_unknown', detail: 'TimeoutError' })
  const people = [0, 1, 2].map(() => approvedParticipant(server()))
  for (const made of people) expectRefusal(await start(await made), 503, 'card_payments_unavailable')
  const watching = await approvedParticipant(server())
  expect((await overview(watching)).cardAvailable).toBe(true)
  server().advance(31_000)
  expect((await overview(watching)).cardAvailable).toBe(false)
  silent.mockRestore()
  server().advance(600_000)
})

test('whoever has an open pay page keeps it while card payments are closed', async () => {
  const [made, unlucky] = [await approvedParticipant(server()), await approvedParticipant(server())]
  const { payUrl } = await startCardPayment(server(), made)
  const acquirer = down()
  for (let time = 0; time < 3; time += 1) await start(unlucky)
  expect((await overview(made)).cardAvailable).toBe(false)
  expect(await start(made)).toMatchObject({ status: 200, body: { payUrl } })
  acquirer.mockRestore()
})
