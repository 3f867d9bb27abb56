import { passKinds } from '#domain/pass/pass-payload.ts'
import { m } from '#messages/compiled/messages.js'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { usePassCounts } from '../queries.ts'
import type { PassFilters } from '../rules.ts'
import { passKindWords } from '../words.ts'

type PassFilterFieldsProps = {
  filters: PassFilters
  onChange: (changes: Record<string, string | null>) => void
}

export function PassFilterFields({ filters, onChange }: PassFilterFieldsProps) {
  const { kind, from, to } = filters
  return (
    <>
      <FilterChoice
        label={m.pass_desk_kind()}
        anyText={m.pass_desk_kind_all()}
        value={kind}
        values={passKinds}
        wordOf={value => passKindWords[value]()}
        counts={usePassCounts(filters).data?.counts.kind}
        onChange={value => onChange({ kind: value })}
      />
      <DayRange legend={m.pass_desk_days()} from={from} to={to} onChange={onChange} />
    </>
  )
}
