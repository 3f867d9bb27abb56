import { CalendarClock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { zonedInstant, zonedParts } from '#web/kit/dates/zoned-instant.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useForumNow } from '../queries.ts'

export function ClockForm({ busy, onMove }: { busy: boolean; onMove: (instant: number) => void }) {
  const { timeZone } = useEdition()
  const locale = useLocale()
  const now = useForumNow(60_000)
  const [typed, setTyped] = useState<{ day: string; time: string } | null>(null)
  const [checked, setChecked] = useState(false)
  const { day, time } = typed ?? zonedParts(now, timeZone)
  const instant = zonedInstant(day, time, timeZone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (instant !== null && !busy) onMove(instant)
  }
  return (
    <Section title={m.organiser_clock_choose()} space="none">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <DateField
          label={m.organiser_clock_day()}
          labelHidden
          partLabels={{
            day: m.organiser_day(),
            month: m.organiser_month(),
            year: m.organiser_year(),
          }}
          value={day}
          onChange={next => setTyped({ day: next, time })}
          error={checked && instant === null ? errorSentence('value_invalid', locale) : undefined}
        />
        <TextField
          type="time"
          label={<span className="text-sm font-normal text-text-quiet">{m.organiser_clock_time()}</span>}
          value={time}
          className="tabular w-32"
          onChange={event => setTyped({ day, time: event.target.value })}
        />
        <PageButton icon={CalendarClock} plain type="submit" variant="secondary" disabled={busy}>
          {m.organiser_clock_set()}
        </PageButton>
      </form>
    </Section>
  )
}
