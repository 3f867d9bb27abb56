import type * as routes from '#contract/payment.ts'
import type { Seller } from '#domain/legal-details/legal-details.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDays, formatLongDate } from '#server/documents/document-format.ts'
import type { InvoiceDocument } from '#server/documents/invoice-document.ts'
import type { TaxInvoiceDocument } from '#server/documents/tax-invoice-pdf.ts'
import { drawingGate } from '#server/gate.ts'
import { type AdvanceRow, listAdvanceTaxInvoices } from '#server/persistence/advance-tax-invoice-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { type EditionRow, readEdition } from '#server/persistence/edition-queries.ts'
import { listInvoicePayments } from '#server/persistence/invoice-payment-queries.ts'
import { findInvoice, type InvoiceRecord, listInvoiceLines } from '#server/persistence/invoice-queries.ts'
import { findLegalDetails, sellerOf } from '#server/persistence/legal-details-queries.ts'
import { type InvoiceRaiseLine, listInvoiceRaiseLines } from '#server/persistence/raise-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { advanceDocumentKey, drawOnce, invoiceDocumentKeys } from './drawn-document.ts'
import { advanceNumber, invoiceNumber } from './present-invoice.ts'
import { loadWholeInvoice } from './visible-invoice.ts'

export type RenderedDocument = { bytes: Buffer; contentType: string; fileName: string }

type Drawing = Needs<'config' | 'database' | 'files' | 'log' | 'sealer'>

// The PDF library and its fonts take 40 MB, so they are loaded with the first document, not with the app.

/** The invoice as a PDF in either language, for accounts that see it whole and for finance. */
export async function renderInvoice(
  {
    actor,
    params: { guid },
    query: { locale },
  }: CallOf<typeof routes.readInvoicePdf, 'actor' | 'params' | 'query'>,
  needs: Drawing,
): Promise<RenderedDocument> {
  return drawInvoice(needs, { ...(await loadWholeInvoice(needs.database, actor, guid)), locale })
}

/** The same PDF for a letter; who may get it was judged when the letter was written. */
export async function drawForLetter(
  needs: Drawing,
  { guid, locale }: { guid: string; locale: 'ru' | 'en' },
): Promise<RenderedDocument> {
  const invoice = await findInvoice(needs.database, guid)
  if (!invoice) refuse('not_found')
  const edition = await readEdition(needs.database, invoice.editionGuid)
  return drawInvoice(needs, { invoice, edition, locale })
}

async function drawInvoice(
  needs: Drawing,
  { invoice, edition, locale }: { invoice: InvoiceRecord; edition: EditionRow; locale: 'ru' | 'en' },
): Promise<RenderedDocument> {
  const { guid } = invoice
  const lines = await listInvoiceLines(needs.database, [guid])
  const [raised] = await listInvoiceRaiseLines(needs.database, [guid])
  const seller = await sellerOfInvoice(needs.database, invoice, edition)
  const issued = (language: 'ru' | 'en') =>
    invoiceDocument(invoice, {
      lines,
      raised,
      edition,
      seller,
      locale: language,
      publicUrl: needs.config.publicUrl,
    })
  // A payer abroad has both languages on one paper: its own bookkeeper reads English, the bank in Russia Russian.
  const facts = invoice.payerInn === null ? [issued('en'), issued('ru')] : [issued(locale)]
  const draw = async () => {
    const { renderInvoicePdf } = await import('#server/documents/invoice-pdf.ts')
    return renderInvoicePdf(facts[0] ?? issued(locale), facts[1] ?? null)
  }
  // A cancelled invoice is rarely opened, and a stored document would have to be erased.
  const bytes =
    invoice.status === 'cancelled'
      ? await drawingGate(draw)
      : await drawOnce(needs, { key: invoiceDocumentKeys(guid)[locale], facts }, draw)
  return { bytes, contentType: 'application/pdf', fileName: `invoice-${invoiceNumber(invoice)}.pdf` }
}

/** The advance tax invoice of a payment order; its form is Russian by law. */
export const renderAdvanceTaxInvoice: UseCase<
  typeof routes.readAdvanceTaxInvoicePdf,
  'database' | 'files' | 'log' | 'sealer'
> = async ({ actor, params: { guid, advanceGuid } }, needs) => {
  const { invoice, edition } = await loadWholeInvoice(needs.database, actor, guid)
  const advances = await listAdvanceTaxInvoices(needs.database, [guid])
  const advance = advances.find(each => each.guid === advanceGuid) ?? refuse('not_found')
  const lines = await listInvoiceLines(needs.database, [guid])
  const [raised] = await listInvoiceRaiseLines(needs.database, [guid])
  const seller = await sellerOfInvoice(needs.database, invoice, edition)
  const booked = await listInvoicePayments(needs.database, [guid])
  const orders = booked.filter(({ reversedAt, guid: paymentGuid }) =>
    advance.paymentGuid ? paymentGuid === advance.paymentGuid : reversedAt === null,
  )
  const facts = advanceTaxInvoiceDocument(invoice, { advance, lines, raised, edition, seller, orders })
  const bytes = await drawOnce(needs, { key: advanceDocumentKey(advance.guid), facts }, async () => {
    const { renderTaxInvoicePdf } = await import('#server/documents/tax-invoice-pdf.ts')
    return renderTaxInvoicePdf(facts)
  })
  return {
    bytes,
    contentType: 'application/pdf',
    fileName: `advance-tax-invoice-${invoiceNumber(advance)}.pdf`,
  }
}

type Line = Awaited<ReturnType<typeof listInvoiceLines>>[number]

