import { randomUUID } from 'node:crypto'
import type { InvoiceRow } from '#contract/organizer-finance.ts'
import type { Invoice } from '#contract/payment.ts'
import type { Participant } from '#contract/participant.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { beforeAll, expect, test } from 'vitest'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  cardPayer,
  companyPayer,
  emptyParticipant,
  finishedParticipant,
  must,
  startCardPayment,
  type TestApplicant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { type CallOptions, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let finance = ''

beforeAll(async () => {
  finance = await organiserToken(server(), 'finance')
})

function issue(made: TestParticipant, body: object = {}, options: CallOptions = {}) {
  return server().call<Invoice>('POST', '/invoices', {
    token: made.token,
    body: { participantGuids: [made.guid], payer: companyPayer, ...body },
    ...options,
  })
}

const cancel = (guid: string, token: string, path = '/invoices') =>
  server().call<Invoice>('POST', `${path}/${guid}/cancel`, { token, body: {} })

const order = { paidOn: '2025-09-15', paymentOrderNumber: '1917' }

const markPaid = (guid: string, body: object = order, options: CallOptions = {}) =>
  server().call<InvoiceRow>('POST', `/organizer/invoices/${guid}/pay`, { token: finance, body, ...options })

const paymentOf = async (made: TestParticipant) =>
  (await must<Participant>(server(), 'GET', `/participants/${made.guid}`, { token: made.token })).payment

/** Somebody approved, with an invoice. */
async function invoiced(): Promise<{ made: TestApplicant; invoice: Invoice }> {
  const made = await approvedParticipant(server())
  return { made, invoice: (await issue(made)).body }
}

/** Two approved people of one account. */
async function colleagues(): Promise<[TestApplicant, TestApplicant]> {
  const [first, second] = [await approvedParticipant(server()), await approvedParticipant(server())]
  await server()
    .database.updateTable('participant')
    .set(eb => ({
      isPrimary: false,
      accountGuid: eb.selectFrom('participant as other').select('other.accountGuid').where('other.guid', '=', first.guid),
    }))
    .where('guid', '=', second.guid)
    .execute()
  return [first, { ...second, token: first.token }]
}

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
      participants: [{ guid: made.guid, name: 'Орлова Мария Сергеевна' }],
      hasAdvanceTaxInvoice: false,
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

test('one open invoice for a person, and no card beside it', async () => {
  const { made } = await invoiced()
  expectRefusal(await issue(made), 409, 'invoice_open')
  const card = await server().call('POST', '/payments/card', {
    token: made.token,
    body: { participantGuid: made.guid, payer: cardPayer, locale: 'ru' },
  })
  expectRefusal(card, 409, 'invoice_open')
})

test('no invoice beside a card payment under way', async () => {
  const made = await approvedParticipant(server())
  await startCardPayment(server(), made)
  expectRefusal(await issue(made), 409, 'payment_in_progress')
})

test('of an invoice and a card at once, twenty times each, one begins', async () => {
  const made = await approvedParticipant(server())
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? issue(made)
        : server().call('POST', '/payments/card', {
            token: made.token,
            body: { participantGuid: made.guid, payer: cardPayer, locale: 'ru' },
          }),
    ),
  )
  const [invoices, cards] = [0, 1].map(odd => answers.filter((_, index) => index % 2 === odd).filter(({ status }) => status === 200))
  expect([invoices?.length === 1 && cards?.length === 0, invoices?.length === 0 && cards?.length === 10]).toContain(true)
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
  const [code] = Object.values(fields)
  expectRefusal(await issue(made, { payer: { ...companyPayer, ...wrong } }), 422, code, fields)
})

let waiting: Promise<TestApplicant> | null = null
/** Somebody approved who never gets an invoice. */
function once(): Promise<TestApplicant> {
  waiting ??= approvedParticipant(server())
  return waiting
}

test('only one’s own people stand on an invoice', async () => {
  const [made, stranger] = [await once(), await emptyParticipant(server())]
  expectRefusal(await issue({ ...made, token: stranger.token }), 404, 'not_found')
  expectRefusal(await issue(made, { participantGuids: [made.guid, stranger.guid] }), 404, 'not_found')
  expectRefusal(await issue(made, { participantGuids: [] }), 422, 'required', { participantGuids: 'required' })
  expectRefusal(await issue(made, {}, { idempotencyKey: null }), 400, 'idempotency_key_required')
  expect(await paymentOf(made)).toBe('unpaid')
})

test('a person named twice stands on it once', async () => {
  const made = await approvedParticipant(server())
  const { body } = await issue(made, { participantGuids: [made.guid, made.guid] })
  expect(body).toMatchObject({ totalKopecks: '18000000', participants: [{ guid: made.guid }] })
})

test('several people share an invoice, are paid by it together, and are freed by it together', async () => {
  const [first, second] = await colleagues()
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
  const answers = await Promise.all([...people.map(made => issue(made)), issue(pending), issue(people[0] ?? pending)])
  const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => Number(body.number.slice(5)))
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
  expectRefusal(await cancel(invoice.guid, await organiserToken(server(), 'committee'), '/organizer/invoices'), 403, 'forbidden')
  expect((await cancel(invoice.guid, finance, '/organizer/invoices')).status).toBe(200)
  expect(await paymentOf(made)).toBe('unpaid')
})

