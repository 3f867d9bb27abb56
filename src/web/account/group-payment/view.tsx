import { useQueryClient } from '@tanstack/react-query'
import { CreditCard, FileText } from 'lucide-react'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Group, GroupMember } from '#contract/group.ts'
import type { Invoice } from '#contract/payment.ts'
import { type Credit, type GroupPayments, replaceMember } from '#contract/replacement.ts'
import { cardPeopleLimit } from '#domain/payment/card-payment-lines.ts'
import { m } from '#messages/compiled/messages.js'
import { MemberFields } from '#web/account/member/form.tsx'
import { placeMember, useMemberForm, useRefreshBoard } from '#web/account/member/queries.ts'
import { type MemberForm, newMember } from '#web/account/member/rules.ts'
import { memberName } from '#web/account/member/words.ts'
import type { PaymentWay } from '#web/account/payment/rules.ts'
import { LoadFailure } from '#web/account/section/view.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { GroupCardForm } from './parts/group-card-form.tsx'
import { GroupCredits } from './parts/group-credits.tsx'
import { GroupInvoiceForm } from './parts/group-invoice-form.tsx'
import { InvoiceItem } from './parts/invoice-item.tsx'
import { IssuedInvoice } from './parts/issued-invoice.tsx'
import { obstacleWords } from './parts/obstacle-words.ts'
import { OpenCards } from './parts/open-cards.tsx'
import { PaidCards } from './parts/paid-cards.tsx'
import { PayPeople } from './parts/pay-people.tsx'
import { PaySkeleton } from './parts/pay-skeleton.tsx'
import { PaySum } from './parts/pay-sum.tsx'
import { useGroupPayments } from './queries.ts'
import { choosePayable } from './rules.ts'

const formId = 'replace-member'

type ReplaceMemberProps = {
  group: Group
  /** Whose place it is, and how they are called. */
  member: { participantGuid: string; name: string }
  /** The place was given on before and is free: nobody loses it now. */
  free?: boolean
  /** Called with the new person, to whom a link has yet to be sent. */
  onDone: (made: GroupMember) => void
  onClose: () => void
}

/** Gives the paid place of a member to another person, by the form of a new member. */
export function ReplaceMember({ group, member, free = false, onDone, onClose }: ReplaceMemberProps) {
  const locale = useLocale()
  const client = useQueryClient()
  const blank = newMember(group.locale)
  const { form, summary, submit, restart } = useMemberForm(
    { guid: member.participantGuid, section: 'replacement' },
    blank,
    0,
  )
  const params = { guid: group.guid, participantGuid: member.participantGuid }
  const replacing = useSend(replaceMember, (body: MemberForm) => ({ params, body }), {
    onSuccess(made) {
      placeMember(client, group.guid, made)
      toasts.show({
        title: m.group_replace_done({ name: memberName(made, locale) }),
        description: m.group_replace_done_text(),
        tone: 'positive',
      })
      restart(blank, 0)
      onDone(made)
    },
  })
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={m.group_replace_title()}
      description={member.name}
      closeLabel={m.close()}
      actions={
        <>
          <Button type="submit" form={formId} loading={replacing.isPending}>
            {m.group_replace_submit()}
          </Button>
          <Button variant="secondary" disabled={replacing.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={submit(body => replacing.mutateAsync(body))}
          className="space-y-6"
        >
          <Banner tone={free ? 'info' : 'attention'}>
            {free ? m.group_replace_free() : m.group_replace_warning({ name: member.name })}
          </Banner>
          <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
          <MemberFields />
        </form>
      </FormProvider>
    </Sheet>
  )
}

/** The group's payments: open card payments, places whose money waits, invoices with their documents. */
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

type PayMembersProps = {
  group: Group
  /** The ticked members, payable or not. */
  members: readonly GroupMember[]
  /** The payment method, when an earlier payment is continued. */
  way?: PaymentWay | undefined
  /** Called when the coordinator has seen the issued invoice. */
  onDone: () => void
  onClose: () => void
}

/** Pays for the chosen members: who is paid for, who is not and why, the sum, then an invoice or a card. */
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
