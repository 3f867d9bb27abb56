import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useReverse } from '../queries.ts'

type ReverseDialogProps = {
  invoice: InvoiceRow
  payment: InvoiceRow['payments'][number]
  onClose: () => void
}

/** Asks why a booking is taken back, and says what that does to the invoice. */
export function ReverseDialog({ invoice, payment, onClose }: ReverseDialogProps) {
  const moments = useMoments()
  const reverse = useReverse({ guid: invoice.guid, paymentGuid: payment.guid }, () => {
    toasts.show({ title: m.organiser_reversed({ number: invoice.number }) })
    onClose()
  })
  return (
    <ReasonDialog
      title={m.organiser_reverse_title()}
      description={
        invoice.status === 'paid' ? m.organiser_reverse_lead_paid() : m.organiser_reverse_lead_part()
      }
      label={m.organiser_reverse_reason()}
      hint={m.organiser_reverse_reason_hint()}
      limit={500}
      danger
      submitText={m.organiser_reverse()}
      pending={reverse.isPending}
      error={reverse.error}
      onSubmit={reason => reverse.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <span className="block text-2xl font-semibold">
          <Money kopecks={payment.amountKopecks} />
        </span>
        {m.organiser_order_of({
          number: payment.paymentOrderNumber,
          day: moments.day(payment.receivedOn),
        })}
      </p>
    </ReasonDialog>
  )
}
