import { badgedKinds } from '#domain/badge/badged-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useBadgeCounts } from '../queries.ts'
import type { BadgeFilters } from '../rules.ts'
import { badgedKindWords } from '../words.ts'

type BadgeFilterFieldsProps = {
  filters: BadgeFilters
  onChange: (changes: Record<string, string | null>) => void
}

export function BadgeFilterFields({ filters, onChange }: BadgeFilterFieldsProps) {
  const { kind, from, to } = filters
  return (
    <>
      <FilterChoice
        label={m.badge_desk_kind()}
        anyText={m.badge_desk_kind_all()}
        value={kind}
        values={badgedKinds}
        wordOf={value => badgedKindWords[value]()}
        counts={useBadgeCounts(filters).data?.counts.kind}
        onChange={value => onChange({ kind: value })}
      />
      <DayRange legend={m.badge_desk_printed_on()} from={from} to={to} onChange={onChange} />
    </>
  )
}
