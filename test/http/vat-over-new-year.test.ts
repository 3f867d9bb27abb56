import { beforeAll, expect, test, vi } from 'vitest'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  must,
  startCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { invoiceCalls } from './invoice-calls.ts'

// 20 % until the last moment of 2025 in Moscow, 22 % from the first of 2026 (law 425-FZ): the tax is that of the day the money came.
const server = useTestServer({ clock: '2025-12-31T23:30:00+03:00' })
const { issue, markPaid } = invoiceCalls(server)

const of2025 = { vatPercent: 20, vatKopecks: 3_000_000n }
const of2026 = { vatPercent: 22, vatKopecks: 3_245_902n }
const minute = 60_000

type Charged = { made: TestApplicant; callbackGuid: string; providerId: string }
type Invoiced = { guid: string }
const card: { old?: Charged; late?: Charged } = {}
const paper: { old?: Invoiced; late?: Invoiced } = {}
let finance = ''

const own = <Kept>(kept: Kept | undefined): Kept => {
  if (!kept) throw new Error('nothing was begun in 2025')
  return kept
}

const pay = (providerId: string) =>
  simulatorOf(server()).payByCard(providerId, { card: testCard('success'), webhookMode: 'lost' })

async function begin(): Promise<Charged> {
  const made = await approvedParticipant(server())
  return { made, ...(await startCardPayment(server(), made)) }
}

async function billed(): Promise<Invoiced> {
  const made = await approvedParticipant(server())
  return { guid: (await issue(made)).body.guid }
}

const bookedCard = ({ made }: Charged) =>
  server()
    .database.selectFrom('cardPaymentLine as line')
    .innerJoin('cardPayment', 'cardPayment.guid', 'line.cardPaymentGuid')
    .select(['cardPayment.vatPercent', 'line.vatKopecks'])
    .where('line.applicationGuid', '=', made.applicationGuid)
    .executeTakeFirstOrThrow()

const advanceOf = ({ guid }: { guid: string }) =>
  server()
    .database.selectFrom('advanceTaxInvoice')
    .select(['year', 'issuedOn', 'vatPercent', 'vatKopecks'])
    .where('invoiceGuid', '=', guid)
    .executeTakeFirstOrThrow()

/** Begun in the last half hour of the year; the acquirer's news of all of it comes in the new one. */
beforeAll(async () => {
  card.old = await begin()
  card.late = await begin()
  paper.old = await billed()
  paper.late = await billed()
  server().advance(20 * minute)
  await pay(own(card.old).providerId)
  server().advance(15 * minute)
  await pay(own(card.late).providerId)
  server().advance(10 * minute)
  for (const { callbackGuid } of [own(card.old), own(card.late)])
    await server().call('GET', `/payments/card/${callbackGuid}`)
  await runJob(server().services, 'sweep', {})
  await server().deliver()
  finance = await organiserToken(server(), 'finance')
})

test('a card charged in 2025 and booked in 2026 has the rate of 2025', async () => {
  expect(await bookedCard(own(card.old))).toEqual(of2025)
})

test('a card payment begun in 2025 and charged in 2026 has the rate of 2026', async () => {
  expect(await bookedCard(own(card.late))).toEqual(of2026)
})

test('a part of the money of 2025 goes back in 2026 with a receipt at the rate of 2025', async () => {
  const { made } = own(card.old)
  const { items } = await must<{ items: CardPaymentRow[] }>(
    server(),
    'GET',
    `/organizer/card-payments?q=${encodeURIComponent(made.phone)}`,
    { token: finance },
  )
  const refund = vi.spyOn(server().services.acquirer, 'refund')
  await must(server(), 'POST', `/organizer/card-payments/${items[0]?.guid}/refund`, {
    token: finance,
    body: { reason: 'Заявление', amountKopecks: '9000000' },
  })
  expect(refund).toHaveBeenCalledOnce()
  expect(refund.mock.calls[0]?.[0].receipt.items).toMatchObject([
    { unitAmount: 9_000_000n, vatRate: 20, vatCalculated: true, paymentMode: 'full_prepayment' },
  ])
  refund.mockRestore()
  // What was booked stays as it was.
  expect(await bookedCard(own(card.old))).toEqual(of2025)
})

