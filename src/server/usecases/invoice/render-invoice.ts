import type * as routes from '#contract/payment.ts'
import type { Seller } from '#domain/legal-details/legal-details.ts'
import { m } from '#messages/compiled/messages.js'
import type { AdvanceTaxInvoiceDocument } from '#server/documents/advance-tax-invoice-pdf.ts'
import type { InvoiceDocument } from '#server/documents/invoice-document.ts'
import { drawingGate } from '#server/gate.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import {
  findAdvanceTaxInvoice,
  type InvoiceRecord,
  listInvoiceLines,
} from '#server/persistence/invoice-queries.ts'
import { findLegalDetails } from '#server/persistence/legal-details-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { sellerOf } from '../legal-details/legal-text.ts'
import { drawOnce, invoiceDocumentKeys } from './drawn-document.ts'
import { invoiceNumber } from './present-invoice.ts'
import { loadWholeInvoice } from './visible-invoice.ts'

export type RenderedDocument = { bytes: Buffer; contentType: string; fileName: string }

// The PDF library and its fonts take 40 MB, so they are loaded with the first document, not with the app.

/** The invoice as a PDF in either language, for accounts that see it whole and for finance. */
export async function renderInvoice(
  {
    actor,
    params: { guid },
    query: { locale },
  }: CallOf<typeof routes.readInvoicePdf, 'actor' | 'params' | 'query'>,
  needs: Needs<'database' | 'files' | 'log' | 'sealer'>,
): Promise<RenderedDocument> {
  const { invoice, edition } = await loadWholeInvoice(needs.database, actor, guid)
  const lines = await listInvoiceLines(needs.database, [guid])
  const seller = await sellerOfInvoice(needs.database, invoice, edition)
  const facts = invoiceDocument(invoice, { lines, edition, seller, locale })
  const draw = async () => {
    const { renderInvoicePdf } = await import('#server/documents/invoice-pdf.ts')
    return renderInvoicePdf(facts)
  }
  // A cancelled invoice is rarely opened, and a stored document would have to be erased.
  const bytes =
    invoice.status === 'cancelled'
      ? await drawingGate(draw)
      : await drawOnce(needs, { key: invoiceDocumentKeys(guid)[locale], facts }, draw)
  return { bytes, contentType: 'application/pdf', fileName: `invoice-${invoiceNumber(invoice)}.pdf` }
}

/** The advance tax invoice of a paid invoice; its form is Russian by law. */
export const renderAdvanceTaxInvoice: UseCase<
  typeof routes.readAdvanceTaxInvoicePdf,
  'database' | 'files' | 'log' | 'sealer'
> = async ({ actor, params: { guid } }, needs) => {
  const { invoice, edition } = await loadWholeInvoice(needs.database, actor, guid)
  const advance = await findAdvanceTaxInvoice(needs.database, guid)
  if (!advance) refuse('not_found')
  const lines = await listInvoiceLines(needs.database, [guid])
  const seller = await sellerOfInvoice(needs.database, invoice, edition)
  const facts = advanceTaxInvoiceDocument(invoice, { advance, lines, edition, seller })
  const bytes = await drawOnce(needs, { key: invoiceDocumentKeys(guid).advance, facts }, async () => {
    const { renderAdvanceTaxInvoicePdf } = await import('#server/documents/advance-tax-invoice-pdf.ts')
    return renderAdvanceTaxInvoicePdf(facts)
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
    edition,
    seller,
    locale,
  }: { lines: Line[]; edition: EditionRow; seller: Seller; locale: 'ru' | 'en' },
): InvoiceDocument {
  const russian = locale === 'ru'
  const forum = russian ? edition.nameRu : edition.nameEn
  return {
    locale,
    number: invoiceNumber(invoice),
    date: invoice.issuedOn,
    payUntil: invoice.dueOn,
    status: invoice.status,
    statusDate: invoice.paidOn,
    forumName: forum,
    forumPlace: russian ? `${edition.cityRu}, ${edition.venueRu}` : `${edition.cityEn}, ${edition.venueEn}`,
    purposeSubject: m.document_purpose_subject({ forum: edition.nameRu }, { locale: 'ru' }),
    basis: m.document_basis({}, { locale }),
    seller,
    buyer: buyerOf(invoice),
    lines: lines.map(line => ({
      description: m.document_payment_description({ forum }, { locale }),
      participant: line.participantName,
      amount: line.amountKopecks,
    })),
    total: invoice.totalKopecks,
    vat: invoice.vatKopecks,
    vatPercent: BigInt(invoice.vatPercent),
  }
}

function advanceTaxInvoiceDocument(
  invoice: InvoiceRecord,
  {
    advance,
    lines,
    edition,
    seller,
  }: {
    advance: NonNullable<Awaited<ReturnType<typeof findAdvanceTaxInvoice>>>
    lines: Line[]
    edition: EditionRow
    seller: Seller
  },
): AdvanceTaxInvoiceDocument {
  return {
    number: `A-${invoiceNumber(advance)}`,
    date: advance.issuedOn,
    seller,
    buyer: buyerOf(invoice),
    paymentDocuments: [
      { number: invoice.paymentOrderNumber ?? '', date: invoice.paidOn ?? advance.issuedOn },
    ],
    lines: lines.map(line => ({
      name: m.document_line({ forum: edition.nameRu, name: line.participantName }, { locale: 'ru' }),
      total: line.amountKopecks,
      vat: line.advanceVatKopecks ?? refuse('not_found'),
    })),
    total: invoice.totalKopecks,
    vat: advance.vatKopecks,
    vatPercent: BigInt(advance.vatPercent),
  }
}

/** The seller as on the day of issue: what was published since does not change an issued paper. */
async function sellerOfInvoice(
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

function buyerOf(invoice: InvoiceRecord) {
  return {
    name: invoice.payerName,
    inn: invoice.payerInn,
    kpp: invoice.payerKpp,
    address: invoice.payerAddress,
  }
}
