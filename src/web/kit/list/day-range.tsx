import { addDays } from '#domain/edition/calendar-date.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useMachineToday, useToday } from '#web/kit/dates/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FilterChip, useAsChip } from './filter-chip.tsx'

type DayRangeProps = {
  /** Which day of a row is meant. */
  legend: string
  /** Days as yyyy-mm-dd; null where the range is open. */
  from: string | null
  to: string | null
  /** Whether the days are still to come, as those of journeys are. */
  ahead?: boolean
  /** Whether the list keeps the machine's time and not the forum's, which may have been moved. */
  byMachine?: boolean
  onChange: (changes: { from?: string | null; to?: string | null }) => void
}

/** Narrows a list to days, both included; the usual ranges take one press. */
export function DayRange({ legend, from, to, ahead = false, byMachine = false, onChange }: DayRangeProps) {
  const { shortDay } = useMoments()
  const forumDay = useToday()
  const machineDay = useMachineToday()
  const today = byMachine ? machineDay : forumDay
  if (useAsChip())
    return from || to ? (
      <FilterChip
        label={legend}
        value={rangeText({ from, to }, shortDay)}
        onRemove={() => onChange({ from: null, to: null })}
      />
    ) : null
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="date"
          label={m.list_day_from()}
          className="text-sm"
          value={from ?? ''}
          max={to ?? undefined}
          onChange={event => onChange({ from: event.target.value || null })}
        />
        <TextField
          type="date"
          label={m.list_day_to()}
          className="text-sm"
          value={to ?? ''}
          min={from ?? undefined}
          onChange={event => onChange({ to: event.target.value || null })}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {(ahead ? rangesAhead : rangesBehind)(today).map(({ text, ...range }) => (
          <Button
            key={text}
            size="sm"
            variant="secondary"
            className="aria-pressed:border-accent-text aria-pressed:text-accent-text"
            aria-pressed={from === range.from && to === range.to}
            onClick={() => onChange(range)}
          >
            {text}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

const rangesAhead = (today: string) => [
  { text: m.list_day_today(), from: today, to: today },
  { text: m.list_day_tomorrow(), from: addDays(today, 1), to: addDays(today, 1) },
  { text: m.list_day_week(), from: today, to: addDays(today, 6) },
]

const rangesBehind = (today: string) => [
  { text: m.list_day_today(), from: today, to: today },
  { text: m.list_day_week(), from: addDays(today, -6), to: today },
  { text: m.list_day_month(), from: addDays(today, -29), to: today },
]

function rangeText(
  { from, to }: { from: string | null; to: string | null },
  wordOf: (day: string) => string,
): string {
  if (from && to) return from === to ? wordOf(from) : `${wordOf(from)} – ${wordOf(to)}`
  return from ? m.list_days_from({ day: wordOf(from) }) : m.list_days_to({ day: wordOf(to ?? '') })
}

/** The range as a call takes it; an open end is left out. */
export function dayRangeQuery({ from, to }: { from: string | null; to: string | null }) {
  return { ...(from && { from }), ...(to && { to }) }
}
