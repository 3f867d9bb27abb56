import { Download } from 'lucide-react'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { readInvoicePdf } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { ClosingDownloads } from '#web/console/invoice-queue/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { InvoiceAdvanceDownloads } from '#web/kit/file/invoice-advance-downloads.tsx'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** An invoice's documents, each a download. They need the access token, so they are fetched before saving. */
export function InvoiceDownloads({ invoice }: { invoice: InvoiceRow }) {
  const locale = useLocale()
  const params = { guid: invoice.guid }
  const onError = (error: Error) =>
    toasts.show({
      tone: 'negative',
      title: m.organiser_download_failed(),
      description: error.message,
    })
  const bill = useSend(readInvoicePdf, () => ({ params, query: { locale } }), {
    onSuccess: file => saveBlob(file, m.organiser_invoice_file({ number: invoice.number })),
    onError,
  })
  return (
    <div className="flex flex-wrap gap-2">
      <PageButton
        icon={Download}
        about={invoice.number}
        size="sm"
        variant="secondary"
        loading={bill.isPending}
        onClick={() => bill.mutate()}
      >
        {m.organiser_invoice_pdf()}
      </PageButton>
      <InvoiceAdvanceDownloads
        invoice={invoice}
        size="sm"
        variant="secondary"
        renderButton={props => <PageButton {...props} icon={Download} about={invoice.number} />}
      />
      {invoice.closing && <ClosingDownloads invoice={invoice} />}
    </div>
  )
}
