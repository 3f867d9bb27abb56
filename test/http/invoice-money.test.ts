import { beforeAll, expect, test } from 'vitest'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type { RefundRequest } from '#contract/replacement.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { listAdvanceTaxInvoices } from '#server/persistence/advance-tax-invoice-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, must, type TestApplicant } from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls, order } from './invoice-calls.ts'
import { keepsMoneyTally } from './money-tally.ts'
import { replacementCalls } from './replacement-calls.ts'

const server = useTestServer()
keepsMoneyTally(server)
const { advancePath, issue, cancel, markPaid, paymentOf, invoiced, pdf } = invoiceCalls(server)
const { payByInvoice } = replacementCalls(server)
let finance = ''

beforeAll(async () => {
  finance = await organiserToken(server(), 'finance')
})

const read = (guid: string) =>
  must<InvoiceRow>(server(), 'GET', `/organizer/invoices/${guid}`, { token: finance })

const reverse = (guid: string, paymentGuid: string, reason = 'Деньги другого плательщика') =>
  server().call<InvoiceRow>('POST', `/organizer/invoices/${guid}/payments/${paymentGuid}/reverse`, {
    token: finance,
    body: { reason },
  })

const sendBack = (guid: string, body: object) =>
  server().call<InvoiceRow>('POST', `/organizer/invoices/${guid}/refunds`, {
    token: finance,
    body: { returnedOn: '2025-09-15', paymentOrderNumber: '77', reason: 'Письмо плательщика', ...body },
  })

const part = { ...order, paymentOrderNumber: '100', amountKopecks: '10000000' }

