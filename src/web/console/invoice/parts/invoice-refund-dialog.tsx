import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumToday } from '#web/console/clock/queries.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { sumText } from '#web/kit/words/sum-text.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useInvoiceRefund } from '../queries.ts'
import { formField, judgeSendingBack } from '../rules.ts'
import { OrderFields } from './order-fields.tsx'

type InvoiceRefundDialogProps = {
  invoice: InvoiceRow
  /** Whose money went back; null for money that pays for nobody. */
  line: InvoiceRow['lines'][number] | null
  onClose: () => void
}

/** Books money that the forum has sent back to the payer by the bank. */
export function InvoiceRefundDialog({ invoice, line, onClose }: InvoiceRefundDialogProps) {
  const today = useForumToday()
  const locale = useLocale()
  const { form, errorOf, top, submit } = useContractForm(judgeSendingBack, {
    start: {
      ...(line && { lineGuid: line.guid }),
      returnedOn: today,
      paymentOrderNumber: '',
      sum: sumText(line ? line.amountKopecks : invoice.spareKopecks, locale),
      reason: '',
    },
    fieldOf: formField,
  })
  const refund = useInvoiceRefund(invoice.guid, () => {
    toasts.show({ title: m.organiser_invoice_refunded({ number: invoice.number }) })
    onClose()
  })
  return (
    <FormDialog
      title={line ? m.organiser_invoice_refund_title() : m.organiser_return_spare_title()}
      description={m.organiser_credit_refund_by_hand()}
      top={top}
      danger
      submitText={m.organiser_book_refund()}
      pending={refund.isPending}
      onSubmit={submit(sent => refund.mutateAsync(sent))}
      onClose={onClose}
    >
      {line && (
        <>
          <p className="font-medium">{typedName(line.name, locale)}</p>
          <Banner tone="attention">{m.organiser_invoice_refund_ends_place()}</Banner>
          {invoice.closing && (
            <Banner tone="attention" title={m.organiser_refund_after_closing_title()}>
              {m.organiser_refund_after_closing({ number: invoice.closing.number })}
            </Banner>
          )}
        </>
      )}
      <OrderFields
        form={form}
        errorOf={name => errorOf(name as 'sum')}
        sum={{ name: 'sum', hint: m.organiser_invoice_refund_sum_hint() }}
        day={{
          name: 'returnedOn',
          label: m.organiser_returned_on(),
          hint: m.organiser_returned_on_hint(),
        }}
        order={{ name: 'paymentOrderNumber', hint: m.organiser_refund_order_hint() }}
      />
      <TextArea
        {...form.register('reason')}
        label={m.organiser_refund_reason()}
        hint={m.organiser_refund_reason_hint()}
        rows={3}
        error={errorOf('reason')}
      />
    </FormDialog>
  )
}
