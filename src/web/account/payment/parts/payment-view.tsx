import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { PaymentOverview } from '#contract/payment.ts'
import { settledPaymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { SupportContacts } from '#web/account/section/view.tsx'
import { InvoiceHistory } from '#web/kit/invoice/invoice-history.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FeeSummary } from '#web/kit/payment/fee-summary.tsx'
import { PaymentClosedNotice } from '#web/kit/payment/payment-closed-notice.tsx'
import { PaymentReceipt } from '#web/kit/payment/payment-receipt.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useRefreshPayment } from '../queries.ts'
import { CardInstead } from './card-instead.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import { OpenCardPayment } from './open-card-payment.tsx'
import { PaidByCoordinator } from './paid-by-coordinator.tsx'
import { PaymentWays } from './payment-ways.tsx'

export function PaymentView({ guid, overview }: { guid: string; overview: PaymentOverview }) {
  const settled = settledPaymentStatuses.includes(overview.status)
  return (
    <div className="space-y-8">
      <PageHeading
        title={pageTitle('account-payment')}
        lead={!settled && !overview.coordinator && m.payment_lead()}
      />
      {settled ? <Settled guid={guid} overview={overview} /> : <Due guid={guid} overview={overview} />}
    </div>
  )
}

function Settled({ guid, overview }: { guid: string; overview: PaymentOverview }) {
  const paid = overview.invoices.find(invoice => invoice.status === 'paid')
  return (
    <div className="max-w-168 space-y-10">
      <PaymentReceipt overview={overview} />
      {paid && <InvoicePanel invoice={paid} participant={guid} payFromAbroad={overview.payFromAbroad} />}
      <InvoiceHistory invoices={overview.invoices.filter(invoice => invoice !== paid)} />
    </div>
  )
}

function Due({ guid, overview }: { guid: string; overview: PaymentOverview }) {
  const refresh = useRefreshPayment(guid)
  const { open, closedBecause, invoices } = overview
  // A payment that this form is just starting is not yet one to continue: the form, what is typed and the bank's refusal stay.
  const [starting, setStarting] = useState(false)
  const openCardPayment = starting ? null : overview.openCardPayment
  const unpaid = invoices.find(invoice => invoice.status === 'unpaid')
  const others = invoices.filter(invoice => invoice !== unpaid)
  const closed = !open && closedBecause !== 'settled' ? (closedBecause ?? 'application') : null
  const { coordinator } = overview
  if (closed)
    return (
      <div className="max-w-168 space-y-8">
        <PaymentClosed because={closed}>
          <FeeSummary fee={{ ...overview, payBy: null }} />
        </PaymentClosed>
        <InvoiceHistory invoices={invoices} />
      </div>
    )
  const ways = <PaymentWays guid={guid} overview={overview} onStarting={setStarting} />
  return (
    <>
      <div className="max-w-168 space-y-8">
        {!unpaid && (
          <FeeSummary fee={openCardPayment || coordinator ? { ...overview, payBy: null } : overview} />
        )}
        {openCardPayment && <OpenCardPayment payment={openCardPayment} onRefresh={refresh} />}
        {unpaid && (
          <InvoicePanel invoice={unpaid} participant={guid} payFromAbroad={overview.payFromAbroad} />
        )}
        {unpaid?.whole && unpaid.participants.length === 1 && !openCardPayment && (
          <CardInstead guid={guid} overview={overview} onStarting={setStarting} />
        )}
      </div>
      {!unpaid &&
        !openCardPayment &&
        (coordinator ? <PaidByCoordinator coordinator={coordinator}>{ways}</PaidByCoordinator> : ways)}
      <div className="max-w-168">
        <InvoiceHistory invoices={others} />
      </div>
    </>
  )
}

type PaymentClosedProps = {
  because: 'application' | 'security'
  children: ReactNode
}

/** Why there is nothing to pay yet, and what has to happen first. */
function PaymentClosed({ because, children }: PaymentClosedProps) {
  const to = usePaths()
  return (
    <>
      <PaymentClosedNotice because={because} />
      {children}
      {because === 'security' && <SupportContacts />}
      <Button asChild variant="secondary">
        <Link to={to('account')}>{m.payment_closed_home()}</Link>
      </Button>
    </>
  )
}
