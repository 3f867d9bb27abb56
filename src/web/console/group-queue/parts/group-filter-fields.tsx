import { companyTypes } from '#domain/company/company-type.ts'
import { groupSizes } from '#domain/group/group-list.ts'
import { m } from '#messages/compiled/messages.js'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { companyTypeWord } from '#web/kit/words/company-labels.ts'
import { useGroupCounts } from '../queries.ts'
import type { GroupFilters } from '../rules.ts'

const sizeWords = { some: m.group_list_size_some, none: m.group_list_size_none }

type GroupFilterFieldsProps = {
  filters: GroupFilters
  onChange: (changes: Record<string, string | null>) => void
}

/** The filters of the list, each value with how many groups it would find beside the others. */
export function GroupFilterFields({ filters, onChange }: GroupFilterFieldsProps) {
  const counts = useGroupCounts(filters).data?.counts
  return (
    <>
      <FilterChoice
        label={m.organiser_company_type()}
        anyText={m.group_list_any_type()}
        value={filters.companyType}
        values={companyTypes}
        wordOf={companyTypeWord}
        counts={counts?.companyType}
        onChange={companyType => onChange({ companyType })}
      />
      <FilterChoice
        label={m.group_list_members()}
        anyText={m.group_list_any_size()}
        value={filters.size}
        values={groupSizes}
        wordOf={size => sizeWords[size]()}
        counts={counts?.size}
        onChange={size => onChange({ size })}
      />
      <DayRange legend={m.group_list_created()} from={filters.from} to={filters.to} onChange={onChange} />
    </>
  )
}
