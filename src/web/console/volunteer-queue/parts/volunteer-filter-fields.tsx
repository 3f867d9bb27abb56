import { shiftFilters } from '#contract/organiser-volunteer.ts'
import { m } from '#messages/compiled/messages.js'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useVolunteerCounts } from '../queries.ts'
import type { VolunteerFilters } from '../rules.ts'

const shiftWords = { with: m.volunteer_filter_with, without: m.volunteer_filter_without }

type VolunteerFilterFieldsProps = {
  filters: VolunteerFilters
  onChange: (changes: Record<string, string | null>) => void
}

export function VolunteerFilterFields({ filters, onChange }: VolunteerFilterFieldsProps) {
  const { shifts, from, to } = filters
  return (
    <>
      <FilterChoice
        label={m.volunteer_filter_shifts()}
        anyText={m.volunteer_filter_all()}
        value={shifts}
        values={shiftFilters}
        wordOf={value => shiftWords[value]()}
        counts={useVolunteerCounts(filters).data?.counts.shifts}
        onChange={value => onChange({ shifts: value })}
      />
      <DayRange legend={m.volunteer_column_sent()} from={from} to={to} onChange={onChange} />
    </>
  )
}
