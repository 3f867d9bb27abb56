import { owedAdvances } from '#domain/invoice/owed-advance.ts'
import { splitVat, splitVatByLines, vatRateOn } from '#domain/payment/vat.ts'
import {
  insertAdvanceTaxInvoice,
  listAdvanceTaxInvoices,
  voidAdvanceTaxInvoices,
} from '#server/persistence/advance-tax-invoice-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, vatRatesOf } from '#server/persistence/edition-queries.ts'
import { listInvoicePayments } from '#server/persistence/invoice-payment-queries.ts'
import { type InvoiceRecord, takeNumber } from '#server/persistence/invoice-queries.ts'
import type { InvoiceLine } from './closing-invoice.ts'

type Paid = {
  invoice: InvoiceRecord
  lines: readonly InvoiceLine[]
  /** Whose VAT rates hold. */
  edition: EditionRow
  today: string
}

/** Issues the advance tax invoices that the standing payment orders of a locked invoice still lack, each at the rate of its order's day (decision 088). */
export async function issueAdvances(tx: Tx, { invoice, lines, edition, today }: Paid): Promise<void> {
  const [payments, papers] = await standing(tx, invoice.guid)
  const owed = owedAdvances({
    total: invoice.totalKopecks,
    returned: invoice.returnedSpareKopecks,
    papered: papers.reduce((sum, paper) => sum + paper.amountKopecks, 0n),
    payments: payments.map(({ guid, amountKopecks }) => ({
      guid,
      amount: amountKopecks,
      onPaper: papers.find(paper => paper.paymentGuid === guid)?.amountKopecks ?? null,
    })),
  })
  for (const { paymentGuid, amount } of owed) {
    const receivedOn = payments.find(({ guid }) => guid === paymentGuid)?.receivedOn ?? today
    const rate = vatRateOn(receivedOn, vatRatesOf(edition))
    const percent = rate.ok ? rate.percent : BigInt(invoice.vatPercent)
    const split = splitVatByLines(
      lines.map(line => line.amountKopecks),
      percent,
    )
    // An invoice for places has no lines of participants, and one sum.
    const whole = amount === invoice.totalKopecks && lines.length > 0
    const year = Number(today.slice(0, 4))
    await insertAdvanceTaxInvoice(tx, {
      ...{ invoiceGuid: invoice.guid, paymentGuid, year },
      number: await takeNumber(tx, 'advanceTaxInvoiceNumber', year),
      issuedOn: today,
      amountKopecks: amount,
      vatPercent: Number(percent),
      vatKopecks: whole ? split.vat : splitVat(amount, percent).vat,
      lines: whole
        ? lines.map(({ guid }, index) => ({ guid, vatKopecks: split.lines[index]?.vat ?? 0n }))
        : [],
    })
  }
}

/**
 * After a booking was taken back: its paper is void, and so are those of other orders that said less than came, because what was too much beside the
 * order taken back may be an advance now. What is owed then is issued anew.
 */
export async function renewAdvances(tx: Tx, { at, ...paid }: Paid & { at: Date }): Promise<void> {
  const [payments, papers] = await standing(tx, paid.invoice.guid)
  const wrong = papers.filter(paper => {
    const payment = payments.find(({ guid }) => guid === paper.paymentGuid)
    return !payment || paper.amountKopecks < payment.amountKopecks
  })
  await voidAdvanceTaxInvoices(tx, {
    invoiceGuid: paid.invoice.guid,
    guids: wrong.map(({ guid }) => guid),
    at,
  })
  await issueAdvances(tx, paid)
}

async function standing(tx: Tx, invoiceGuid: string) {
  const payments = await listInvoicePayments(tx, [invoiceGuid])
  return [
    payments.filter(({ reversedAt }) => reversedAt === null),
    await listAdvanceTaxInvoices(tx, [invoiceGuid]),
  ] as const
}
