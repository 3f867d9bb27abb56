import type { PaymentOverview } from '#contract/payment.ts'
import { settledPaymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { FeeSummary } from '../fee-summary.tsx'
import { useRefreshPayment } from '../use-payment.ts'
import { InvoicePanel } from './invoice-panel.tsx'
import { OpenCardPayment } from './open-card-payment.tsx'
import { OtherInvoices } from './other-invoices.tsx'
import { PaymentClosed } from './payment-closed.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'
import { PaymentWays } from './payment-ways.tsx'

/** The payment of one participant, whichever state it is in. */
export function PaymentView({ guid, overview }: { guid: string; overview: PaymentOverview }) {
  const settled = settledPaymentStatuses.includes(overview.status)
  return (
    <div className="space-y-8">
      <PageHeading title={pageTitle('account-payment')} lead={!settled && m.payment_lead()} />
      {settled ? <Settled guid={guid} overview={overview} /> : <Due guid={guid} overview={overview} />}
    </div>
  )
}

function Settled({ guid, overview }: { guid: string; overview: PaymentOverview }) {
  const paid = overview.invoices.find(invoice => invoice.status === 'paid')
  return (
    <div className="max-w-168 space-y-10">
      <PaymentReceipt overview={overview} />
      {paid && <InvoicePanel invoice={paid} participant={guid} />}
      <OtherInvoices invoices={overview.invoices.filter(invoice => invoice !== paid)} />
    </div>
  )
}

function Due({ guid, overview }: { guid: string; overview: PaymentOverview }) {
  const refresh = useRefreshPayment(guid)
  const { open, closedBecause, openCardPayment, invoices } = overview
  const unpaid = invoices.find(invoice => invoice.status === 'unpaid')
  const others = invoices.filter(invoice => invoice !== unpaid)
  const closed = !open && closedBecause !== 'settled' ? (closedBecause ?? 'application') : null
  if (closed)
    return (
      <div className="max-w-168 space-y-8">
        <PaymentClosed because={closed}>
          <FeeSummary fee={{ ...overview, payBy: null }} />
        </PaymentClosed>
        <OtherInvoices invoices={invoices} />
      </div>
    )
  return (
    <>
      <div className="max-w-168 space-y-8">
        {!unpaid && <FeeSummary fee={openCardPayment ? { ...overview, payBy: null } : overview} />}
        {openCardPayment && <OpenCardPayment payment={openCardPayment} onRefresh={refresh} />}
        {unpaid && <InvoicePanel invoice={unpaid} participant={guid} />}
      </div>
      {!unpaid && !openCardPayment && <PaymentWays guid={guid} overview={overview} />}
      <div className="max-w-168">
        <OtherInvoices invoices={others} />
      </div>
    </>
  )
}
