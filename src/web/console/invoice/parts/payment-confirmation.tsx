import { useEffect, useRef } from 'react'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { m } from '#messages/compiled/messages.js'
import { LargeSum, Money } from '#web/console/invoice-queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import type { Booking } from '../queries.ts'
import { outcomeOfBooking } from '../rules.ts'

type PaymentConfirmationProps = {
  invoice: InvoiceRow
  booking: Booking
  pending: boolean
  onConfirm: () => void
  onBack: () => void
}

/** What will be recorded, sum and payer first, and what that does to the invoice. */
export function PaymentConfirmation(props: PaymentConfirmationProps) {
  const { invoice, booking, pending, onConfirm, onBack } = props
  const { paidOn, paymentOrderNumber, amountKopecks } = booking
  const { missing, spare } = outcomeOfBooking(invoice.missingKopecks, amountKopecks)
  const moments = useMoments()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="space-y-5">
      <p ref={heading} tabIndex={-1} className="outline-none">
        <LargeSum kopecks={amountKopecks} />
        <span className="mt-1 block">{m.organiser_confirm_from({ payer: invoice.payerName })}</span>
      </p>
      <DefinitionList
        className="text-sm/6 [&>div]:py-2"
        items={[
          {
            term: m.organiser_invoice_number(),
            value: <span className="tabular">{invoice.number}</span>,
          },
          ...(invoice.payerInn
            ? [
                {
                  term: m.organiser_inn(),
                  value: <span className="tabular">{invoice.payerInn}</span>,
                },
              ]
            : []),
          {
            term: m.organiser_payment_order(),
            value: <span className="tabular">{paymentOrderNumber}</span>,
          },
          { term: m.organiser_paid_on(), value: moments.day(paidOn) },
        ]}
      />
      {spare > 0n && (
        <Banner tone="attention">
          {m.organiser_confirm_too_much()} <Money kopecks={spare.toString()} />
        </Banner>
      )}
      {missing > 0n ? (
        <Banner tone="attention">
          {m.organiser_confirm_part()} <Money kopecks={missing.toString()} />
        </Banner>
      ) : (
        <p className="text-sm text-text-quiet">
          {m.organiser_confirm_consequence({ count: invoice.participants.length })}
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button loading={pending} onClick={onConfirm}>
          {m.organiser_mark_paid()}
        </Button>
        <Button variant="secondary" disabled={pending} onClick={onBack}>
          {m.back()}
        </Button>
      </div>
    </div>
  )
}