test('an order of 2025 that finance books in 2026 has the rate of 2025 on a paper of 2026', async () => {
  await markPaid(own(paper.old).guid, { paidOn: '2025-12-31', paymentOrderNumber: '31' })
  expect(await advanceOf(own(paper.old))).toEqual({ year: 2026, issuedOn: '2026-01-01', ...of2025 })
})

test('an invoice of 2025 that is paid in 2026 has the rate of 2026', async () => {
  await markPaid(own(paper.late).guid, { paidOn: '2026-01-01', paymentOrderNumber: '32' })
  expect(await advanceOf(own(paper.late))).toEqual({ year: 2026, issuedOn: '2026-01-01', ...of2026 })
})

test('orders on both sides of the new year have a paper each, with the rate of its day; taken back, it is void', async () => {
  const { guid } = await billed()
  await server()
    .database.updateTable('invoice')
    .set({ issuedOn: '2025-12-30' })
    .where('guid', '=', guid)
    .execute()
  await markPaid(guid, { paidOn: '2025-12-31', paymentOrderNumber: '41', amountKopecks: '6000000' })
  const { body } = await markPaid(guid, { paidOn: '2026-01-01', paymentOrderNumber: '42' })
  const papers = () =>
    server()
      .database.selectFrom('advanceTaxInvoice')
      .select(['amountKopecks', 'vatPercent', 'vatKopecks'])
      .where('invoiceGuid', '=', guid)
      .orderBy('number')
      .execute()
  const late = { amountKopecks: 12_000_000n, vatPercent: 22, vatKopecks: 2_163_934n }
  expect(await papers()).toEqual([
    { amountKopecks: 6_000_000n, vatPercent: 20, vatKopecks: 1_000_000n },
    late,
  ])
  await must(server(), 'POST', `/organizer/invoices/${guid}/payments/${body.payments[0]?.guid}/reverse`, {
    token: finance,
    body: { reason: 'Чужие деньги' },
  })
  expect(await papers()).toEqual([late])
})

test('the money of an invoice that goes back in part leaves the tax of its advance', async () => {
  const { guid } = own(paper.old)
  const row = await must<{ lines: { guid: string }[] }>(server(), 'GET', `/organizer/invoices/${guid}`, {
    token: finance,
  })
  await must(server(), 'POST', `/organizer/invoices/${guid}/refunds`, {
    token: finance,
    body: {
      lineGuid: row.lines[0]?.guid,
      amountKopecks: '9000000',
      returnedOn: '2026-01-01',
      paymentOrderNumber: '77',
      reason: 'Письмо плательщика',
    },
  })
  expect(await advanceOf(own(paper.old))).toMatchObject(of2025)
})

test('a prepayment of 2025 is a service at the whole rate of 2026', async () => {
  const { guid } = await billed()
  // Issued and paid for on the same day of the new year, and the other one on the last day of the old: one rate for both services.
  await markPaid(guid, { paidOn: '2026-01-01', paymentOrderNumber: '33' })
  const early = await issueOf2025()
  server().advance(Date.parse('2026-02-21T12:00:00+03:00') - server().services.clock.now().getTime())
  finance = await organiserToken(server(), 'finance')
  await must(server(), 'POST', '/organizer/closings', { token: finance, body: {} })
  const closings = await server()
    .database.selectFrom('closing')
    .select(['invoiceGuid', 'vatPercent', 'vatKopecks'])
    .where('invoiceGuid', 'in', [guid, early])
    .execute()
  expect(closings).toHaveLength(2)
  for (const closing of closings) expect(closing).toMatchObject(of2026)
})

/** An invoice of the old year whose order came on its last day. */
async function issueOf2025(): Promise<string> {
  const { guid } = await billed()
  await server()
    .database.updateTable('invoice')
    .set({ issuedOn: '2025-12-30' })
    .where('guid', '=', guid)
    .execute()
  await markPaid(guid, { paidOn: '2025-12-31', paymentOrderNumber: '34' })
  expect(await advanceOf({ guid })).toMatchObject(of2025)
  return guid
}
