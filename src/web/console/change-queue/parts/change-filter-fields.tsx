import { changeRequestKinds } from '#domain/change-request/change-request-kind.ts'
import { changeKindWords } from '#messages/change-word.ts'
import { m } from '#messages/compiled/messages.js'
import { OwnerFilter } from '#web/console/organiser-owner/view.tsx'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import type { ChangeFilters } from './change-filters.ts'
import { useChangeCounts } from './use-changes.ts'

type ChangeFilterFieldsProps = {
  filters: ChangeFilters
  onChange: (changes: Record<string, string | null>) => void
}

export function ChangeFilterFields({ filters, onChange }: ChangeFilterFieldsProps) {
  const { kind, owner, from, to } = filters
  const counts = useChangeCounts(filters).data?.counts
  return (
    <>
      <FilterChoice
        label={m.change_column_kind()}
        anyText={m.change_any_kind()}
        value={kind}
        values={changeRequestKinds}
        wordOf={value => changeKindWords[value]()}
        counts={counts?.kind}
        onChange={value => onChange({ kind: value })}
      />
      <OwnerFilter value={owner} counts={counts?.owner} onChange={value => onChange({ owner: value })} />
      <DayRange legend={m.change_column_requested()} from={from} to={to} onChange={onChange} />
    </>
  )
}
