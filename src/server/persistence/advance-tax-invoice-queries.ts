import { sql } from 'kysely'
import type { Reader, Tx } from './database.ts'

export type AdvanceRow = Awaited<ReturnType<typeof listAdvanceTaxInvoices>>[number]

/** The advance tax invoices of these invoices, the oldest first. */
export function listAdvanceTaxInvoices(reader: Reader, invoiceGuids: string[]) {
  if (invoiceGuids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('advanceTaxInvoice')
    .selectAll()
    .where('invoiceGuid', 'in', invoiceGuids)
    .orderBy('year')
    .orderBy('number')
    .execute()
}

/** Issues an advance tax invoice. `lines` are given where it is for the whole invoice, with the VAT of each. */
export async function insertAdvanceTaxInvoice(
  tx: Tx,
  advance: {
    invoiceGuid: string
    paymentGuid: string
    year: number
    number: number
    issuedOn: string
    amountKopecks: bigint
    vatPercent: number
    vatKopecks: bigint
    lines: { guid: string; vatKopecks: bigint }[]
  },
): Promise<void> {
  const { lines, ...row } = advance
  await tx.insertInto('advanceTaxInvoice').values(row).execute()
  if (lines.length === 0) return
  const values = sql.join(lines.map(line => sql`(${line.guid}::uuid, ${line.vatKopecks}::bigint)`))
  await sql`
    update invoice_line set advance_vat_kopecks = taxed.vat from (values ${values}) as taxed (guid, vat)
    where invoice_line.guid = taxed.guid`.execute(tx)
}

/** Moves advance tax invoices of an invoice aside; their numbers stay taken. */
export async function voidAdvanceTaxInvoices(
  tx: Tx,
  { invoiceGuid, guids, at }: { invoiceGuid: string; guids: string[]; at: Date },
): Promise<void> {
  if (guids.length === 0) return
  const gone = await tx.deleteFrom('advanceTaxInvoice').where('guid', 'in', guids).returningAll().execute()
  if (gone.length > 0)
    await tx
      .insertInto('voidAdvanceTaxInvoice')
      .values(gone.map(row => ({ ...row, voidedAt: at })))
      .execute()
  await tx
    .updateTable('invoiceLine')
    .set({ advanceVatKopecks: null })
    .where('invoiceGuid', '=', invoiceGuid)
    .execute()
}
