import { beforeAll, describe, expect, test } from 'vitest'
import type { ClosingRow } from '#contract/closing.ts'
import type { Invoice, PaymentOverview } from '#contract/payment.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, companyPayer, must, type TestApplicant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
const { invoiced, markPaid, issue, pdf } = invoiceCalls(server)
const path = '/organizer/closings'
let token = ''

type Paid = { made: TestApplicant; invoice: Invoice }
type Listed = { items: ClosingRow[]; counts: Record<string, number> }

beforeAll(async () => {
  token = await organiserToken(server(), 'finance')
})

const issueAll = (as = token) => server().call<{ issued: number }>('POST', path, { token: as, body: {} })
const preview = () =>
  must<{ open: boolean; documents: number; people: number; totalKopecks: string; vatKopecks: string }>(
    server(),
    'GET',
    `${path}/preview`,
    { token },
  )
const list = (query = '') => must<Listed>(server(), 'GET', `${path}${query}`, { token })
const send = (guids: string[], change: object = {}) =>
  server().call<{ sent: number }>('POST', `${path}/sent`, {
    token,
    body: { guids, channel: 'post', sentOn: '2026-02-21', reference: 'RA123456789RU', ...change },
  })

async function paid(): Promise<Paid> {
  const made = await invoiced()
  await markPaid(made.invoice.guid)
  return made
}

/** After the forum, when the payment would no longer be taken. */
async function paidLate(): Promise<string> {
  const { database } = server()
  const late = await approvedParticipant(server())
  const { guid } = (await issue(late)).body
  await database
    .updateTable('invoice')
    .set({ status: 'paid', paidOn: '2026-02-21', paymentOrderNumber: '77' })
    .where('guid', '=', guid)
    .execute()
  await database
    .updateTable('application')
    .set({ payment: 'paid' })
    .where('guid', '=', late.applicationGuid)
    .execute()
  return guid
}

/** The day after the last one of the forum. */
function forumOver(): void {
  server().advance(Date.parse('2026-02-21T12:00:00+03:00') - server().services.clock.now().getTime())
}

