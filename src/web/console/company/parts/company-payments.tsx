import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CompanyRecord } from '#contract/organiser-company.ts'
import { closingWords } from '#messages/closing-word.ts'
import { m } from '#messages/compiled/messages.js'
import { refundKindWords, refundStateWords } from '#messages/refund-word.ts'
import { standingOf } from '#web/console/card-payment/rules.ts'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { cardStandingTones, cardStandingWords } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'

type CompanyMoney = NonNullable<CompanyRecord['money']>

type CompanyPaymentsProps = { company: Pick<CompanyRecord, 'key'>; money: CompanyMoney }

/** Card payments for its people, what went back, and the papers after the forum; what there is none of is left out. */
export function CompanyPayments({ company: { key: company }, money }: CompanyPaymentsProps) {
  const { cardPayments, refunds, closings } = money
  const to = usePaths()
  const target = useRecordTarget()
  const moments = useMoments()
  return (
    <>
      <MoneyList
        title={m.organiser_card_payments()}
        shown={cardPayments.items.length}
        total={cardPayments.count}
        allText={m.company_card_payments_all({ count: cardPayments.count })}
        all={`${to('organiser-card-payments')}?${new URLSearchParams({ show: 'all', company })}`}
      >
        {cardPayments.items.map(row => (
          <MoneyLine
            key={row.guid}
            title={
              <Link className="text-link" {...target('organiser-card-payment', row.guid)}>
                {row.name}
              </Link>
            }
            note={moments.short(row.startedAt)}
            state={
              <StatusWord tone={cardStandingTones[standingOf(row)]}>
                {cardStandingWords[standingOf(row)]()}
              </StatusWord>
            }
            kopecks={row.capturedKopecks ?? row.amountKopecks}
          />
        ))}
      </MoneyList>
      <MoneyList
        title={m.page_title_organiser_refunds()}
        shown={refunds.items.length}
        total={refunds.count}
        allText={m.company_refunds_all({ count: refunds.count })}
        all={`${to('organiser-refunds')}?${new URLSearchParams({ company })}`}
      >
        {refunds.items.map(row => (
          <MoneyLine
            key={row.guid}
            title={<RefundLink row={row} />}
            note={`${refundKindWords[row.kind]()} · ${moments.short(row.at)}`}
            state={refundStateWords[row.state]()}
            kopecks={row.amountKopecks}
          />
        ))}
      </MoneyList>
      <MoneyList
        title={m.page_title_organiser_closings()}
        shown={closings.items.length}
        total={closings.count}
        allText={m.company_closings_all({ count: closings.count })}
        all={`${to('organiser-closings')}?${new URLSearchParams({ state: 'all', company })}`}
      >
        {closings.items.map(row => (
          <MoneyLine
            key={row.guid}
            title={
              <Link
                className="text-link tabular"
                {...quietTarget({
                  pathname: to('organiser-closings'),
                  search: `?${new URLSearchParams({ state: row.state, q: row.number, open: row.guid })}`,
                })}
              >
                {row.number}
              </Link>
            }
            note={moments.shortDay(row.issuedOn)}
            state={closingWords[row.state]()}
            kopecks={row.totalKopecks}
          />
        ))}
      </MoneyList>
    </>
  )
}

/** To the payment or the invoice that the money came with. */
function RefundLink({ row }: { row: CompanyMoney['refunds']['items'][number] }) {
  const target = useRecordTarget()
  const { invoice, cardPaymentGuid } = row
  const text = row.name ?? m.refund_of_nobody()
  if (invoice)
    return (
      <Link className="text-link" {...target('organiser-invoice', invoice.guid)}>
        {text}
      </Link>
    )
  if (cardPaymentGuid)
    return (
      <Link className="text-link" {...target('organiser-card-payment', cardPaymentGuid)}>
        {text}
      </Link>
    )
  return text
}

type MoneyListProps = {
  title: string
  shown: number
  total: number
  /** To the list of all of the company, where not all are shown. */
  allText: string
  all: string
  children: ReactNode
}

function MoneyList({ title, shown, total, allText, all, children }: MoneyListProps) {
  if (total === 0) return null
  return (
    <Section
      title={title}
      level={2}
      space="none"
      action={
        total > shown && (
          <Link className="text-link text-sm" to={all}>
            {allText}
          </Link>
        )
      }
    >
      <ul className="divide-y border-y text-sm">{children}</ul>
      {total > shown && (
        <p className="mt-3 text-sm text-text-quiet">{m.organiser_shown_of({ shown, total })}</p>
      )}
    </Section>
  )
}

type MoneyLineProps = { title: ReactNode; note: string; state: ReactNode; kopecks: string }

function MoneyLine({ title, note, state, kopecks }: MoneyLineProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
      <p className="min-w-0 flex-1 basis-52">
        {title}
        <span className="tabular block text-text-quiet">{note}</span>
      </p>
      <span>{state}</span>
      <Money kopecks={kopecks} />
    </li>
  )
}
