import { Download } from 'lucide-react'
import { type Invoice, readAdvanceTaxInvoicePdf } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-classes.ts'
import { toasts } from '#web/ui/toast-store.ts'

type Papers = Pick<Invoice, 'guid' | 'advanceTaxInvoices'>

/** A button for each advance tax invoice; with a number only where there are several. */
export function InvoiceAdvanceDownloads({
  invoice: { guid, advanceTaxInvoices },
  ...look
}: { invoice: Papers } & Pick<ButtonLook, 'size' | 'variant'>) {
  const single = advanceTaxInvoices.length === 1
  return advanceTaxInvoices.map(paper => (
    <AdvanceDownload key={paper.guid} guid={guid} paper={paper} single={single} {...look} />
  ))
}

function AdvanceDownload({
  guid,
  paper: { guid: advanceGuid, number },
  single,
  ...look
}: { guid: string; paper: Papers['advanceTaxInvoices'][number]; single: boolean } & Pick<
  ButtonLook,
  'size' | 'variant'
>) {
  const file = useSend(readAdvanceTaxInvoicePdf, () => ({ params: { guid, advanceGuid } }), {
    onSuccess: pdf => saveBlob(pdf, m.payment_advance_file({ number })),
    onError: error =>
      toasts.show({ title: m.payment_download_failed(), description: error.message, tone: 'negative' }),
  })
  return (
    <Button
      {...look}
      icon={<Download aria-hidden="true" />}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      {single ? m.payment_advance_download() : m.payment_advance_download_of({ number })}
    </Button>
  )
}
