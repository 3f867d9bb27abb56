import type { GroupPayments } from '#contract/replacement.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import type { Tone } from '#web/ui/tone.ts'

type PaidCard = GroupPayments['paidCards'][number]
type PartState = PaidCard['people'][number]['state']

const states: Record<PartState, { tone: Tone; word: () => string }> = {
  charged: { tone: 'positive', word: m.group_paid_card_charged },
  passedOn: { tone: 'neutral', word: m.group_paid_card_passed },
  refundDue: { tone: 'attention', word: m.group_paid_card_due },
  refunded: { tone: 'neutral', word: m.group_paid_card_refunded },
}

/** Card payments for members: sum, day, and what became of each member's part. */
export function PaidCards({ payments }: { payments: readonly PaidCard[] }) {
  const locale = useLocale()
  const moments = useMoments()
  if (payments.length === 0) return null
  return (
    <Section title={m.group_paid_cards()} level={2} space="none">
      <ul className="divide-y border-y">
        {payments.map(({ guid, amountKopecks, paidAt, people }) => (
          <li key={guid} className="space-y-2 py-4">
            <div className="tabular flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 font-medium">
              <span>{m.group_paid_card_title({ date: moments.moment(paidAt) })}</span>
              <span>{formatMoney(BigInt(amountKopecks), locale)}</span>
            </div>
            <ul className="space-y-1.5 text-sm">
              {people.map(({ guid: part, name, latinName, state }) => (
                <li key={part} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <StatusChip tone={states[state].tone}>{states[state].word()}</StatusChip>
                  {nameIn(locale, { name, latinName })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
