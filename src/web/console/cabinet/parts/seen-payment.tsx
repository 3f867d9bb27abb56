import type { SeenPart } from '#contract/organiser-cabinet.ts'
import type { Invoice } from '#contract/payment.ts'
import { settledPaymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { InvoiceFacts, InvoiceOriginals } from '#web/kit/invoice/invoice-facts.tsx'
import { InvoiceHistory } from '#web/kit/invoice/invoice-history.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { FeeSummary } from '#web/kit/payment/fee-summary.tsx'
import { PaymentClosedNotice } from '#web/kit/payment/payment-closed-notice.tsx'
import { PaymentReceipt } from '#web/kit/payment/payment-receipt.tsx'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SeenButtons } from './seen-buttons.tsx'

type Payment = Extract<SeenPart, { part: 'payment' }>['payment']
type Shown = { payment: Payment }

/** In the order of the payment page: what is paid or due, the invoice that stands, the former ones. */
export function SeenPayment({ payment }: Shown) {
  const settled = settledPaymentStatuses.includes(payment.status)
  const current = payment.invoices.find(({ status }) => status === (settled ? 'paid' : 'unpaid'))
  return (
    <div className="space-y-8">
      {settled ? <PaymentReceipt overview={payment} /> : <Due payment={payment} invoice={current} />}
      {current && <SeenInvoice invoice={current} />}
      <InvoiceHistory invoices={payment.invoices.filter(invoice => invoice !== current)} />
    </div>
  )
}

function Due({ payment, invoice }: Shown & { invoice: Invoice | undefined }) {
  const { open, closedBecause, openCardPayment, coordinator } = payment
  if (!open && closedBecause !== 'settled')
    return (
      <>
        <PaymentClosedNotice because={closedBecause ?? 'application'} />
        <FeeSummary fee={{ ...payment, payBy: null }} />
      </>
    )
  return (
    <>
      {!invoice && (
        <FeeSummary fee={openCardPayment || coordinator ? { ...payment, payBy: null } : payment} />
      )}
      {openCardPayment && <OpenCard open={openCardPayment} />}
      {!invoice && !openCardPayment && <Ways payment={payment} />}
    </>
  )
}

function OpenCard({ open: { expiresAt, people } }: { open: NonNullable<Payment['openCardPayment']> }) {
  const moments = useMoments()
  const time = moments.moment(expiresAt)
  return (
    <div className="space-y-3">
      <Banner title={people > 1 ? m.payment_open_card_theirs() : m.payment_open_card_title()}>
        {m.payment_open_card_text({ time })}
      </Banner>
      <SeenButtons labels={[m.payment_open_card_continue(), m.payment_give_up()]} />
    </div>
  )
}

function Ways({ payment: { coordinator, cardAvailable } }: Shown) {
  const locale = useLocale()
  return (
    <div className="space-y-3">
      {coordinator && <p>{m.payment_by_coordinator_text({ name: nameIn(locale, coordinator) })}</p>}
      {!cardAvailable && <Banner tone="attention">{m.payment_card_unavailable()}</Banner>}
      <SeenButtons
        labels={[
          coordinator && m.payment_pay_oneself(),
          cardAvailable && m.payment_way_card(),
          m.payment_way_invoice(),
        ]}
      />
    </div>
  )
}

function SeenInvoice({ invoice }: { invoice: Invoice }) {
  const { whole, status, closing, advanceTaxInvoices } = invoice
  return (
    <InvoiceFacts invoice={invoice}>
      {whole ? (
        <>
          <InvoiceOriginals invoice={invoice} />
          <div className="mt-4">
            <SeenButtons
              labels={[
                m.payment_invoice_download(),
                ...advanceTaxInvoices.map(({ number }) => m.payment_advance_download_of({ number })),
                closing && m.payment_act_download(),
                closing && m.payment_tax_invoice_download(),
                status === 'unpaid' && m.payment_invoice_cancel(),
              ]}
            />
          </div>
        </>
      ) : (
        <p className="mt-4 text-sm text-text-quiet">{m.payment_group_invoice_note()}</p>
      )}
    </InvoiceFacts>
  )
}
