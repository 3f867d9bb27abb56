import { useMoments } from '#web/kit/dates/use-moments.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { FilterChip, useAsChip } from './filter-chip.tsx'

type FilterDayProps = {
  label: string
  /** As yyyy-mm-dd. */
  value: string | null
  onChange: (value: string | null) => void
}

/** One day of a filter, where a range would be too much. */
export function FilterDay({ label, value, onChange }: FilterDayProps) {
  const { shortDay } = useMoments()
  if (useAsChip())
    return value && <FilterChip label={label} value={shortDay(value)} onRemove={() => onChange(null)} />
  return (
    <TextField
      type="date"
      label={label}
      className="text-sm"
      value={value ?? ''}
      onChange={event => onChange(event.target.value || null)}
    />
  )
}
