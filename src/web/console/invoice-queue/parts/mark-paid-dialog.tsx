import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { type InvoiceRow, markInvoicePaid } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumToday } from '#web/console/clock/queries.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { PaymentConfirmation } from './payment-confirmation.tsx'
import { useMarkPaid } from './use-invoices.ts'

type MarkPaidDialogProps = {
  invoice: InvoiceRow
  onDone: (invoice: InvoiceRow) => void
  onClose: () => void
}
type PaidFields = { paidOn: string; paymentOrderNumber: string }

/** Marks an invoice paid in two steps: the payment order's facts, then sum and payer to be confirmed. */
export function MarkPaidDialog({ invoice, onDone, onClose }: MarkPaidDialogProps) {
  const today = useForumToday()
  const [confirming, setConfirming] = useState<PaidFields | null>(null)
  const { form, errorOf, top, submit, refuse } = useContractForm(markInvoicePaid.body, {
    start: { paidOn: today, paymentOrderNumber: '' },
  })
  const pay = useMarkPaid(invoice.guid, row => {
    toasts.show({ title: m.organiser_invoice_paid({ number: row.number }) })
    onDone(row)
  })
  const confirm = (fields: PaidFields) =>
    pay.mutate(fields, {
      onError: error => {
        refuse(error)
        setConfirming(null)
      },
    })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={
        confirming ? m.organiser_confirm_payment() : m.organiser_mark_paid_title({ number: invoice.number })
      }
      closeLabel={m.close()}
    >
      {confirming ? (
        <PaymentConfirmation
          invoice={invoice}
          {...confirming}
          pending={pay.isPending}
          onConfirm={() => confirm(confirming)}
          onBack={() => setConfirming(null)}
        />
      ) : (
        <form noValidate className="space-y-5" onSubmit={submit(fields => setConfirming(fields))}>
          {top && (
            <Banner tone="negative" announce="alert">
              {top}
            </Banner>
          )}
          <Controller
            control={form.control}
            name="paidOn"
            render={({ field }) => (
              <DateField
                {...field}
                label={m.organiser_paid_on()}
                hint={m.organiser_paid_on_hint()}
                partLabels={{
                  day: m.organiser_day(),
                  month: m.organiser_month(),
                  year: m.organiser_year(),
                }}
                error={errorOf('paidOn')}
              />
            )}
          />
          <TextField
            {...form.register('paymentOrderNumber')}
            label={m.organiser_payment_order()}
            hint={m.organiser_payment_order_hint()}
            autoComplete="off"
            className="tabular max-w-60"
            error={errorOf('paymentOrderNumber')}
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
