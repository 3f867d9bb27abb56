import type { ReactNode } from 'react'
import type { EditionFacts } from '#contract/edition.ts'
import type { Locale } from '#contract/field.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { Deadlines } from './deadlines.tsx'

/** One numbered part of the conditions; `id` is its anchor, the same in both languages. */
export type Condition = { id: string; title: string; content: ReactNode }

/** The conditions of participation in the order in which they matter to a reader. */
export function conditionsOf(edition: EditionFacts, locale: Locale): Condition[] {
  const fee = formatMoney(BigInt(edition.feeKopecks), locale)
  return [
    {
      id: 'who',
      title: m.conditions_who_title(),
      content: paragraphs(m.conditions_who_1(), m.conditions_who_2()),
    },
    {
      id: 'fee',
      title: m.conditions_fee_title(),
      content: paragraphs(m.conditions_fee_1({ fee, percent: edition.vatPercent })),
    },
    {
      id: 'includes',
      title: m.conditions_includes_title(),
      content: <Included />,
    },
    {
      id: 'approval',
      title: m.conditions_approval_title(),
      content: paragraphs(m.conditions_approval_1(), m.conditions_approval_2(), m.conditions_approval_3()),
    },
    {
      id: 'payment',
      title: m.conditions_payment_title(),
      content: paragraphs(m.conditions_payment_card(), m.conditions_payment_invoice()),
    },
    {
      id: 'access',
      title: m.conditions_security_title(),
      content: paragraphs(m.conditions_security_1(), m.conditions_security_2()),
    },
    {
      id: 'cancellation',
      title: m.conditions_cancel_title(),
      content: paragraphs(m.conditions_cancel_1(), m.conditions_cancel_2({ email: edition.supportEmail })),
    },
    {
      id: 'deadlines',
      title: m.conditions_deadlines_title(),
      content: <Deadlines />,
    },
  ]
}

function paragraphs(...texts: string[]): ReactNode {
  return texts.map(text => <p key={text}>{text}</p>)
}

function Included() {
  const parts = [
    m.conditions_includes_1(),
    m.conditions_includes_2(),
    m.conditions_includes_3(),
    m.conditions_includes_4(),
    m.conditions_includes_5(),
  ]
  return (
    <>
      <ul className="list-disc space-y-1.5 pl-5 marker:text-accent-text">
        {parts.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>{m.conditions_excludes()}</p>
    </>
  )
}
