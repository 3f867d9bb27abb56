import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { LargeSum } from '#web/console/invoice-queue/view.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'

type CardRefundDialogProps = {
  pending: boolean
  error: Error | null
  /** Whether a request that waits is made anew. */
  isChange?: boolean
  /** Who is refunded, or how much, is not chosen yet. */
  incomplete?: boolean
  children: ReactNode | ((tried: boolean) => ReactNode)
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks why money goes back to a card. */
export function CardRefundDialog({ isChange = false, ...props }: CardRefundDialogProps) {
  return (
    <ReasonDialog
      title={isChange ? m.organiser_refund_change_title() : m.organiser_refund_title()}
      description={m.organiser_refund_lead()}
      label={m.organiser_refund_reason()}
      hint={m.organiser_refund_reason_hint()}
      limit={500}
      danger
      submitText={isChange ? m.organiser_refund_change() : m.organiser_refund()}
      {...props}
    />
  )
}

/** How much goes back, and to whom. */
export function RefundedSum({ kopecks, names }: { kopecks: string; names: string }) {
  return (
    <p>
      <LargeSum kopecks={kopecks} />
      {names}
    </p>
  )
}
