import { readActPdf, readTaxInvoicePdf } from '#contract/closing.ts'
import { type Invoice, readInvoicePdf } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Downloads an invoice's document with the access token, under a name that a bookkeeper understands. */
export function useDocumentDownload(invoice: Invoice) {
  const locale = useLocale()
  const { guid, number, issuedOn } = invoice
  const onError = (error: Error) =>
    toasts.show({
      title: m.payment_download_failed(),
      description: error.message,
      tone: 'negative',
    })
  const invoicePdf = useSend(readInvoicePdf, () => ({ params: { guid }, query: { locale } }), {
    onSuccess: pdf => saveBlob(pdf, m.payment_invoice_file({ number, date: formatDay(issuedOn, locale) })),
    onError,
  })
  const actPdf = useSend(readActPdf, () => ({ params: { guid } }), {
    onSuccess: pdf => saveBlob(pdf, m.payment_act_file({ number })),
    onError,
  })
  const taxInvoicePdf = useSend(readTaxInvoicePdf, () => ({ params: { guid } }), {
    onSuccess: pdf => saveBlob(pdf, m.payment_tax_invoice_file({ number })),
    onError,
  })
  return { invoicePdf, actPdf, taxInvoicePdf }
}
