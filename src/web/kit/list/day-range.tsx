import { m } from '#messages/compiled/messages.js'
import { TextField } from '#web/ui/text-field.tsx'

type DayRangeProps = {
  /** Which day of a row is meant. */
  legend: string
  /** Days as yyyy-mm-dd; null where the range is open. */
  from: string | null
  to: string | null
  onChange: (changes: { from?: string | null; to?: string | null }) => void
}

/** Narrows a list to days, both included. */
export function DayRange({ legend, from, to, onChange }: DayRangeProps) {
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
    </fieldset>
  )
}

/** The range as a call takes it; an open end is left out. */
export function dayRangeQuery({ from, to }: { from: string | null; to: string | null }) {
  return { ...(from && { from }), ...(to && { to }) }
}