describe('the act and the tax invoice after the forum', () => {
  const people: { paid?: Paid; refunded?: Paid; unpaid?: Paid } = {}
  const own = (which: keyof typeof people): Paid => {
    const found = people[which]
    if (!found) throw new Error(`nobody is ${which}`)
    return found
  }

  test('are not issued before its last day has passed', async () => {
    people.paid = await paid()
    people.refunded = await paid()
    people.unpaid = await invoiced()
    await server()
      .database.updateTable('invoiceLine')
      .set({ refundedAt: new Date(), isOpen: false })
      .where('invoiceGuid', '=', own('refunded').invoice.guid)
      .execute()
    expect(await preview()).toMatchObject({ open: false, documents: 1 })
    expectRefusal(await issueAll(), 409, 'state_forbids')
    await runJob(server().services, 'closing-papers', {})
    expect((await list()).items).toEqual([])
  })

  test('pressed by many at once are issued once, for what was paid and not returned', async () => {
    forumOver()
    token = await organiserToken(server(), 'finance')
    expect(await preview()).toMatchObject({
      open: true,
      documents: 1,
      people: 1,
      totalKopecks: '18000000',
      vatKopecks: '3245902',
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => issueAll()))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers.reduce((sum, { body }) => sum + body.issued, 0)).toBe(1)
    const { items, counts } = await list()
    expect(counts).toEqual({ prepared: 1, sent: 0, returned: 0 })
    expect(items).toMatchObject([
      {
        number: '2026-0001',
        issuedOn: '2026-02-20',
        invoiceGuid: own('paid').invoice.guid,
        totalKopecks: '18000000',
        vatKopecks: '3245902',
        vatPercent: 22,
        people: 1,
        state: 'prepared',
      },
    ])
    expect(await preview()).toMatchObject({ documents: 0, totalKopecks: '0' })
  })

  test('tell the payer, who downloads both; nobody else does', async () => {
    const { made, invoice } = own('paid')
    await server().deliver()
    const [letter] = await server().outbox(made.email)
    expect(letter?.subject).toContain(`№\u00a0${invoice.number}`)
    expect(letter?.text).toContain('180\u00a0000')
    // The clock has moved by months, and the log-in of September is long over.
    const tokenOf = async ({ phone }: TestApplicant) => (await server().logIn(phone)).token
    const [payer, other] = [await tokenOf(made), await tokenOf(own('refunded').made)]
    const text = async (file: string) =>
      readPdfText((await pdf(invoice.guid, payer, file)).bytes)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
    const act = await text('/act.pdf')
    expect(act).toContain('Акт об оказании услуг № 2026-0001 от 20 февраля 2026 г.')
    expect(act).toContain('32 459,02')
    expect(act).toContain(`Счёт № ${invoice.number}`)
    const taxInvoice = await text('/tax-invoice.pdf')
    expect(taxInvoice).toContain('№ п/п 1 № 2026-0001 от 20.02.2026')
    expect(taxInvoice).toContain('№ 1917 от 15.09.2025')
    expect(taxInvoice).toContain('147 540,98')
    for (const file of ['/act.pdf', '/tax-invoice.pdf']) {
      expectRefusal(await pdf(invoice.guid, other, file), 404, 'not_found')
      const { guid } = own('refunded').invoice
      expectRefusal(await pdf(guid, other, file), 404, 'not_found')
      expect((await pdf(invoice.guid, token, file)).status).toBe(200)
    }
  })

  test('go out with a date and a number, come back signed, and the payer sees how', async () => {
    const { items } = await list('?state=prepared')
    const [row] = items
    if (!row) throw new Error('nothing was issued')
    for (const sentOn of ['2026-02-19', '2026-02-22'])
      expectRefusal(await send([row.guid], { sentOn }), 422, 'day_between', { sentOn: 'day_between' })
    const waits = async () => {
      const { waiting } = await must<{ waiting: { what: string; count: number }[] }>(
        server(),
        'GET',
        '/organizer/dashboard',
        { token },
      )
      return waiting.find(({ what }) => what === 'closings')?.count ?? 0
    }
    expect(await waits()).toBe(1)
    const answers = await Promise.all([send([row.guid]), send([row.guid], { channel: 'edo' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await waits()).toBe(0)
    const note = (what: string, body: object = {}) =>
      server().call<ClosingRow>('POST', `${path}/${row.guid}/${what}`, { token, body })
    expect((await note('unsent')).body).toMatchObject({ state: 'prepared', channel: null, sentOn: null })
    expectRefusal(await note('returned', { returnedOn: '2026-02-21' }), 409, 'state_forbids')
    expect((await send([row.guid])).body).toEqual({ sent: 1 })
    expect((await list('?q=ra1234')).items).toHaveLength(1)
    expect((await list('?q=ra9999')).items).toHaveLength(0)
    expect((await list('?sort=oldest')).items).toEqual((await list('?sort=newest')).items.toReversed())
    expectRefusal(
      await server().call('GET', `${path}?sort=age`, { token: await organiserToken(server(), 'finance') }),
      400,
      'malformed_request',
    )
    const { made } = own('paid')
    const { invoices } = await must<PaymentOverview>(server(), 'GET', `/participants/${made.guid}/payment`, {
      token: (await server().logIn(made.phone)).token,
    })
    expect(invoices[0]?.closing).toEqual({
      number: '2026-0001',
      channel: 'post',
      sentOn: '2026-02-21',
      reference: 'RA123456789RU',
    })
    expectRefusal(await note('returned', { returnedOn: '2026-02-22' }), 422, 'day_between', {
      returnedOn: 'day_between',
    })
    expect((await note('returned', { returnedOn: '2026-02-21' })).body).toMatchObject({ state: 'returned' })
    expectRefusal(await note('returned', { returnedOn: '2026-02-21' }), 409, 'state_forbids')
  })

  test('come by themselves three days after the forum, numbered on', async () => {
    await paidLate()
    await runJob(server().services, 'closing-papers', {})
    expect((await list()).items).toHaveLength(1)
    server().advance(2 * 24 * 3_600_000)
    token = await organiserToken(server(), 'finance')
    await runJob(server().services, 'closing-papers', {})
    await runJob(server().services, 'closing-papers', {})
    expect((await list()).items.map(({ number }) => number)).toEqual(['2026-0002', '2026-0001'])
  })

  test('are for finance alone', async () => {
    for (const role of ['committee', 'security', 'support', 'content'] as const)
      expectRefusal(await issueAll(await organiserToken(server(), role)), 403, 'forbidden')
  })
})

describe('how the payer wants the originals', () => {
  const edo = { documentsBy: 'edo', edoOperator: 'Диадок', edoId: '2bm-7701234560' }
  const bill = async (change: object) =>
    issue(await approvedParticipant(server()), { payer: { ...companyPayer, ...change } })
  const wanted = async ({ guid }: Invoice) =>
    (await list()).items.find(row => row.invoiceGuid === guid)?.wanted

  test('a provider is named, an identifier is checked, and a company abroad gets them by post', async () => {
    expectRefusal(await bill({ ...edo, edoOperator: ' ' }), 422, 'required', {
      'payer.edoOperator': 'required',
    })
    expectRefusal(await bill({ ...edo, edoId: 'Диадок' }), 422, 'edo_id_format', {
      'payer.edoId': 'edo_id_format',
    })
    const stored = async (change: object) => {
      const { body } = await bill(change)
      return server()
        .database.selectFrom('invoice')
        .select(['documentsBy', 'edoOperator', 'edoId'])
        .where('guid', '=', body.guid)
        .executeTakeFirstOrThrow()
    }
    const byPost = { documentsBy: 'post', edoOperator: null, edoId: null }
    expect(await stored({})).toEqual(byPost)
    // What the form still held of another choice is not kept.
    expect(await stored({ ...edo, documentsBy: 'post' })).toEqual(byPost)
    expect(await stored({ ...edo, hasInn: false, inn: null })).toEqual(byPost)
    expect(await stored({ ...edo, edoId: '' })).toEqual({ ...edo, edoId: null })
  })

  test('finance reads it with the papers', async () => {
    const { body } = await bill(edo)
    await markPaid(body.guid, { paidOn: body.issuedOn, paymentOrderNumber: '88' })
    await issueAll()
    expect(await wanted(body)).toEqual({ channel: 'edo', edoOperator: 'Диадок', edoId: '2BM-7701234560' })
  })
})

test('the preview states what is then issued, whatever the sums are', async () => {
  const { database } = server()
  await issueAll()
  const guids: string[] = []
  for (const amountKopecks of [10_000_001n, 10_000_001n, 333n, 50_000_003n]) {
    const guid = await paidLate()
    await database.updateTable('invoiceLine').set({ amountKopecks }).where('invoiceGuid', '=', guid).execute()
    guids.push(guid)
  }
  const [, , emptied = '', ofTwo = ''] = guids
  await database
    .updateTable('invoiceLine')
    .set({ invoiceGuid: ofTwo })
    .where('invoiceGuid', '=', emptied)
    .execute()
  const previewed = await preview()
  expect(previewed).toMatchObject({ documents: 3, people: 4, totalKopecks: '70000338' })
  expect((await issueAll()).body).toEqual({ issued: 3 })
  const papers = await database
    .selectFrom('closing')
    .select(['vatKopecks', 'people'])
    .where('invoiceGuid', 'in', guids)
    .execute()
  expect(papers.reduce((sum, { vatKopecks }) => sum + vatKopecks, 0n).toString()).toBe(previewed.vatKopecks)
  expect(papers.reduce((sum, { people }) => sum + people, 0)).toBe(previewed.people)
})
