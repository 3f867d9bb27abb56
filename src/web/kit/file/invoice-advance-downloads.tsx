import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Invoice, readAdvanceTaxInvoicePdf } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-classes.ts'
import { toasts } from '#web/ui/toast-store.ts'

type Papers = Pick<Invoice, 'guid' | 'advanceTaxInvoices'>

type ButtonProps = Pick<ButtonLook, 'size' | 'variant'> & {
  loading: boolean
  onClick: () => void
  children: string
}

type Looks = Pick<ButtonLook, 'size' | 'variant'> & {
  /** A button of another kind than the usual one. */
  renderButton?: (props: ButtonProps) => ReactNode
}

/** A button for each advance tax invoice; with a number only where there are several. */
export function InvoiceAdvanceDownloads({
  invoice: { guid, advanceTaxInvoices },
  ...look
}: { invoice: Papers } & Looks) {
  const single = advanceTaxInvoices.length === 1
  return advanceTaxInvoices.map(paper => (
    <AdvanceDownload key={paper.guid} guid={guid} paper={paper} single={single} {...look} />
  ))
}

function AdvanceDownload({
  guid,
  paper: { guid: advanceGuid, number },
  single,
  renderButton = usualButton,
  ...look
}: { guid: string; paper: Papers['advanceTaxInvoices'][number]; single: boolean } & Looks) {
  const file = useSend(readAdvanceTaxInvoicePdf, () => ({ params: { guid, advanceGuid } }), {
    onSuccess: pdf => saveBlob(pdf, m.payment_advance_file({ number })),
    onError: error =>
      toasts.show({ title: m.payment_download_failed(), description: error.message, tone: 'negative' }),
  })
  return renderButton({
    ...look,
    loading: file.isPending,
    onClick: () => file.mutate(),
    children: single ? m.payment_advance_download() : m.payment_advance_download_of({ number }),
  })
}

const usualButton = (props: ButtonProps) => <Button {...props} icon={<Download aria-hidden="true" />} />
