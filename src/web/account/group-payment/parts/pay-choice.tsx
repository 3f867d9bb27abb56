import { CreditCard, FileText } from 'lucide-react'
import { useState } from 'react'
import type { Group, GroupMember } from '#contract/group.ts'
import type { Invoice } from '#contract/payment.ts'
import type { GroupPayments } from '#contract/replacement.ts'
import { cardPeopleLimit } from '#domain/payment/card-payment-lines.ts'
import { m } from '#messages/compiled/messages.js'
import type { PaymentWay } from '#web/account/payment/rules.ts'
import { Banner } from '#web/ui/banner.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { choosePayable } from '../rules.ts'
import { GroupCardForm } from './group-card-form.tsx'
import { GroupInvoiceForm } from './group-invoice-form.tsx'
import { obstacleWords } from './obstacle-words.ts'
import { PayPeople } from './pay-people.tsx'
import { PaySum } from './pay-sum.tsx'

type PayChoiceProps = {
  group: Group
  members: readonly GroupMember[]
  first: PaymentWay
  payments: GroupPayments
  onIssued: (invoice: Invoice) => void
  onRefresh: () => void
}

/** Who is paid for, who is not and why, the sum, and the way to pay. */
export function PayChoiceView({ group, members, first, payments, onIssued, onRefresh }: PayChoiceProps) {
  const [way, setWay] = useState<PaymentWay>(first)
  // People whom the server has refused since; they are left out of the sum.
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
