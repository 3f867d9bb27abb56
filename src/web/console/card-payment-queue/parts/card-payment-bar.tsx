import { type CardPaymentRow, refundCardPayment } from '#contract/organiser-finance.ts'
import { dueRefund } from '#domain/payment/due-refund.ts'
import { m } from '#messages/compiled/messages.js'
import { sumOf } from '#web/console/invoice-queue/rules.ts'
import { Money, TotalSum } from '#web/console/invoice-queue/view.tsx'
import { TickedActs } from '#web/console/queue-selection/form.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { refundablePayments } from './card-payment-ticked.ts'

type CardPaymentBarProps = {
  payments: readonly CardPaymentRow[]
  onDone: (done: ReadonlySet<string>) => void
}

const dueKopecks = (payment: CardPaymentRow) => dueRefund(payment)?.kopecks ?? '0'

/** Asks for the refunds of the ticked payments that are due, each whole. Confirming several is done in the list of refunds. */
export function CardPaymentBar({ payments, onDone }: CardPaymentBarProps) {
  const refund = useSend(
    refundCardPayment,
    ({ payment, reason }: { payment: CardPaymentRow; reason: string }) => ({
      params: { guid: payment.guid },
      body: { reason, lineGuid: dueRefund(payment)?.lineGuid },
    }),
  )
  const { due, asked, shared } = refundablePayments(payments)
  return (
    <TickedActs
      ticked={payments}
      idOf={payment => payment.guid}
      nameOf={payment => payment.name}
      detailOf={payment => (
        <p className="text-text-quiet">
          <Money kopecks={dueKopecks(payment)} />
        </p>
      )}
      onDone={onDone}
      acts={[
        {
          key: 'refund',
          title: m.card_payment_refund_many({ count: due.length }),
          lead: m.organiser_refund_lead(),
          summary: <TotalSum kopecks={sumOf(due.map(dueKopecks))} />,
          rows: due,
          left: [
            { count: asked.length, text: m.card_payment_left_asked() },
            { count: shared.length, text: m.card_payment_left_shared() },
          ],
          reason: {
            label: m.organiser_refund_reason(),
            hint: m.organiser_refund_reason_hint(),
            limit: 500,
          },
          danger: true,
          submitText: m.organiser_refund(),
          doneText: m.card_payment_refunds_asked,
          act: (payment, { reason }) => refund.mutateAsync({ payment, reason }),
        },
      ]}
    />
  )
}
