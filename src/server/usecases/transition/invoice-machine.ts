import { decideInvoice, invoiceTransitions } from '#domain/invoice/invoice-transitions.ts'
import { type InvoiceRecord, moveInvoice } from '#server/persistence/invoice-queries.ts'
import type { Machine } from './apply-transition.ts'

type Standing = Pick<InvoiceRecord, 'guid' | 'status'>

/** The status of an invoice, with the payment order that paid it. */
export const invoiceMachine: Machine<
  typeof invoiceTransitions,
  Standing,
  { paidOn?: string | null; paymentOrderNumber?: string | null },
  void
> = {
  rows: invoiceTransitions,
  decide: (action, { status }, actor) => decideInvoice(action, { status, actor }),
  async write(tx, invoices, { to: status, change }) {
    for (const { guid } of invoices) await moveInvoice(tx, guid, { ...change, status })
    return []
  },
  subjectKind: 'invoice',
  line: ({ guid, status }) => ({ subjectGuid: guid, fromValue: status }),
}
