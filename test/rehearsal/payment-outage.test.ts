import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import type { Participant } from '#contract/participant.ts'
import { testCard } from '#test/factories/acquirer.ts'
import {
  cardPayer,
  must,
  providerIdOf,
  type StartedCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { enrolOrganiser } from './console-door.ts'
import { type Stage, startStage } from './stage.ts'
import { openStageCaller, type StageCaller } from './stage-caller.ts'
import { figureOf, linesOf } from './stage-figures.ts'
import { applyToStage, approveOnStage } from './stage-people.ts'

const finance = '+79120000002'
const patient = { timeout: 20_000, interval: 200 }
let stage: Stage
let caller: StageCaller
let admin = ''

beforeAll(async () => {
  stage = await startStage()
  caller = openStageCaller(stage)
  admin = (await enrolOrganiser(stage, caller, '+79120000001')).token
})

afterAll(() => stage?.close())

afterEach(async () => {
  stage.acquirer.become('well')
  await stage.acquirer.comeBack()
})

async function approved(): Promise<TestApplicant> {
  const made = await applyToStage(caller, admin)
  await approveOnStage(caller, admin, [made.applicationGuid])
  return made
}

const start = (made: TestApplicant) =>
  caller.call<StartedCardPayment & { code: string }>('POST', '/payments/card', {
    token: made.token,
    body: { participantGuids: [made.guid], payer: cardPayer, locale: 'ru' },
  })

const paymentOf = async ({ guid, token }: TestApplicant) =>
  (await must<Participant>(caller, 'GET', `/participants/${guid}`, { token })).payment

const pay = ({ payUrl }: StartedCardPayment, webhookMode: 'normal' | 'lost' = 'normal') =>
  stage.acquirer.bank.payByCard(providerIdOf(payUrl), { card: testCard('success'), webhookMode })

const faults = () => figureOf(stage, 'outside_faults_total', { service: 'acquirer' })

test('a payment is told by the bank through the proxy, and finance gives it back', async () => {
  const made = await approved()
  const started = await start(made)
  expect(new URL(started.body.payUrl).origin).toBe(stage.acquirer.url)
  const page = await fetch(started.body.payUrl)
  expect(page.status).toBe(200)
  await pay(started.body)
  await vi.waitFor(async () => expect(await paymentOf(made)).toBe('cardPaymentAccepted'), patient)

  await stage.addOrganiser(finance, 'finance')
  const { token } = await enrolOrganiser(stage, caller, finance)
  const { items } = await must<{ items: CardPaymentRow[] }>(
    caller,
    'GET',
    `/organizer/card-payments?q=${encodeURIComponent(made.phone)}`,
    { token },
  )
  await must(caller, 'POST', `/organizer/card-payments/${items[0]?.guid}/refund`, {
    token,
    body: { reason: 'Возврат по заявлению' },
  })
  const books = await stage.acquirer.bank.show(providerIdOf(started.body.payUrl))
  expect(books?.refundedAmount).toBe(18_000_000n)
})

test.each<[string, () => unknown]>([
  ['is down', () => stage.acquirer.goDown()],
  ['fails', () => stage.acquirer.become(500)],
])('the acquirer %s: no card payment begins, and nobody pays twice afterwards', async (_, breakIt) => {
  const made = await approved()
  const before = await faults()
  await breakIt()
  const refused = await start(made)
  expect(refused).toMatchObject({ status: 503, body: { code: 'card_payments_unavailable' } })
  expect(await faults()).toBeGreaterThan(before)
  expect(
    linesOf(stage, 'a service outside is failing').filter(({ service }) => service === 'acquirer'),
  ).not.toEqual([])
  stage.acquirer.become('well')
  await stage.acquirer.comeBack()
  const [one, other] = await Promise.all([start(made), start(made)])
  expect(one.body.payUrl).toBe(other.body.payUrl)
  await pay(one.body)
  await vi.waitFor(async () => expect(await paymentOf(made)).toBe('cardPaymentAccepted'), patient)
})

test('a charge whose notice was lost while nobody answered is found when the bank is back', async () => {
  const made = await approved()
  const { body } = await start(made)
  await pay(body, 'lost')
  await stage.acquirer.goDown()
  const page = await caller.call<{ status: string }>('GET', `/payments/card/${body.callbackGuid}`)
  expect(page).toMatchObject({ status: 200, body: { status: 'pending' } })
  expect(await paymentOf(made)).not.toBe('cardPaymentAccepted')
  await stage.acquirer.comeBack()
  await caller.call('GET', `/payments/card/${body.callbackGuid}`)
  await vi.waitFor(async () => expect(await paymentOf(made)).toBe('cardPaymentAccepted'), patient)
})
