import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useVoidInvoice } from '../queries.ts'

type VoidInvoiceDialogProps = {
  invoice: InvoiceRow
  onDone: (invoice: InvoiceRow) => void
  onClose: () => void
}

/** Asks before an unpaid invoice is cancelled, and says what becomes of its people. */
export function VoidInvoiceDialog({ invoice, onDone, onClose }: VoidInvoiceDialogProps) {
  const cancel = useVoidInvoice(invoice.guid, row => {
    toasts.show({ title: m.organiser_invoice_voided({ number: row.number }) })
    onDone(row)
  })
  return (
    <Dialog
      open
      sending={cancel.isPending}
      onOpenChange={open => !open && onClose()}
      title={m.organiser_void_title({ number: invoice.number })}
      description={m.organiser_void_lead({
        payer: invoice.payerName,
        count: invoice.participants.length,
      })}
      closeLabel={m.close()}
      actions={
        <>
          <Button variant="danger" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {m.organiser_void_invoice()}
          </Button>
          <Button variant="secondary" disabled={cancel.isPending} onClick={onClose}>
            {m.organiser_keep_invoice()}
          </Button>
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
