import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  cardPayer,
  colleagues,
  companyPayer,
  emptyParticipant,
  finishedParticipant,
  must,
  startCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
let finance = ''

beforeAll(async () => {
  finance = await organiserToken(server(), 'finance')
})

const { issue, cancel, markPaid, paymentOf, invoiced } = invoiceCalls(server)

test('an invoice is issued with its number, its sum and its VAT, and the person is told', async () => {
  const made = await approvedParticipant(server())
  const answer = await issue(made)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      number: expect.stringMatching(/^2025-\d{4}$/),
      issuedOn: '2025-09-15',
      dueOn: '2026-01-30',
      status: 'unpaid',
      totalKopecks: '18000000',
      vatKopecks: '3000000',
      vatPercent: 20,
      payerName: 'ПАО «Лазоревый Банк»',
      participants: [{ guid: made.guid, name: 'Орлова Мария Сергеевна', latinName: 'Mariia Orlova' }],
      advanceTaxInvoices: [],
    },
  })
  expect(await paymentOf(made)).toBe('pending')
  const overview = await must(server(), 'GET', `/participants/${made.guid}/payment`, { token: made.token })
  expect(overview).toMatchObject({ status: 'pending', open: true, invoices: [{ guid: answer.body.guid }] })
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.text).toContain(answer.body.number)
})

test('an invoice waits for the approval', async () => {
  expectRefusal(await issue(await finishedParticipant(server())), 409, 'payment_before_approval')
})

test('one open invoice for a person', async () => {
  const { made } = await invoiced()
  expectRefusal(await issue(made), 409, 'invoice_open')
})

test('no invoice beside a card payment under way', async () => {
  const made = await approvedParticipant(server())
  await startCardPayment(server(), made)
  expectRefusal(await issue(made), 409, 'payment_in_progress')
})

test('of an invoice and a card at once, twenty times each, there is one of a kind, and never an invoice after a card', async () => {
  const made = await approvedParticipant(server())
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? issue(made)
        : server().call('POST', '/payments/card', {
            token: made.token,
            body: { participantGuids: [made.guid], payer: cardPayer, locale: 'ru' },
          }),
    ),
  )
  const [invoices, cards] = [0, 1].map(odd =>
    answers.filter((_, index) => index % 2 === odd).filter(({ status }) => status === 200),
  )
  // A card may close one's own invoice, so both may stand; an invoice is refused beside a card.
  expect(invoices?.length).toBeLessThanOrEqual(1)
  expect(new Set(cards?.map(({ body }) => JSON.stringify(body))).size).toBeLessThanOrEqual(1)
  expect((invoices?.length ?? 0) + (cards?.length ?? 0)).toBeGreaterThan(0)
})

test.each([
  [{ inn: '77990011750' }, { 'payer.inn': 'inn_length' }],
  [{ inn: '7799001176' }, { 'payer.inn': 'inn_checksum' }],
  [{ kpp: '12345' }, { 'payer.kpp': 'kpp_format' }],
  [{ name: ' ' }, { 'payer.name': 'required' }],
  [{ address: '' }, { 'payer.address': 'required' }],
  [{ consent: false }, { 'payer.consent': 'consent_required' }],
  [{ kind: 'person' }, { 'payer.kind': 'value_invalid' }],
] as const)('a payer with %j', async (wrong, fields) => {
  const made = await once()
  const [code = 'required'] = Object.values(fields)
  expectRefusal(await issue(made, { payer: { ...companyPayer, ...wrong } }), 422, code, fields)
})

let waiting: Promise<TestApplicant> | null = null
/** One approved person for the tests that never get an invoice. */
function once(): Promise<TestApplicant> {
  waiting ??= approvedParticipant(server())
  return waiting
}

