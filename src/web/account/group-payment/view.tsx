import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Group, GroupMember } from '#contract/group.ts'
import type { Invoice } from '#contract/payment.ts'
import { type Credit, type GroupPayments, replaceByMember, replaceMember } from '#contract/replacement.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { placeMember, useGroupBoard, useRefreshBoard } from '#web/account/member/queries.ts'
import type { MemberForm } from '#web/account/member/rules.ts'
import { memberName } from '#web/account/member/words.ts'
import type { PaymentWay } from '#web/account/payment/rules.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { GroupCredits } from './parts/group-credits.tsx'
import { InvoiceItem, invoiceAnchor } from './parts/invoice-item.tsx'
import { IssuedInvoice } from './parts/issued-invoice.tsx'
import { OpenCards } from './parts/open-cards.tsx'
import { PaidCards } from './parts/paid-cards.tsx'
import { PayChoiceView } from './parts/pay-choice.tsx'
import { PaySkeleton } from './parts/pay-skeleton.tsx'
import { NewPersonForm, replaceDoneWords, replaceFormId, TakerForm } from './parts/replace-forms.tsx'
import { useGroupPayments } from './queries.ts'

type ReplaceMemberProps = {
  group: Group
  /** Whose place it is, and how they are called. */
  member: { participantGuid: string; name: string }
  /** The place was given on before and is free: nobody loses it now. */
  free?: boolean
  /** Called with the person who has the place now; a new one has yet to be sent a link. */
  onDone: (made: GroupMember) => void
  onClose: () => void
}

/** Gives the paid place of a member to somebody of the group who is not paid for, or to a new person. */
export function ReplaceMember({ group, member, free = false, onDone, onClose }: ReplaceMemberProps) {
  const locale = useLocale()
  const client = useQueryClient()
  const { board } = useGroupBoard(group.guid)
  const [fromGroup, setFromGroup] = useState(false)
  const takers = board?.members.filter(({ placeTaker }) => placeTaker) ?? []
  const chosen = fromGroup && takers.length > 0
  const params = { guid: group.guid, participantGuid: member.participantGuid }
  const done = (made: GroupMember) => {
    placeMember(client, group.guid, made)
    toasts.show({
      title: m.group_replace_done({ name: memberName(made, locale) }),
      description: replaceDoneWords(made),
      tone: 'positive',
    })
    onDone(made)
  }
  const entering = useSend(replaceMember, (body: MemberForm) => ({ params, body }), { onSuccess: done })
  const giving = useSend(replaceByMember, (takerGuid: string) => ({ params, body: { takerGuid } }), {
    onSuccess: done,
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
          <Button type="submit" form={replaceFormId} loading={entering.isPending || giving.isPending}>
            {m.group_replace_submit()}
          </Button>
          <Button variant="secondary" disabled={entering.isPending || giving.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </>
      }
    >
      <div className="space-y-6">
        <Banner tone={free ? 'info' : 'attention'}>
          {free ? m.group_replace_free() : m.group_replace_warning({ name: member.name })}
        </Banner>
        {takers.length > 0 && (
          <RadioGroup
            label={m.group_replace_who()}
            layout="cards"
            value={chosen ? 'group' : 'new'}
            onValueChange={value => setFromGroup(value === 'group')}
            options={[
              { value: 'new', label: m.group_replace_new() },
              { value: 'group', label: m.group_replace_from_group() },
            ]}
          />
        )}
        {chosen ? (
          <TakerForm takers={takers} error={giving.error} onSubmit={guid => giving.mutate(guid)} />
        ) : (
          <NewPersonForm
            participantGuid={member.participantGuid}
            locale={group.locale}
            onSubmit={body => entering.mutateAsync(body)}
          />
        )}
      </div>
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

/** Above the board, because the invoices themselves stand under it: what is to be paid, until when. */
export function UnpaidInvoices({ groupGuid }: { groupGuid: string }) {
  const locale = useLocale()
  const { data } = useGroupPayments(groupGuid)
  const unpaid = data?.items.filter(({ status }) => status === 'unpaid') ?? []
  return unpaid.map(invoice => (
    <Banner
      key={invoice.guid}
      tone="attention"
      title={m.group_unpaid_invoice({
        number: invoice.number,
        amount: formatMoney(BigInt(invoice.totalKopecks), locale),
      })}
      action={
        <Button asChild size="sm" variant="secondary">
          <a href={`#${invoiceAnchor(invoice)}`}>{m.group_unpaid_invoice_go()}</a>
        </Button>
      }
    >
      {m.group_unpaid_invoice_text({
        people: m.group_pay_people({ count: invoice.participants.length }),
        date: formatDay(invoice.dueOn, locale),
      })}
    </Banner>
  ))
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
      <OpenCards payments={openCardPayments} onRefresh={onRefresh} />
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
