import type * as routes from '#contract/closing.ts'
import { m } from '#messages/compiled/messages.js'
import type { ActDocument } from '#server/documents/act-pdf.ts'
import { formatDays } from '#server/documents/document-format.ts'
import type { TaxInvoiceDocument } from '#server/documents/tax-invoice-pdf.ts'
import { findClosing, listClosingLines } from '#server/persistence/closing-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Actor } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { drawOnce, invoiceDocumentKeys } from '../invoice/drawn-document.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { basisOf, buyerOf, sellerOfInvoice } from '../invoice/render-invoice.ts'
import { loadWholeInvoice } from '../invoice/visible-invoice.ts'

/** Everything both papers print, for an account that sees the invoice whole and for finance. */
async function load(needs: Needs<'database'>, actor: Actor, guid: string) {
  const { invoice, edition } = await loadWholeInvoice(needs.database, actor, guid)
  const closing = await findClosing(needs.database, guid)
  if (!closing) refuse('not_found')
  const lines = await listClosingLines(needs.database, closing.guid)
  const { bank: _bank, ...seller } = await sellerOfInvoice(needs.database, invoice, edition)
  return { invoice, edition, closing, lines, seller, number: invoiceNumber(closing) }
}

export const renderAct: UseCase<
  typeof routes.readActPdf,
  'config' | 'database' | 'files' | 'log' | 'sealer'
> = async ({ actor, params: { guid } }, needs) => {
  const { invoice, edition, closing, lines, seller, number } = await load(needs, actor, guid)
  const line = { forum: edition.nameRu, days: formatDays(edition, 'ru'), place: edition.cityRu }
  const facts: ActDocument = {
    number,
    date: closing.issuedOn,
    forumName: edition.nameRu,
    forumPlace: `${edition.cityRu}, ${edition.venueRu}`,
    basis: basisOf(invoice, { locale: 'ru', publicUrl: needs.config.publicUrl }),
    invoice: { number: invoiceNumber(invoice), date: invoice.issuedOn },
    seller,
    buyer: buyerOf(invoice),
    lines: lines.map(({ participantName, places, amountKopecks }) => ({
      description: places
        ? m.document_raise_line({ ...line, places }, { locale: 'ru' })
        : m.document_invoice_line(line, { locale: 'ru' }),
      participant: places ? null : participantName,
      amount: amountKopecks,
    })),
    total: closing.totalKopecks,
    vat: closing.vatKopecks,
    vatPercent: BigInt(closing.vatPercent),
  }
  const bytes = await drawOnce(needs, { key: invoiceDocumentKeys(guid).act, facts }, async () => {
    const { renderActPdf } = await import('#server/documents/act-pdf.ts')
    return renderActPdf(facts)
  })
  return { bytes, contentType: 'application/pdf', fileName: `act-${number}.pdf` }
}

export const renderTaxInvoice: UseCase<
  typeof routes.readTaxInvoicePdf,
  'database' | 'files' | 'log' | 'sealer'
> = async ({ actor, params: { guid } }, needs) => {
  const { invoice, edition, closing, lines, seller, number } = await load(needs, actor, guid)
  const service = { forum: edition.nameRu, days: formatDays(edition, 'ru'), place: edition.cityRu }
  const facts: TaxInvoiceDocument = {
    number,
    date: closing.issuedOn,
    seller,
    buyer: buyerOf(invoice),
    paymentDocuments: [
      { number: invoice.paymentOrderNumber ?? '', date: invoice.paidOn ?? closing.issuedOn },
    ],
    delivery: { number, date: closing.issuedOn },
    lines: lines.map(line => ({
      name: line.places
        ? m.document_raise_line({ ...service, places: line.places }, { locale: 'ru' })
        : m.document_line({ forum: edition.nameRu, name: line.participantName }, { locale: 'ru' }),
      total: line.amountKopecks,
      vat: line.vatKopecks,
    })),
    total: closing.totalKopecks,
    vat: closing.vatKopecks,
    vatPercent: BigInt(closing.vatPercent),
  }
  const bytes = await drawOnce(needs, { key: invoiceDocumentKeys(guid).taxInvoice, facts }, async () => {
    const { renderTaxInvoicePdf } = await import('#server/documents/tax-invoice-pdf.ts')
    return renderTaxInvoicePdf(facts)
  })
  return { bytes, contentType: 'application/pdf', fileName: `tax-invoice-${number}.pdf` }
}
