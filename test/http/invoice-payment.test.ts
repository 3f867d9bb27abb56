import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Dashboard } from '#contract/dashboard.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, emptyParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls, order } from './invoice-calls.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)
let finance = ''

beforeAll(async () => {
  finance = await organiserToken(server(), 'finance')
})

const { advancePath, issue, cancel, markPaid, paymentOf, invoiced, pdf } = invoiceCalls(server)

test('a paid invoice brings the advance tax invoice, tells the person, and stays', async () => {
  const { made, invoice } = await invoiced()
  const idempotencyKey = randomUUID()
  const paid = await markPaid(invoice.guid, order, { idempotencyKey })
  expect(paid).toMatchObject({
    status: 200,
    body: {
      status: 'paid',
      paidOn: '2025-09-15',
      advanceTaxInvoices: [{ issuedOn: '2025-09-15' }],
      payerInn: '7799001175',
    },
  })
  expect((await markPaid(invoice.guid, order, { idempotencyKey })).body).toEqual(paid.body)
  expect(await paymentOf(made)).toBe('paid')
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.text).toContain(invoice.number)
  expectRefusal(await markPaid(invoice.guid), 409, 'state_forbids')
  expectRefusal(await cancel(invoice.guid, made.token), 409, 'state_forbids')
  expectRefusal(await issue(made), 409, 'payment_already_settled')
})

test('while an invoice is unpaid it is the payer’s turn, by the date on it', async () => {
  const { made, invoice } = await invoiced()
  const reasons = async () => {
    const { verdict } = await must<Dashboard>(server(), 'GET', `/participants/${made.guid}/dashboard`, {
      token: made.token,
    })
    return verdict.open.filter(({ reason }) => reason.startsWith('payment'))
  }
  const awaited = [{ reason: 'payment_awaited', who: 'participant', by: invoice.dueOn }]
  expect(await reasons()).toEqual(awaited)
  const dueOn = '2026-03-05'
  await server().database.updateTable('invoice').set({ dueOn }).where('guid', '=', invoice.guid).execute()
  expect(await reasons()).toEqual([{ ...awaited[0], by: dueOn }])
  const { open } = await must<ApplicationDetail>(
    server(),
    'GET',
    `/organizer/applications/${made.applicationGuid}`,
    { token: await organiserToken(server(), 'committee') },
  )
  expect(open).toContainEqual({ ...awaited[0], by: dueOn })
  await cancel(invoice.guid, made.token)
  expect(await reasons()).toEqual([{ reason: 'payment_due', who: 'participant', by: invoice.dueOn }])
  await markPaid((await issue(made)).body.guid)
  expect(await reasons()).toEqual([])
})

test.each([
  [{ ...order, paidOn: '2025-09-14' }, { paidOn: 'day_between' }],
  [{ ...order, paidOn: '2025-09-16' }, { paidOn: 'day_between' }],
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
    expectRefusal(
      await markPaid(invoice.guid, order, { token: await organiserToken(server(), role) }),
      403,
      'forbidden',
    )
  expectRefusal(await markPaid(randomUUID()), 404, 'not_found')
})

test('of twenty payments and cancellations at once, one counts', async () => {
  const { made, invoice } = await invoiced()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? markPaid(invoice.guid) : cancel(invoice.guid, made.token),
    ),
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
  const accounts = ['40702810500000001234', '30101810400000000225', '044525225']
  for (const expected of [
    ...accounts,
    invoice.number,
    'Лазоревый Банк',
    '180 000',
    'Орлова Мария Сергеевна',
    '7701234560',
  ])
    expect(text).toContain(expected)
  const english = readPdfText((await pdf(invoice.guid, made.token, '.pdf?locale=en')).bytes).join('\n')
  expect(english).toContain('Cybersecurity in Finance')
  expectRefusal(await pdf(invoice.guid, made.token, '.pdf?locale=de'), 400, 'malformed_request')
})

test('documents are for whoever issued the invoice and for finance', async () => {
  const { made, invoice } = await invoiced()
  expectRefusal(await pdf(invoice.guid, made.token, await advancePath(invoice.guid)), 404, 'not_found')
  await markPaid(invoice.guid)
  const advance = await advancePath(invoice.guid)
  const stranger = await emptyParticipant(server())
  for (const rest of ['.pdf', advance]) {
    expectRefusal(await pdf(invoice.guid, stranger.token, rest), 404, 'not_found')
    expectRefusal(await pdf(randomUUID(), made.token, rest), 404, 'not_found')
    expectRefusal(await server().call('GET', `/invoices/${invoice.guid}${rest}`), 401, 'unauthorized')
    expectRefusal(
      await pdf(invoice.guid, await organiserToken(server(), 'committee'), rest),
      404,
      'not_found',
    )
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
  expect(advance).toMatchObject({
    year: 2026,
    number: 1,
    vatPercent: 22,
    vatKopecks: 3_245_902n,
    issuedOn: '2026-01-12',
  })
  expect((await pdf(invoice.guid, made.token, await advancePath(invoice.guid))).status).toBe(200)
  const next = await issue(await approvedParticipant(server()))
  expect(next.body).toMatchObject({ number: '2026-0001', vatPercent: 22, vatKopecks: '3245902' })
})
