import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import { Section } from '#web/ui/section.tsx'

type Payment = InvoiceRow['payments'][number]

/** What came and what went back, with who booked it; a booking that was taken back stays, struck out. */
export function InvoiceMoney({
  invoice,
  onReverse,
}: {
  invoice: InvoiceRow
  onReverse: (payment: Payment) => void
}) {
  const mayReverse = useOrganiser().may('decide-payments') && invoice.refunds.length === 0
  const { payments, refunds } = invoice
  if (payments.length === 0 && refunds.length === 0) return null
  return (
    <>
      {payments.length > 0 && (
        <Section title={m.organiser_invoice_payments()} level={3} space="none">
          <ul className="divide-y border-y text-sm">
            {payments.map(payment => (
              <PaymentLine
                key={payment.guid}
                payment={payment}
                action={
                  mayReverse &&
                  !payment.reversed && (
                    <PageButton
                      icon={RotateCcw}
                      plain
                      ofRow
                      about={payment.paymentOrderNumber}
                      size="sm"
                      variant="quiet"
                      onClick={() => onReverse(payment)}
                    >
                      {m.organiser_reverse()}
                    </PageButton>
                  )
                }
              />
            ))}
          </ul>
        </Section>
      )}
      {refunds.length > 0 && (
        <Section title={m.organiser_invoice_refunds()} level={3} space="none">
          <ul className="divide-y border-y text-sm">
            {refunds.map(refund => (
              <RefundLine key={refund.guid} refund={refund} />
            ))}
          </ul>
          {invoice.advanceTaxInvoices.length > 0 && (
            <p className="mt-2 text-sm text-text-quiet">{m.organiser_invoice_refund_papers()}</p>
          )}
        </Section>
      )}
    </>
  )
}

function PaymentLine({ payment, action }: { payment: Payment; action: ReactNode }) {
  const moments = useMoments()
  const locale = useLocale()
  const { reversed } = payment
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <span className={reversed ? 'text-text-quiet line-through' : 'font-medium'}>
        <Money kopecks={payment.amountKopecks} />
      </span>
      <span className="min-w-0 flex-1 basis-56">
        {m.organiser_order_of({
          number: payment.paymentOrderNumber,
          day: moments.day(payment.receivedOn),
        })}
        <span className="block text-text-quiet">
          {m.organiser_booked_by({
            name: colleagueName(locale, payment.bookedBy ?? '—'),
            at: moments.short(payment.bookedAt),
          })}
        </span>
        {reversed && (
          <span className="block text-text-quiet">
            {m.organiser_reversed_by({
              name: colleagueName(locale, reversed.by ?? '—'),
              at: moments.short(reversed.at),
              reason: reversed.reason,
            })}
          </span>
        )}
      </span>
      {action}
    </li>
  )
}

function RefundLine({ refund }: { refund: InvoiceRow['refunds'][number] }) {
  const moments = useMoments()
  const locale = useLocale()
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <span className="font-medium">
        <Money kopecks={refund.amountKopecks} />
      </span>
      <span className="min-w-0 flex-1 basis-56">
        {refund.name ? typedName(refund.name, locale) : m.organiser_refund_of_nobody()}
        <span className="block">
          {m.organiser_order_of({ number: refund.paymentOrderNumber, day: moments.day(refund.returnedOn) })}
        </span>
        <span className="block text-text-quiet">{refund.reason}</span>
        <span className="block text-text-quiet">
          {m.organiser_booked_by({
            name: colleagueName(locale, refund.bookedBy ?? '—'),
            at: moments.short(refund.bookedAt),
          })}
        </span>
      </span>
    </li>
  )
}
