import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Invoice, PaymentOverview } from '#contract/payment.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { settledPaymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { SupportContacts } from '#web/account/section/view.tsx'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { useRefreshPayment } from '../queries.ts'
import { FeeSummary } from '../view.tsx'
import { CardInstead } from './card-instead.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import { OpenCardPayment } from './open-card-payment.tsx'
import { PaidByCoordinator } from './paid-by-coordinator.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'
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
      <OtherInvoices invoices={overview.invoices.filter(invoice => invoice !== paid)} />
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
        <OtherInvoices invoices={invoices} />
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
        <OtherInvoices invoices={others} />
      </div>
    </>
  )
}

/** Former invoices, kept visible so that nobody pays one by mistake. */
function OtherInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  const locale = useLocale()
  if (invoices.length === 0) return null
  return (
    <Section space="none" title={m.payment_history()}>
      <ul className="divide-y border-y">
        {invoices.map(invoice => (
          <li key={invoice.guid} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <span className="min-w-0 flex-1">
              <span className="block">{m.payment_invoice_title({ number: invoice.number })}</span>
              <span className="block text-sm text-text-quiet">
                {`${formatDay(invoice.issuedOn, locale)}, ${formatMoney(BigInt(invoice.totalKopecks), locale)}`}
              </span>
            </span>
            <StatusChip tone={invoice.status === 'cancelled' ? 'neutral' : 'positive'}>
              {invoiceWords[invoice.status]()}
            </StatusChip>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type PaymentClosedProps = {
  because: 'application' | 'security'
  children: ReactNode
}

/** Why there is nothing to pay yet, and what has to happen first. */
function PaymentClosed({ because, children }: PaymentClosedProps) {
  const to = usePaths()
  const words =
    because === 'application'
      ? {
          title: m.payment_closed_application_title(),
          text: m.payment_closed_application(),
        }
      : {
          title: m.payment_closed_security_title(),
          text: m.payment_closed_security(),
        }
  return (
    <>
      <Banner tone="info" title={words.title}>
        {words.text}
      </Banner>
      {children}
      {because === 'security' && <SupportContacts />}
      <Button asChild variant="secondary">
        <Link to={to('account')}>{m.payment_closed_home()}</Link>
      </Button>
    </>
  )
}
