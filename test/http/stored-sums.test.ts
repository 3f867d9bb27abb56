import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { PaymentOverview } from '#contract/payment.ts'
import { startingVatRates } from '#domain/payment/vat.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { storedVatRates } from '#server/persistence/edition-queries.ts'
import { migrate } from '#server/persistence/migrate.ts'
import { invoiceDocumentKeys } from '#server/usecases/invoice/drawn-document.ts'
import { colleagues, must, paidParticipant, type TestParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { invoiceCalls } from './invoice-calls.ts'

// A document shows the stored sum; later changes do not affect it.
const server = useTestServer()
const { advancePath, issue, markPaid, pdf } = invoiceCalls(server)

/** At 20 % the VAT of one is 166,667.17 kopecks: three of them round otherwise than their sum. */
const oddFee = 1_000_003n

const setFee = (feeKopecks: bigint) => server().database.updateTable('edition').set({ feeKopecks }).execute()

const setRates = (rates: Parameters<typeof storedVatRates>[0]) =>
  server()
    .database.updateTable('edition')
    .set({ vatRates: storedVatRates(rates) })
    .execute()

let invoice: Awaited<ReturnType<typeof paidInvoice>>
let card: TestParticipant

beforeAll(async () => {
  await setFee(oddFee)
  invoice = await paidInvoice()
  card = await paidParticipant(server())
})

afterEach(() => setRates(startingVatRates))

/** A paid invoice for three people. */
async function paidInvoice() {
  const people = await colleagues(server(), 3)
  const [payer] = people
  if (!payer) throw new Error('nobody to pay')
  const { body } = await issue(payer, { participantGuids: people.map(({ guid }) => guid) })
  await markPaid(body.guid)
  return { payer, guid: body.guid }
}

/** An invoice's documents drawn now, without the stored ones. */
async function drawnAnew({ payer, guid }: { payer: TestParticipant; guid: string }): Promise<string[]> {
  for (const key of Object.values(invoiceDocumentKeys(guid))) await server().services.files.delete(key)
  const papers: string[] = []
  for (const rest of ['.pdf', '.pdf?locale=en', await advancePath(guid)])
    papers.push(readPdfText((await pdf(guid, payer.token, rest)).bytes).join('\n'))
  return papers
}

const overview = (made: TestParticipant) =>
  must<PaymentOverview>(server(), 'GET', `/participants/${made.guid}/payment`, { token: made.token })

const linesOf = async (guid: string) =>
  server()
    .database.selectFrom('invoiceLine')
    .select(['vatKopecks', 'advanceVatKopecks'])
    .where('invoiceGuid', '=', guid)
    .orderBy('guid')
    .execute()

test('a fee and a VAT table that changed after the issue change no paper', async () => {
  const before = [await drawnAnew(invoice), await overview(card), await overview(invoice.payer)]
  expect(before[1]).toMatchObject({
    feeKopecks: oddFee.toString(),
    vatKopecks: '166667',
    vatPercent: 20,
  })
  await setFee(25_000_000n)
  await setRates([...startingVatRates, { from: '2025-01-01', percent: 25n }])
  expect([await drawnAnew(invoice), await overview(card), await overview(invoice.payer)]).toEqual(before)
})

test('the migration gives older lines the VAT that their papers had', async () => {
  const cardLines = () =>
    server().database.selectFrom('cardPaymentLine').select('vatKopecks').orderBy('guid').execute()
  const before = [await linesOf(invoice.guid), await cardLines(), await overview(card)]
  await sql`alter table invoice_line drop column vat_kopecks, drop column advance_vat_kopecks`.execute(
    server().database,
  )
  await sql`alter table card_payment_line drop column vat_kopecks`.execute(server().database)
  await sql`delete from schema_migration where name = '0052-vat-by-line.sql'`.execute(server().database)
  await migrate(server().services.config.DATABASE_URL ?? '')
  expect([await linesOf(invoice.guid), await cardLines(), await overview(card)]).toEqual(before)
})

test('the papers print what is stored, to the kopeck', async () => {
  const { database } = server()
  const lines = await linesOf(invoice.guid)
  expect(lines.map(line => line.vatKopecks)).toEqual([166_667n, 166_667n, 166_668n])
  await database
    .updateTable('invoice')
    .set({ vatKopecks: 111_111n, totalKopecks: 2_222_222n })
    .where('guid', '=', invoice.guid)
    .execute()
  await database
    .updateTable('invoiceLine')
    .set({ advanceVatKopecks: 33_333n })
    .where('invoiceGuid', '=', invoice.guid)
    .execute()
  await database
    .updateTable('advanceTaxInvoice')
    .set({ amountKopecks: 2_222_222n, vatKopecks: 99_999n })
    .where('invoiceGuid', '=', invoice.guid)
    .execute()
  const [russian = '', english = '', advance = ''] = await drawnAnew(invoice)
  for (const sum of ['1 111,11', '22 222,22']) expect(russian.replaceAll('\u00a0', ' ')).toContain(sum)
  for (const sum of ['1,111.11', '22,222.22']) expect(english).toContain(sum)
  for (const sum of ['333,33', '999,99', '22 222,22'])
    expect(advance.replaceAll('\u00a0', ' ')).toContain(sum)
})