test('a lesser sum leaves the invoice open with what is missing, and the rest pays it', async () => {
  const { made, invoice } = await invoiced()
  expect(await markPaid(invoice.guid, part)).toMatchObject({
    status: 200,
    body: { status: 'unpaid', receivedKopecks: '10000000', missingKopecks: '8000000', paidOn: null },
  })
  expect(await paymentOf(made)).toBe('pending')
  await server().deliver()
  const [letter] = await server().outbox(made.email)
  expect(letter?.text.replaceAll('\u00a0', ' ')).toMatch(/100 000 ₽[\s\S]*80 000 ₽/)
  // The same order a second time, by another tab.
  expectRefusal(await markPaid(invoice.guid, part), 409, 'payment_order_booked', {
    paymentOrderNumber: 'payment_order_booked',
  })
  // Nobody may end it meanwhile: the money would pay for nobody.
  expectRefusal(await cancel(invoice.guid, made.token), 409, 'invoice_partly_paid')
  expectRefusal(
    await server().call('POST', `/organizer/invoices/${invoice.guid}/cancel`, { token: finance, body: {} }),
    409,
    'refund_first',
  )
  expectRefusal(
    await server().call('POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} }),
    409,
    'invoice_partly_paid',
  )
  expect((await markPaid(invoice.guid, { ...order, paymentOrderNumber: '101' })).body).toMatchObject({
    status: 'paid',
    receivedKopecks: '18000000',
    missingKopecks: '0',
    paymentOrderNumber: '100, 101',
    payments: [
      { paymentOrderNumber: '100', amountKopecks: '10000000', reversed: null },
      { paymentOrderNumber: '101', amountKopecks: '8000000', reversed: null },
    ],
  })
  expect(await paymentOf(made)).toBe('paid')
  // Each order has a paper of its own, over its own sum.
  for (const [index, number, other, sum] of [
    [0, '100', '101', '100 000,00'],
    [1, '101', '100', '80 000,00'],
  ] as const) {
    const paper = await pdf(invoice.guid, made.token, await advancePath(invoice.guid, index))
    const text = readPdfText(paper.bytes).join(' ').replace(/\s+/g, ' ')
    expect(text).toContain(`№ ${number} `)
    expect(text).not.toContain(`№ ${other} `)
    expect(text).toContain(sum)
    expect(text).toContain('Предварительная оплата')
  }
})

test('a card does not begin beside an invoice that is paid in part', async () => {
  const { made, invoice } = await invoiced()
  await markPaid(invoice.guid, part)
  expectRefusal(
    await server().call('POST', '/payments/card', {
      token: made.token,
      body: {
        participantGuids: [made.guid],
        payer: {
          fullName: 'Иванов Иван Иванович',
          address: '125009, Москва, Тверская улица, дом 7',
          consent: true,
          cardConsent: true,
        },
        locale: 'ru',
      },
    }),
    409,
    'invoice_partly_paid',
  )
})

test('what is too much is told, and goes back without anybody losing their place', async () => {
  const { made, invoice } = await invoiced()
  const paid = await markPaid(invoice.guid, { ...order, amountKopecks: '20000000' })
  expect(paid.body).toMatchObject({ status: 'paid', overpaidKopecks: '2000000', spareKopecks: '2000000' })
  expectRefusal(await sendBack(invoice.guid, { amountKopecks: '2000001' }), 422, 'sum_too_large')
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => sendBack(invoice.guid, { amountKopecks: '1500000' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(422)])
  expect(await read(invoice.guid)).toMatchObject({
    status: 'paid',
    overpaidKopecks: '500000',
    refunds: [{ name: null, amountKopecks: '1500000', paymentOrderNumber: '77' }],
  })
  expect(await paymentOf(made)).toBe('paid')
  // What went back was counted from this booking, so it is no mistake any more.
  expectRefusal(await reverse(invoice.guid, paid.body.payments[0]?.guid ?? ''), 409, 'state_forbids')
})

test('a part booked by mistake is taken back from an invoice that still waits', async () => {
  const { made, invoice } = await invoiced()
  const { body } = await markPaid(invoice.guid, part)
  expect((await reverse(invoice.guid, body.payments[0]?.guid ?? '')).status).toBe(200)
  expect(await read(invoice.guid)).toMatchObject({ status: 'unpaid', receivedKopecks: '0' })
  expect(await paymentOf(made)).toBe('pending')
  expect((await cancel(invoice.guid, made.token)).status).toBe(200)
})

test('a booking made by mistake is taken back with its trace: the invoice and its people wait again', async () => {
  const { made, invoice } = await invoiced()
  const paid = (await markPaid(invoice.guid)).body
  const booking = paid.payments[0]?.guid ?? ''
  const voided = await advancePath(invoice.guid)
  const answers = await Promise.all(Array.from({ length: 8 }, () => reverse(invoice.guid, booking)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  const row = await read(invoice.guid)
  expect(row).toMatchObject({
    status: 'unpaid',
    paidOn: null,
    receivedKopecks: '0',
    missingKopecks: '18000000',
    advanceTaxInvoices: [],
    payments: [{ paymentOrderNumber: '1917', reversed: { reason: 'Деньги другого плательщика' } }],
  })
  expect(row.payments[0]?.reversed?.by).toBeTruthy()
  expect(await paymentOf(made)).toBe('pending')
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.subject).toContain('снята')
  expect((await pdf(invoice.guid, made.token, voided)).status).toBe(404)
  // The same order may be booked anew, and its paper gets a number of its own.
  const again = await markPaid(invoice.guid)
  expect(again.body).toMatchObject({ status: 'paid', advanceTaxInvoices: [{ guid: expect.any(String) }] })
  const numbers = await server()
    .database.selectFrom('advanceTaxInvoice')
    .select('number')
    .unionAll(server().database.selectFrom('voidAdvanceTaxInvoice').select('number'))
    .execute()
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length)
  expectRefusal(await reverse(invoice.guid, booking), 409, 'state_forbids')
  expectRefusal(await reverse(invoice.guid, invoice.guid), 404, 'not_found')
})

test('what an invoice keeps after one of two bookings is taken back still pays it, when it covers the sum', async () => {
  const { made, invoice } = await invoiced()
  await markPaid(invoice.guid, part)
  const paid = (await markPaid(invoice.guid, { ...order, amountKopecks: '18000000' })).body
  const sums = async () =>
    (await listAdvanceTaxInvoices(server().database, [invoice.guid])).map(paper => paper.amountKopecks)
  expect(await sums()).toEqual([10_000_000n, 8_000_000n])
  await reverse(invoice.guid, paid.payments[0]?.guid ?? '')
  expect(await read(invoice.guid)).toMatchObject({ status: 'paid', overpaidKopecks: '0' })
  expect(await paymentOf(made)).toBe('paid')
  // The rest that was too much is an advance now, on a paper of its own.
  expect(await sums()).toEqual([18_000_000n])
})

test('only finance takes bookings back and sends money back', async () => {
  const { invoice } = await invoiced()
  const paid = (await markPaid(invoice.guid)).body
  for (const role of ['admin', 'committee', 'support'] as const) {
    const token = await organiserToken(server(), role)
    for (const [path, body] of [
      [`payments/${paid.payments[0]?.guid}/reverse`, { reason: 'x' }],
      ['refunds', { returnedOn: '2025-09-15', paymentOrderNumber: '1', amountKopecks: '1', reason: 'x' }],
    ] as const)
      expectRefusal(
        await server().call('POST', `/organizer/invoices/${invoice.guid}/${path}`, { token, body }),
        403,
        'forbidden',
      )
  }
})

const requests = async () =>
  (
    await must<{ items: RefundRequest[] }>(server(), 'GET', '/organizer/refund-requests', { token: finance })
  ).items.map(({ applicationGuid }) => applicationGuid)

test('a refund by the bank ends one place and its request, and leaves the others', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  const [gone, stays] = members as [TestApplicant, TestApplicant]
  await payByInvoice(group, [gone, stays])
  await must(server(), 'POST', `/groups/${group.guid}/members/${gone.guid}/refund`, {
    token: group.token,
    body: { asked: true, reason: 'Не едет' },
  })
  expect(await requests()).toContain(gone.applicationGuid)
  const { invoiceGuid } = await server()
    .database.selectFrom('invoiceLine')
    .select('invoiceGuid')
    .where('applicationGuid', '=', gone.applicationGuid)
    .executeTakeFirstOrThrow()
  const before = await read(invoiceGuid)
  const line = before.lines.find(({ applicationGuid }) => applicationGuid === gone.applicationGuid)
  const body = { lineGuid: line?.guid, amountKopecks: '17000000' }
  for (const [wrong, status, code] of [
    [{ ...body, amountKopecks: '18000001' }, 422, 'sum_too_large'],
    [{ ...body, returnedOn: '2025-09-14' }, 422, 'day_between'],
    [{ ...body, returnedOn: '2025-09-16' }, 422, 'day_between'],
    [{ ...body, lineGuid: invoiceGuid }, 404, 'not_found'],
    [{ ...body, lineGuid: undefined }, 409, 'state_forbids'],
  ] as const)
    expectRefusal(await sendBack(invoiceGuid, wrong), status, code)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      sendBack(invoiceGuid, { ...body, paymentOrderNumber: `8${index}` }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)])
  expect(await read(invoiceGuid)).toMatchObject({
    status: 'paid',
    refunds: [{ name: line?.name, amountKopecks: '17000000' }],
    spareKopecks: '0',
  })
  expect(await paymentOf(gone)).toBe('unpaid')
  expect(await paymentOf(stays)).toBe('paid')
  expect(await requests()).not.toContain(gone.applicationGuid)
  await server().deliver()
  for (const email of [gone.email, 'a.vetrova@lazorevy.example'])
    expect((await server().outbox(email))[0]?.text).toMatch(/170\s000\s₽/)
  // Money that went back cannot be taken for a mistake.
  expectRefusal(await reverse(invoiceGuid, before.payments[0]?.guid ?? ''), 409, 'state_forbids')
  // The place is free to be paid for again.
  expect((await issue(gone)).status).toBe(200)
})

test('an invoice has an address of its own for those who read payments', async () => {
  const made = await approvedParticipant(server())
  const { body } = await issue(made)
  expect(await read(body.guid)).toMatchObject({ guid: body.guid, number: body.number })
  expectRefusal(
    await server().call('GET', `/organizer/invoices/${made.guid}`, { token: finance }),
    404,
    'not_found',
  )
  expectRefusal(
    await server().call('GET', `/organizer/invoices/${body.guid}`, {
      token: await organiserToken(server(), 'content'),
    }),
    403,
    'forbidden',
  )
})
