import { useState } from 'react'
import { cancelInvoice, type Invoice } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Cancels an unpaid invoice after one question: money may already be on its way. */
export function CancelInvoice({
  invoice,
  onCancelled,
  size = 'md',
}: {
  invoice: Invoice
  onCancelled: () => unknown
  size?: 'sm' | 'md'
}) {
  const [open, setOpen] = useState(false)
  const cancel = useSend(cancelInvoice, (guid: string) => ({ params: { guid }, body: {} }))
  const { number } = invoice

  async function confirm(): Promise<void> {
    try {
      await cancel.mutateAsync(invoice.guid)
    } catch {
      // The dialog stays open and shows the reason.
      return
    }
    setOpen(false)
    toasts.show({ title: m.payment_invoice_cancelled({ number }) })
    await onCancelled()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        cancel.reset()
        setOpen(next)
      }}
      title={m.payment_invoice_cancel_title({ number })}
      description={m.payment_invoice_cancel_text()}
      closeLabel={m.close()}
      trigger={
        <Button variant="quiet" size={size}>
          {m.payment_invoice_cancel()}
        </Button>
      }
      actions={
        <>
          <Button variant="danger" loading={cancel.isPending} onClick={confirm}>
            {m.payment_invoice_cancel()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.payment_invoice_keep()}</Button>
          </DialogClose>
        </>
      }
    >
      {cancel.error && (
        <Banner tone="negative" announce="alert">
          {cancel.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