function invoiceDocument(
  invoice: InvoiceRecord,
  {
    lines,
    raised,
    edition,
    seller,
    locale,
    publicUrl,
  }: {
    lines: Line[]
    raised: InvoiceRaiseLine | undefined
    edition: EditionRow
    seller: Seller
    locale: 'ru' | 'en'
    publicUrl: string
  },
): InvoiceDocument {
  const russian = locale === 'ru'
  const forum = russian ? edition.nameRu : edition.nameEn
  const service = {
    forum,
    days: formatDays(edition, locale),
    place: russian ? edition.cityRu : edition.cityEn,
  }
  return {
    locale,
    number: invoiceNumber(invoice),
    date: invoice.issuedOn,
    payUntil: invoice.dueOn,
    status: invoice.status,
    statusDate: invoice.paidOn,
    forumName: forum,
    forumPlace: russian ? `${edition.cityRu}, ${edition.venueRu}` : `${edition.cityEn}, ${edition.venueEn}`,
    purposeSubject: (raised ? m.document_raise_purpose : m.document_purpose_subject)(
      { forum: edition.nameRu },
      { locale: 'ru' },
    ),
    basis: basisOf(invoice, { locale, publicUrl }),
    seller,
    buyer: buyerOf(invoice),
    edoOperator: invoice.edoOperator,
    lines: raised
      ? [
          {
            description: m.document_raise_line({ ...service, places: raised.places }, { locale }),
            participant: null,
            amount: raised.amountKopecks,
          },
        ]
      : lines.map(line => ({
          description: m.document_invoice_line(service, { locale }),
          participant: line.participantName,
          amount: line.amountKopecks,
        })),
    total: invoice.totalKopecks,
    vat: invoice.vatKopecks,
    vatPercent: BigInt(invoice.vatPercent),
    laterVat: laterVatOf(invoice),
  }
}

function laterVatOf(invoice: InvoiceRecord): NonNullable<InvoiceDocument['laterVat']> | null {
  const { laterVatFrom: from, laterVatPercent: percent, laterVatKopecks: vat } = invoice
  return from === null || percent === null || vat === null ? null : { from, percent: BigInt(percent), vat }
}

/** The version of the offer in force on the day of issue, and where it is read. */
export function basisOf(
  { offerVersion }: InvoiceRecord,
  { locale, publicUrl }: { locale: 'ru' | 'en'; publicUrl: string },
): string {
  if (!offerVersion) return m.document_basis({}, { locale })
  const address = `${publicUrl}${locale === 'ru' ? '' : '/en'}/offer?version=${offerVersion}`
  return m.document_basis_version({ version: offerVersion, address }, { locale })
}

function advanceTaxInvoiceDocument(
  invoice: InvoiceRecord,
  {
    advance,
    lines,
    raised,
    edition,
    seller,
    orders,
  }: {
    advance: AdvanceRow
    lines: Line[]
    raised: InvoiceRaiseLine | undefined
    edition: EditionRow
    seller: Seller
    orders: { paymentOrderNumber: string; receivedOn: string }[]
  },
): TaxInvoiceDocument {
  return {
    number: advanceNumber(advance),
    date: advance.issuedOn,
    seller,
    buyer: buyerOf(invoice),
    paymentDocuments: orders.map(order => ({ number: order.paymentOrderNumber, date: order.receivedOn })),
    delivery: null,
    lines: raised
      ? [placesLine({ raised, edition }, advance)]
      : advanceLines(invoice, { advance, lines, edition }),
    total: advance.amountKopecks,
    vat: advance.vatKopecks,
    vatPercent: BigInt(advance.vatPercent),
  }
}

/** Places are one service, whatever part of it an order pays. */
function placesLine(
  { raised, edition }: { raised: InvoiceRaiseLine; edition: EditionRow },
  { amountKopecks: total, vatKopecks: vat }: AdvanceRow,
): TaxInvoiceDocument['lines'][number] {
  const service = { forum: edition.nameRu, days: formatDays(edition, 'ru'), place: edition.cityRu }
  return { name: m.document_raise_line({ ...service, places: raised.places }, { locale: 'ru' }), total, vat }
}

/** Person by person where the order paid the whole invoice; a part pays for no one of them yet. */
function advanceLines(
  invoice: InvoiceRecord,
  { advance, lines, edition }: { advance: AdvanceRow; lines: Line[]; edition: EditionRow },
): TaxInvoiceDocument['lines'] {
  if (lines.every(line => line.advanceVatKopecks !== null) && advance.amountKopecks === invoice.totalKopecks)
    return lines.map(line => ({
      name: m.document_line({ forum: edition.nameRu, name: line.participantName }, { locale: 'ru' }),
      total: line.amountKopecks,
      vat: line.advanceVatKopecks ?? 0n,
    }))
  const facts = {
    forum: edition.nameRu,
    number: invoiceNumber(invoice),
    date: formatLongDate(invoice.issuedOn, 'ru'),
  }
  return [
    {
      name: m.document_advance_part(facts, { locale: 'ru' }),
      total: advance.amountKopecks,
      vat: advance.vatKopecks,
    },
  ]
}

/** The seller as on the day of issue: what was published since does not change an issued paper. */
export async function sellerOfInvoice(
  reader: Reader,
  { legalNumber }: InvoiceRecord,
  edition: EditionRow,
): Promise<Seller> {
  const issued =
    legalNumber !== null && legalNumber !== edition.legalNumber
      ? await findLegalDetails(reader, edition.guid, legalNumber)
      : null
  return issued?.seller ?? sellerOf(edition)
}

export function buyerOf(invoice: InvoiceRecord) {
  return {
    name: invoice.payerName,
    inn: invoice.payerInn,
    kpp: invoice.payerKpp,
    address: invoice.payerAddress,
    foreignNumber: invoice.payerForeignNumber,
  }
}
