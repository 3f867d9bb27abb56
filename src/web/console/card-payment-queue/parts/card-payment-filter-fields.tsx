import { cardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { cardFailureWord } from '#messages/card-failure-word.ts'
import { m } from '#messages/compiled/messages.js'
import { cardPaymentWords } from '#web/console/screen/words.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import type { CardPaymentFilters } from './card-payment-filters.ts'
import { useCardPaymentCounts } from './use-card-payments.ts'

type CardPaymentFilterFieldsProps = {
  filters: CardPaymentFilters
  onChange: (changes: Record<string, string | null>) => void
}

/** Of the causes of failure only those are offered that there are, and the chosen one. */
export function CardPaymentFilterFields({ filters, onChange }: CardPaymentFilterFieldsProps) {
  const { status, failure, from, to } = filters
  const counts = useCardPaymentCounts(filters).data?.counts
  const causes = new Set([
    ...(failure ? [failure] : []),
    ...(counts?.failure.map(({ value }) => value) ?? []),
  ])
  return (
    <>
      <FilterChoice
        label={m.organiser_column_state()}
        anyText={m.card_payment_any_state()}
        value={status}
        values={cardPaymentStatuses}
        wordOf={value => cardPaymentWords[value]()}
        counts={counts?.status}
        onChange={value => onChange({ status: value })}
      />
      <FilterChoice
        label={m.organiser_failure()}
        anyText={m.card_payment_any_failure()}
        value={failure ?? 'all'}
        values={[...causes]}
        wordOf={value => cardFailureWord(value)()}
        counts={counts?.failure}
        onChange={value => onChange({ failure: value })}
      />
      <DayRange legend={m.organiser_started_at()} from={from} to={to} onChange={onChange} />
    </>
  )
}
