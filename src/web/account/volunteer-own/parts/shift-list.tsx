import type { VolunteerPage } from '#contract/volunteer.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { m } from '#messages/compiled/messages.js'
import { zoneName } from '#web/kit/dates/format-time.ts'
import { hoursBetween } from '#web/kit/dates/hours-between.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** When and where a volunteer stands, by day. */
export function ShiftList({ page: { shifts, timeZone } }: { page: VolunteerPage }) {
  const locale = useLocale()
  const moments = useMoments()
  const [first] = shifts
  if (!first) return <p className="text-text-quiet">{m.volunteer_shifts_none()}</p>
  return (
    <>
      <ul className="divide-y border-y">
        {shifts.map(({ guid, from, to, place }) => (
          <li key={guid} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_1fr]">
            <p className="font-medium">{moments.day(localDayAt(Date.parse(from), timeZone))}</p>
            <p>
              <span className="tabular">{hoursBetween({ from, to }, timeZone)}</span>
              {', '}
              {place[locale]}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-text-quiet">
        {m.volunteer_shifts_zone({ zone: zoneName(first.from, locale, timeZone) })}
      </p>
    </>
  )
}
