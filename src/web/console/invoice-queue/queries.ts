import { readActPdf, readTaxInvoicePdf } from '#contract/closing.ts'
import { m } from '#messages/compiled/messages.js'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

/** Downloads of both papers of an invoice, under names that a bookkeeper understands. */
export function useClosingDownload({ guid, number }: { guid: string; number: string }) {
  const onError = (error: Error) =>
    toasts.show({ tone: 'negative', title: m.organiser_download_failed(), description: error.message })
  const act = useSend(readActPdf, () => ({ params: { guid } }), {
    onSuccess: file => saveBlob(file, m.organiser_act_file({ number })),
    onError,
  })
  const taxInvoice = useSend(readTaxInvoicePdf, () => ({ params: { guid } }), {
    onSuccess: file => saveBlob(file, m.organiser_tax_invoice_file({ number })),
    onError,
  })
  return { act, taxInvoice }
}
