import { randomUUID } from 'node:crypto'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type { Participant } from '#contract/participant.ts'
import type { Invoice } from '#contract/payment.ts'
import { listAdvanceTaxInvoices } from '#server/persistence/advance-tax-invoice-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  companyPayer,
  must,
  type TestApplicant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import type { CallOptions, TestServer } from '#test/server.ts'

/** A payment order for an invoice of the first day. */
export const order = { paidOn: '2025-09-15', paymentOrderNumber: '1917' }

/** Calls about invoices, in the cabinet and by finance, returning their answers. */
export function invoiceCalls(server: () => TestServer) {
  const issue = (made: TestParticipant, body: object = {}, options: CallOptions = {}) =>
    server().call<Invoice>('POST', '/invoices', {
      token: made.token,
      body: { participantGuids: [made.guid], payer: companyPayer, ...body },
      ...options,
    })
  return {
    issue,
    cancel: (guid: string, token: string, path = '/invoices') =>
      server().call<Invoice>('POST', `${path}/${guid}/cancel`, { token, body: {} }),
    markPaid: async (guid: string, body: object = order, options: CallOptions = {}) =>
      server().call<InvoiceRow>('POST', `/organizer/invoices/${guid}/pay`, {
        token: await organiserToken(server(), 'finance'),
        body,
        ...options,
      }),
    paymentOf: async (made: TestParticipant) =>
      (await must<Participant>(server(), 'GET', `/participants/${made.guid}`, { token: made.token })).payment,
    /** An approved person with an invoice. */
    async invoiced(): Promise<{ made: TestApplicant; invoice: Invoice }> {
      const made = await approvedParticipant(server())
      return { made, invoice: (await issue(made)).body }
    },
    /** The path of the paper of one order, by default the first. */
    advancePath: async (guid: string, index = 0) => {
      const papers = await listAdvanceTaxInvoices(server().database, [guid])
      return `/advance-tax-invoices/${papers[index]?.guid ?? randomUUID()}.pdf`
    },
    pdf: (guid: string, token: string, rest = '.pdf') =>
      server().call('GET', `/invoices/${guid}${rest}`, { token }),
  }
}
