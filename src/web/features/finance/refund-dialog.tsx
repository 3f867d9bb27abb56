import type { CardPaymentRow } from '#contract/organizer-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { Banner } from '../../ui/banner.tsx'
import { ReasonDialog } from '../form/reason-dialog.tsx'
import { Money } from './money.tsx'
import { useRefund } from './use-card-payments.ts'

type RefundDialogProps = {
  payment: CardPaymentRow
  onDone: (row: CardPaymentRow) => void
  onClose: () => void
}

/** Asks why the money of one card payment goes back, with the sum and the person in sight. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const refund = useRefund(payment.guid, onDone)
  return (
    <ReasonDialog
      title={m.organizer_refund_title()}
      description={m.organizer_refund_lead()}
      label={m.organizer_refund_reason()}
      hint={m.organizer_refund_reason_hint()}
      limit={500}
      danger
      submitText={m.organizer_refund()}
      pending={refund.isPending}
      error={refund.error}
      onSubmit={reason => refund.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <span className="block text-2xl font-semibold">
          <Money kopecks={payment.capturedKopecks ?? payment.amountKopecks} />
        </span>
        {payment.name}
      </p>
      {!payment.refundDue && <Banner tone="attention">{m.organizer_refund_of_participation()}</Banner>}
    </ReasonDialog>
  )
}
