import { useMutation } from '@tanstack/react-query'
import { type Invoice, readAdvanceTaxInvoicePdf, readInvoicePdf } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Downloads a document of an invoice: fetched with the token, saved under a name that a bookkeeper understands. */
export function useDocumentDownload(invoice: Invoice) {
  const locale = useLocale()
  const { guid, number, issuedOn } = invoice
  const onError = (error: Error) =>
    toasts.show({
      title: m.payment_download_failed(),
      description: error.message,
      tone: 'negative',
    })
  const invoicePdf = useMutation({
    mutationFn: () => callApi(readInvoicePdf, { params: { guid }, query: { locale } }),
    onSuccess: pdf => saveBlob(pdf, m.payment_invoice_file({ number, date: formatDay(issuedOn, locale) })),
    onError,
  })
  const advancePdf = useMutation({
    mutationFn: () => callApi(readAdvanceTaxInvoicePdf, { params: { guid } }),
    onSuccess: pdf => saveBlob(pdf, m.payment_advance_file({ number })),
    onError,
  })
  return { invoicePdf, advancePdf }
}