test('only one’s own people stand on an invoice', async () => {
  const [made, stranger] = [await once(), await emptyParticipant(server())]
  expectRefusal(await issue({ ...made, token: stranger.token }), 404, 'not_found')
  expectRefusal(await issue(made, { participantGuids: [made.guid, stranger.guid] }), 404, 'not_found')
  expectRefusal(await issue(made, { participantGuids: [] }), 422, 'required', {
    participantGuids: 'required',
  })
  expectRefusal(await issue(made, {}, { idempotencyKey: null }), 400, 'idempotency_key_required')
  expect(await paymentOf(made)).toBe('unpaid')
})

test('a person named twice stands on it once', async () => {
  const made = await approvedParticipant(server())
  const { body } = await issue(made, { participantGuids: [made.guid, made.guid] })
  expect(body).toMatchObject({ totalKopecks: '18000000', participants: [{ guid: made.guid }] })
})

test('several people share an invoice, are paid by it together, and are freed by it together', async () => {
  const [first, second] = await colleagues(server())
  const both = { participantGuids: [first.guid, second.guid] }
  const cancelled = await issue(first, both)
  expect(cancelled.body).toMatchObject({ totalKopecks: '36000000', vatKopecks: '6000000' })
  await cancel(cancelled.body.guid, first.token)
  expect([await paymentOf(first), await paymentOf(second)]).toEqual(['unpaid', 'unpaid'])
  const { body } = await issue(first, both)
  await markPaid(body.guid)
  expect([await paymentOf(first), await paymentOf(second)]).toEqual(['paid', 'paid'])
})

test('numbers have no gaps, with twenty at once and with refused ones between', async () => {
  const people: TestApplicant[] = []
  for (let index = 0; index < 20; index += 1) people.push(await approvedParticipant(server()))
  const pending = await finishedParticipant(server())
  const answers = await Promise.all([
    ...people.map(made => issue(made)),
    issue(pending),
    issue(people[0] ?? pending),
  ])
  const numbers = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => Number(body.number.slice(5)))
  expect(numbers).toHaveLength(20)
  const { body } = await issue(await approvedParticipant(server()))
  const last = Number(body.number.slice(5))
  const all = await server().database.selectFrom('invoice').select('number').orderBy('number').execute()
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
})

test('the same key issues one invoice', async () => {
  const made = await approvedParticipant(server())
  const idempotencyKey = randomUUID()
  const first = await issue(made, {}, { idempotencyKey })
  expect((await issue(made, {}, { idempotencyKey })).body).toEqual(first.body)
})

test('whoever issued it cancels it, nobody else, and once', async () => {
  const { made, invoice } = await invoiced()
  const stranger = await emptyParticipant(server())
  expectRefusal(await cancel(invoice.guid, stranger.token), 404, 'not_found')
  expectRefusal(await cancel(randomUUID(), made.token), 404, 'not_found')
  expect(await cancel(invoice.guid, made.token)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  expect(await paymentOf(made)).toBe('unpaid')
  expectRefusal(await cancel(invoice.guid, made.token), 409, 'state_forbids')
  expect((await issue(made)).status).toBe(200)
})

test('finance cancels through the console', async () => {
  const { made, invoice } = await invoiced()
  expectRefusal(
    await cancel(invoice.guid, await organiserToken(server(), 'committee'), '/organizer/invoices'),
    403,
    'forbidden',
  )
  expect((await cancel(invoice.guid, finance, '/organizer/invoices')).status).toBe(200)
  expect(await paymentOf(made)).toBe('unpaid')
})

const withdraw = (made: TestApplicant) =>
  server().call('POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} })

test('whoever withdraws takes an invoice of their own along', async () => {
  const { made, invoice } = await invoiced()
  expect(await withdraw(made)).toMatchObject({
    status: 200,
    body: { status: 'cancelled', payment: 'unpaid' },
  })
  const listed = await must<{ items: InvoiceRow[] }>(
    server(),
    'GET',
    `/organizer/invoices?q=${invoice.number}`,
    {
      token: finance,
    },
  )
  expect(listed.items).toMatchObject([{ guid: invoice.guid, status: 'cancelled' }])
})
