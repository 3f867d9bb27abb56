import { useState } from 'react'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumToday } from '#web/console/clock/queries.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { sumText } from '#web/kit/words/sum-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { type Booking, useMarkPaid } from '../queries.ts'
import { formField, judgeBooking } from '../rules.ts'
import { OrderFields } from './order-fields.tsx'
import { PaymentConfirmation } from './payment-confirmation.tsx'

type MarkPaidDialogProps = {
  invoice: InvoiceRow
  onDone: (invoice: InvoiceRow) => void
  onClose: () => void
}

/** Books a payment order in two steps: its facts, then sum, payer and consequence to be confirmed. */
export function MarkPaidDialog({ invoice, onDone, onClose }: MarkPaidDialogProps) {
  const today = useForumToday()
  const locale = useLocale()
  const [confirming, setConfirming] = useState<Booking | null>(null)
  const { form, errorOf, top, submit, refuse } = useContractForm(judgeBooking, {
    start: { paidOn: today, paymentOrderNumber: '', sum: sumText(invoice.missingKopecks, locale) },
    fieldOf: formField,
  })
  const pay = useMarkPaid(invoice.guid, row => {
    toasts.show({
      title:
        row.status === 'paid'
          ? m.organiser_invoice_paid({ number: row.number })
          : m.organiser_invoice_part_booked({ number: row.number }),
    })
    onDone(row)
  })
  const confirm = (booking: Booking) =>
    pay.mutate(booking, {
      onError: error => {
        refuse(error)
        setConfirming(null)
      },
    })
  return (
    <Dialog
      open
      sending={pay.isPending}
      onOpenChange={open => !open && onClose()}
      title={
        confirming ? m.organiser_confirm_payment() : m.organiser_mark_paid_title({ number: invoice.number })
      }
      closeLabel={m.close()}
    >
      {confirming ? (
        <PaymentConfirmation
          invoice={invoice}
          booking={confirming}
          pending={pay.isPending}
          onConfirm={() => confirm(confirming)}
          onBack={() => setConfirming(null)}
        />
      ) : (
        <form
          noValidate
          className="space-y-5"
          onSubmit={submit(({ amountKopecks = invoice.missingKopecks, ...order }) =>
            setConfirming({ ...order, amountKopecks }),
          )}
        >
          {top && (
            <Banner tone="negative" announce="alert">
              {top}
            </Banner>
          )}
          <OrderFields
            form={form}
            errorOf={name => errorOf(name as 'sum')}
            sum={{ name: 'sum', hint: m.organiser_payment_sum_hint() }}
            day={{ name: 'paidOn', label: m.organiser_paid_on(), hint: m.organiser_paid_on_hint() }}
            order={{ name: 'paymentOrderNumber', hint: m.organiser_payment_order_hint() }}
          />
          <div className="flex flex-col gap-3 sm:flex-row-reverse">
            <Button type="submit">{m.organiser_check_payment()}</Button>
            <Button variant="secondary" onClick={onClose}>
              {m.cancel()}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
