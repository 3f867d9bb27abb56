import { CreditCard, FileText } from 'lucide-react'
import { useState } from 'react'
import type { Group, GroupMember } from '#contract/group.ts'
import type { Invoice } from '#contract/payment.ts'
import type { GroupPayments } from '#contract/replacement.ts'
import { cardPeopleLimit } from '#domain/payment/card-payment-lines.ts'
import { m } from '#messages/compiled/messages.js'
import { useRefreshBoard } from '#web/account/member/use-group-board.ts'
import type { PaymentWay } from '#web/account/payment/payment-way.ts'
import { LoadFailure } from '#web/account/section/load-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { GroupCardForm } from './parts/group-card-form.tsx'
import { GroupInvoiceForm } from './parts/group-invoice-form.tsx'
import { IssuedInvoice } from './parts/issued-invoice.tsx'
import { obstacleWords } from './parts/obstacle-words.ts'
import { PayPeople } from './parts/pay-people.tsx'
import { PaySkeleton } from './parts/pay-skeleton.tsx'
import { PaySum } from './parts/pay-sum.tsx'
import { choosePayable } from './payable-members.ts'
import { useGroupPayments } from './use-group-payments.ts'

type PayMembersProps = {
  group: Group
  /** Whoever was ticked, payable or not. */
  members: readonly GroupMember[]
  /** How a payment that is taken up again is to be made. */
  way?: PaymentWay | undefined
  /** An invoice was issued, and the coordinator has seen it. */
  onDone: () => void
  onClose: () => void
}

/** Pays for chosen members at once: who is paid for and who is not and why, the sum, then an invoice or a card. */
export function PayMembers({ group, members, way, onDone, onClose }: PayMembersProps) {
  const payments = useGroupPayments(group.guid)
  const [issued, setIssued] = useState<Invoice | null>(null)
  const refresh = useRefreshBoard(group.guid)
  const close = issued ? onDone : onClose
  return (
    <Sheet
      open
      onOpenChange={open => !open && close()}
      size="lg"
      title={m.group_pay_title()}
      description={m.group_pay_lead()}
      closeLabel={m.close()}
    >
      {issued ? (
        <IssuedInvoice invoice={issued} onClose={onDone} />
      ) : payments.data ? (
        <PayChoiceView
          group={group}
          members={members}
          first={way ?? 'invoice'}
          payments={payments.data}
          onRefresh={() => void refresh()}
          onIssued={invoice => {
            setIssued(invoice)
            void refresh()
          }}
        />
      ) : payments.error ? (
        <LoadFailure error={payments.error} onRetry={() => payments.refetch()} />
      ) : (
        <PaySkeleton />
      )}
    </Sheet>
  )
}

type PayChoiceProps = {
  group: Group
  members: readonly GroupMember[]
  first: PaymentWay
  payments: GroupPayments
  onIssued: (invoice: Invoice) => void
  onRefresh: () => void
}

function PayChoiceView({ group, members, first, payments, onIssued, onRefresh }: PayChoiceProps) {
  const [way, setWay] = useState<PaymentWay>(first)
  // Whom the server has refused since: they are left out, and the sum follows.
  const [named, setNamed] = useState<ReadonlyMap<string, string>>(new Map())
  const { payable, refused } = choosePayable(members)
  const open = payable.filter(({ participantGuid }) => !named.has(participantGuid))
  const leftOut = [
    ...payable.flatMap(member => {
      const why = named.get(member.participantGuid)
      return why ? [{ member, why }] : []
    }),
    ...refused.map(({ member, obstacle }) => ({ member, why: obstacleWords[obstacle](member) })),
  ]
  const leave = (people: ReadonlyMap<string, string>) => {
    setNamed(before => new Map([...before, ...people]))
    onRefresh()
  }
  const form = { group, payments, members: open, onRefused: leave, onRefresh }
  return (
    <div className="space-y-8">
      {named.size > 0 && (
        <Banner tone="attention" announce="alert">
          {m.group_pay_left_out({ count: named.size })}
        </Banner>
      )}
      <PayPeople payable={open} leftOut={leftOut} />
      {open.length === 0 ? (
        <Banner tone="attention">{m.group_pay_nobody()}</Banner>
      ) : (
        <>
          <PaySum payments={payments} count={open.length} />
          <WayChoice way={way} onChange={setWay} cardOpen={open.length <= cardPeopleLimit} />
          {way === 'invoice' ? (
            <GroupInvoiceForm {...form} onIssued={onIssued} />
          ) : (
            <GroupCardForm {...form} />
          )}
        </>
      )}
    </div>
  )
}

type WayChoiceProps = { way: PaymentWay; onChange: (way: PaymentWay) => void; cardOpen: boolean }

function WayChoice({ way, onChange, cardOpen }: WayChoiceProps) {
  return (
    <RadioGroup
      label={m.payment_way_label()}
      value={way}
      onValueChange={value => onChange(value === 'card' ? 'card' : 'invoice')}
      options={[
        {
          value: 'invoice',
          label: m.payment_way_invoice(),
          description: m.group_pay_invoice_note(),
          icon: <FileText aria-hidden="true" />,
        },
        {
          value: 'card',
          label: m.payment_way_card(),
          description: cardOpen ? m.group_pay_card_note() : m.group_pay_card_limit({ most: cardPeopleLimit }),
          icon: <CreditCard aria-hidden="true" />,
          disabled: !cardOpen,
        },
      ]}
    />
  )
}
