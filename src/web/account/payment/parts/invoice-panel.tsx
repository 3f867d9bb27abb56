import { Download } from 'lucide-react'
import type { Invoice } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { InvoiceAdvanceDownloads } from '#web/kit/file/invoice-advance-downloads.tsx'
import { CancelInvoice } from '#web/kit/invoice/cancel-invoice.tsx'
import { InvoiceFacts, InvoiceOriginals } from '#web/kit/invoice/invoice-facts.tsx'
import { useDocumentDownload } from '#web/kit/invoice/use-document-download.ts'
import { PayFromAbroad } from '#web/kit/payer/company-payer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRefreshPayment } from '../queries.ts'

type InvoicePanelProps = {
  invoice: Invoice
  participant: string
  /** How a company abroad pays; null where it has to ask. */
  payFromAbroad: string | null
}

export function InvoicePanel({ invoice, participant, payFromAbroad }: InvoicePanelProps) {
  return (
    <InvoiceFacts invoice={invoice}>
      {invoice.whole ? (
        <InvoiceDeeds invoice={invoice} participant={participant} payFromAbroad={payFromAbroad} />
      ) : (
        <p className="mt-4 text-sm text-text-quiet">{m.payment_group_invoice_note()}</p>
      )}
    </InvoiceFacts>
  )
}

function InvoiceDeeds({ invoice, participant, payFromAbroad }: InvoicePanelProps) {
  const { invoicePdf, actPdf, taxInvoicePdf } = useDocumentDownload(invoice)
  const refresh = useRefreshPayment(participant)
  return (
    <>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button
          variant={invoice.status === 'unpaid' ? 'primary' : 'secondary'}
          icon={<Download aria-hidden="true" />}
          loading={invoicePdf.isPending}
          onClick={() => invoicePdf.mutate()}
        >
          {m.payment_invoice_download()}
        </Button>
        <InvoiceAdvanceDownloads invoice={invoice} variant="secondary" />
        {invoice.closing && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            loading={actPdf.isPending}
            onClick={() => actPdf.mutate()}
          >
            {m.payment_act_download()}
          </Button>
        )}
        {invoice.closing && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            loading={taxInvoicePdf.isPending}
            onClick={() => taxInvoicePdf.mutate()}
          >
            {m.payment_tax_invoice_download()}
          </Button>
        )}
        {invoice.status === 'unpaid' && <CancelInvoice invoice={invoice} onCancelled={refresh} />}
      </div>
      <InvoiceOriginals invoice={invoice} />
      {invoice.status === 'unpaid' && !invoice.payerHasInn && (
        <div className="mt-4">
          <PayFromAbroad told={payFromAbroad} />
        </div>
      )}
      {invoice.status === 'unpaid' && invoice.participants.length > 1 && (
        <p className="mt-4 text-sm text-text-quiet">{m.payment_card_instead()}</p>
      )}
    </>
  )
}
