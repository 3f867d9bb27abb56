import { useState } from 'react'
import type { Group } from '#contract/group.ts'
import type { Credit, GroupPayments } from '#contract/replacement.ts'
import { m } from '#messages/compiled/messages.js'
import { useRefreshBoard } from '#web/account/member/use-group-board.ts'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { Section } from '#web/ui/section.tsx'
import { GroupCredits } from './parts/group-credits.tsx'
import { InvoiceItem } from './parts/invoice-item.tsx'
import { OpenCards } from './parts/open-cards.tsx'
import { PaidCards } from './parts/paid-cards.tsx'
import { PaySkeleton } from './parts/pay-skeleton.tsx'
import { ReplaceMember } from './replace-member.tsx'
import { useGroupPayments } from './use-group-payments.ts'

/** What a group has paid and has to pay: card payments under way, places whose money waits, invoices with their documents. */
export function GroupInvoices({ group }: { group: Group }) {
  const payments = useGroupPayments(group.guid)
  const [giving, setGiving] = useState<Credit | null>(null)
  const refresh = useRefreshBoard(group.guid)
  if (payments.error && !payments.data)
    return <LoadFailure error={payments.error} onRetry={() => payments.refetch()} />
  if (!payments.data) return <PaySkeleton />
  const done = () => {
    setGiving(null)
    void refresh()
  }
  return (
    <>
      <PaymentsView payments={payments.data} onGive={setGiving} onRefresh={() => void refresh()} />
      {giving && (
        <ReplaceMember
          group={group}
          member={{ participantGuid: giving.participantGuid, name: giving.oldName }}
          free
          onDone={done}
          onClose={() => setGiving(null)}
        />
      )}
    </>
  )
}

type PaymentsViewProps = {
  payments: GroupPayments
  onGive: (credit: Credit) => void
  onRefresh: () => void
}

function PaymentsView({ payments, onGive, onRefresh }: PaymentsViewProps) {
  const { items, openCardPayments, paidCards, credits } = payments
  return (
    <div className="space-y-10">
      <OpenCards payments={openCardPayments} />
      <PaidCards payments={paidCards} />
      <GroupCredits credits={credits} onGive={onGive} />
      <Section title={m.group_pay_invoices()} level={2} space="none">
        {items.length === 0 ? (
          <p className="text-text-quiet">{m.group_pay_invoices_none()}</p>
        ) : (
          <ul className="divide-y border-y">
            {items.map(invoice => (
              <InvoiceItem key={invoice.guid} invoice={invoice} onChanged={onRefresh} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