test('a paid invoice brings the advance tax invoice, tells the person, and stays', async () => {
  const { made, invoice } = await invoiced()
  const idempotencyKey = randomUUID()
  const paid = await markPaid(invoice.guid, order, { idempotencyKey })
  expect(paid).toMatchObject({ status: 200, body: { status: 'paid', paidOn: '2025-09-15', hasAdvanceTaxInvoice: true, payerInn: '7799001175' } })
  expect((await markPaid(invoice.guid, order, { idempotencyKey })).body).toEqual(paid.body)
  expect(await paymentOf(made)).toBe('paid')
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.text).toContain(invoice.number)
  expectRefusal(await markPaid(invoice.guid), 409, 'state_forbids')
  expectRefusal(await cancel(invoice.guid, made.token), 409, 'state_forbids')
  expectRefusal(await issue(made), 409, 'payment_already_settled')
})

test.each([
  [{ ...order, paidOn: '2025-09-14' }, { paidOn: 'value_invalid' }],
  [{ ...order, paidOn: '2025-09-16' }, { paidOn: 'value_invalid' }],
  [{ ...order, paidOn: '15.09.2025' }, { paidOn: 'value_invalid' }],
  [{ ...order, paymentOrderNumber: ' ' }, { paymentOrderNumber: 'required' }],
  [{ paidOn: '2025-09-15' }, { paymentOrderNumber: 'required' }],
] as const)('a payment order of %j', async (body, fields) => {
  const { made, invoice } = await invoiced()
  expectRefusal(await markPaid(invoice.guid, body), 422, Object.values(fields)[0] ?? 'required', fields)
  expect(await paymentOf(made)).toBe('pending')
})

test('only finance marks invoices paid', async () => {
  const { invoice } = await invoiced()
  for (const role of ['admin', 'committee', 'security', 'support'] as const)
    expectRefusal(await markPaid(invoice.guid, order, { token: await organiserToken(server(), role) }), 403, 'forbidden')
  expectRefusal(await markPaid(randomUUID()), 404, 'not_found')
})

test('of twenty payments and cancellations at once, one counts', async () => {
  const { made, invoice } = await invoiced()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? markPaid(invoice.guid) : cancel(invoice.guid, made.token))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  const paid = answers.findIndex(({ status }) => status === 200) % 2 === 0
  expect(await paymentOf(made)).toBe(paid ? 'paid' : 'unpaid')
  const advances = await server()
    .database.selectFrom('advanceTaxInvoice')
    .select('guid')
    .where('invoiceGuid', '=', invoice.guid)
    .execute()
  expect(advances).toHaveLength(paid ? 1 : 0)
})

const pdf = (guid: string, token: string, rest = '.pdf') => server().call('GET', `/invoices/${guid}${rest}`, { token })

test('the invoice is a PDF with text that can be copied, in both languages', async () => {
  const { made, invoice } = await invoiced()
  const russian = await pdf(invoice.guid, made.token)
  expect(russian).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename*=UTF-8''invoice-${invoice.number}.pdf`,
    },
  })
  const text = readPdfText(russian.bytes).join('\n')
  for (const expected of [invoice.number, 'Лазоревый Банк', '180 000', 'Орлова Мария Сергеевна', '7701234560'])
    expect(text).toContain(expected)
  const english = readPdfText((await pdf(invoice.guid, made.token, '.pdf?locale=en')).bytes).join('\n')
  expect(english).toContain('Cybersecurity in Finance')
  expectRefusal(await pdf(invoice.guid, made.token, '.pdf?locale=de'), 400, 'malformed_request')
})

test('documents are for whoever issued the invoice and for finance', async () => {
  const { made, invoice } = await invoiced()
  const advance = '/advance-tax-invoice.pdf'
  expectRefusal(await pdf(invoice.guid, made.token, advance), 404, 'not_found')
  await markPaid(invoice.guid)
  const stranger = await emptyParticipant(server())
  for (const rest of ['.pdf', advance]) {
    expectRefusal(await pdf(invoice.guid, stranger.token, rest), 404, 'not_found')
    expectRefusal(await pdf(randomUUID(), made.token, rest), 404, 'not_found')
    expectRefusal(await server().call('GET', `/invoices/${invoice.guid}${rest}`), 401, 'unauthorized')
    expectRefusal(await pdf(invoice.guid, await organiserToken(server(), 'committee'), rest), 404, 'not_found')
    expect((await pdf(invoice.guid, finance, rest)).status).toBe(200)
  }
  const text = readPdfText((await pdf(invoice.guid, made.token, advance)).bytes).join('\n')
  expect(text).toContain('1917')
  expect(text).toMatch(/20\/120|20 %|20%/)
})

test('the rate of VAT is that of the day of payment', async () => {
  const { made, invoice } = await invoiced()
  const admin = await organiserToken(server(), 'admin')
  await must(server(), 'PUT', '/organizer/clock', { token: admin, body: { now: '2026-01-12T09:00:00Z' } })
  await markPaid(invoice.guid, { ...order, paidOn: '2026-01-12' })
  const advance = await server()
    .database.selectFrom('advanceTaxInvoice')
    .selectAll()
    .where('invoiceGuid', '=', invoice.guid)
    .executeTakeFirstOrThrow()
  expect(advance).toMatchObject({ year: 2026, number: 1, vatPercent: 22, vatKopecks: 3_245_902n, issuedOn: '2026-01-12' })
  expect((await pdf(invoice.guid, made.token, '/advance-tax-invoice.pdf')).status).toBe(200)
  const next = await issue(await approvedParticipant(server()))
  expect(next.body).toMatchObject({ number: '2026-0001', vatPercent: 22, vatKopecks: '3245902' })
})
