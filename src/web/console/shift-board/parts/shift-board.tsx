import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Shift } from '#contract/organiser-shift.ts'
import { missingOf } from '#domain/shift/shift-rules.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, LoadFailure } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { zoneName } from '#web/kit/dates/format-time.ts'
import { formatWeekday } from '#web/kit/dates/forum-dates.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useShifts } from '../queries.ts'
import { ShiftDialog } from './shift-dialog.tsx'
import { ShiftRow } from './shift-row.tsx'

/** How many are missing on a shift. */
const missing = ({ needed, volunteers }: Shift) => missingOf({ needed, assigned: volunteers.length })

/** The shifts of all volunteers by day: what is short of people is seen first. */
export function ShiftBoard() {
  const { data, error, refetch } = useShifts()
  const [adding, setAdding] = useState(false)
  const locale = useLocale()
  const { startsOn, timeZone } = useEdition()
  const add = (
    <PageButton icon={CalendarPlus} onClick={() => setAdding(true)}>
      {m.shift_add()}
    </PageButton>
  )
  return (
    <ConsolePage
      title={m.page_title_organiser_shifts()}
      lead={m.shift_lead({ zone: zoneName(`${startsOn}T12:00:00Z`, locale, timeZone) })}
      actions={add}
    >
      {data ? (
        data.items.length > 0 ? (
          <Days shifts={data.items} timeZone={data.timeZone} />
        ) : (
          <EmptyState title={m.shift_none()}>{m.shift_none_text()}</EmptyState>
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : (
        <SkeletonText lines={8} />
      )}
      {adding && data && (
        <ShiftDialog
          shift={null}
          day={data.items.at(-1)?.day ?? data.startsOn}
          timeZone={data.timeZone}
          onClose={() => setAdding(false)}
        />
      )}
    </ConsolePage>
  )
}

function Days({ shifts, timeZone }: { shifts: readonly Shift[]; timeZone: string }) {
  const locale = useLocale()
  const moments = useMoments()
  const [onlyShort, setOnlyShort] = useState(false)
  const short = shifts.reduce((sum, shift) => sum + missing(shift), 0)
  const shown = onlyShort ? shifts.filter(shift => missing(shift) > 0) : shifts
  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <Banner tone={short > 0 ? 'attention' : 'positive'}>
          {short > 0 ? m.shift_missing_total({ count: short }) : m.shift_full_total()}
        </Banner>
        <Checkbox
          label={m.shift_only_short()}
          checked={onlyShort}
          onChange={event => setOnlyShort(event.target.checked)}
        />
      </div>
      {shown.length === 0 && <p>{m.shift_none_short()}</p>}
      {[...Map.groupBy(shown, ({ day }) => day)].map(([day, ofDay]) => (
        <Section key={day} title={`${moments.day(day)}, ${formatWeekday(day, locale)}`} space="none" small>
          <ul className="divide-y border-y">
            {ofDay.map(shift => (
              <li key={shift.guid}>
                <ShiftRow shift={shift} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}
