import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Credit } from '#contract/replacement.ts'
import { m } from '#messages/compiled/messages.js'
import { CardRefundDialog, RefundedSum } from '#web/console/card-payment/view.tsx'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { creditSentence } from '#web/kit/words/credit-sentence.ts'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useCredits, useRefundCredit } from './use-card-payments.ts'

/** Paid places that were given on and count for nobody yet: for whom the money waits, and which may be refunded. */
export function CreditList() {
  const { data } = useCredits()
  const target = useRecordTarget()
  const [returning, setReturning] = useState<Credit | null>(null)
  const mayRefund = useOrganiser().may('decide-payments')
  if (!data || data.items.length === 0) return null
  return (
    <Section title={m.organiser_credits({ count: data.items.length })} space="none" small>
      {/* A long list scrolls by itself on a desk, so that the payments below stay visible. */}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={m.organiser_credits({ count: data.items.length })}
        className="divide-y border-y text-sm lg:max-h-48 lg:overflow-y-auto"
      >
        {data.items.map(credit => (
          <li key={credit.guid} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5">
            <span className="tabular w-28 font-medium">
              <Money kopecks={credit.amountKopecks} />
            </span>
            <span className="min-w-0 flex-1 basis-64 lg:basis-48">{creditSentence(credit)}</span>
            <span className="tabular text-text-quiet">
              {credit.invoiceNumber
                ? m.organiser_credit_by_invoice({ number: credit.invoiceNumber })
                : m.organiser_credit_by_card()}
            </span>
            {mayRefund && credit.state === 'free' && credit.invoiceGuid && (
              <Link className="text-link" {...target('organiser-invoice', credit.invoiceGuid)}>
                {m.organiser_invoice_refund_title()}
              </Link>
            )}
            {mayRefund && credit.state === 'free' && !credit.invoiceGuid && (
              <PageButton
                icon={Undo2}
                plain
                ofRow
                about={credit.oldName}
                size="sm"
                variant="secondary"
                onClick={() => setReturning(credit)}
              >
                {m.organiser_refund()}
              </PageButton>
            )}
          </li>
        ))}
      </ul>
      {returning && <RefundCredit credit={returning} onClose={() => setReturning(null)} />}
    </Section>
  )
}

function RefundCredit({ credit, onClose }: { credit: Credit; onClose: () => void }) {
  const refund = useRefundCredit(credit.guid, () => {
    toasts.show({ title: m.organiser_credit_refund_asked({ name: credit.oldName }) })
    onClose()
  })
  return (
    <CardRefundDialog
      pending={refund.isPending}
      error={refund.error}
      onSubmit={reason => refund.mutate(reason)}
      onClose={onClose}
    >
      <RefundedSum kopecks={credit.amountKopecks} names={credit.oldName} />
    </CardRefundDialog>
  )
}
