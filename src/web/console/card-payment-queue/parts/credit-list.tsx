import { useState } from 'react'
import type { Credit } from '#contract/replacement.ts'
import { m } from '#messages/compiled/messages.js'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { creditSentence } from '#web/kit/words/credit-sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useCredits, useRefundCredit } from './use-card-payments.ts'

/** Paid places that were given on and count for nobody yet: for whom the money waits, and which may be refunded. */
export function CreditList() {
  const { data } = useCredits()
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
            <span className="min-w-0 flex-1 basis-64">{creditSentence(credit)}</span>
            <span className="tabular text-text-quiet">
              {credit.invoiceNumber
                ? m.organiser_credit_by_invoice({ number: credit.invoiceNumber })
                : m.organiser_credit_by_card()}
            </span>
            {mayRefund && credit.state === 'free' && (
              <Button size="sm" variant="secondary" onClick={() => setReturning(credit)}>
                {m.organiser_refund()}
              </Button>
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
    const told = credit.invoiceNumber ? m.organiser_credit_refund_recorded : m.organiser_refunded
    toasts.show({ title: told({ name: credit.oldName }) })
    onClose()
  })
  return (
    <ReasonDialog
      title={m.organiser_refund_title()}
      description={credit.invoiceNumber ? m.organiser_credit_refund_by_hand() : m.organiser_refund_lead()}
      label={m.organiser_refund_reason()}
      hint={m.organiser_refund_reason_hint()}
      limit={500}
      danger
      submitText={m.organiser_refund()}
      pending={refund.isPending}
      error={refund.error}
      onSubmit={reason => refund.mutate(reason)}
      onClose={onClose}
    >
      <p>
        <span className="block text-2xl font-semibold">
          <Money kopecks={credit.amountKopecks} />
        </span>
        {credit.oldName}
      </p>
    </ReasonDialog>
  )
}
