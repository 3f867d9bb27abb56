import type { Shuttle } from '#contract/hotel.ts'
import { m } from '#messages/compiled/messages.js'
import { formatMonthDay, formatWeekday } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

export function ShuttleTimes({ shuttles }: { shuttles: readonly Shuttle[] }) {
  const days = [...new Set(shuttles.map(({ day }) => day))]
  return (
    <div className="grid gap-x-8 gap-y-8 xl:grid-cols-3">
      {days.map(day => (
        <ShuttleDay key={day} day={day} shuttles={shuttles.filter(shuttle => shuttle.day === day)} />
      ))}
    </div>
  )
}

function ShuttleDay({ day, shuttles }: { day: string; shuttles: readonly Shuttle[] }) {
  const locale = useLocale()
  return (
    <section aria-labelledby={`shuttles-${day}`}>
      <h3 id={`shuttles-${day}`} className="text-lg font-semibold">
        {formatMonthDay(day, locale)}
        <span className="ml-2 text-base font-normal text-text-quiet">{formatWeekday(day, locale)}</span>
      </h3>
      <ul className="mt-3 divide-y border-y">
        {shuttles.map(shuttle => (
          <ShuttleLine key={shuttle.guid} shuttle={shuttle} />
        ))}
      </ul>
    </section>
  )
}

/** One route on one day; the editor's preview uses it too. */
export function ShuttleLine({ shuttle }: { shuttle: Omit<Shuttle, 'guid' | 'day'> }) {
  const { route, startsAt, endsAt, everyMinutes, note } = shuttle
  return (
    <li className="flex gap-4 py-3">
      <p className="tabular w-28 shrink-0 font-medium">
        {startsAt}–{endsAt}
        {everyMinutes !== null && (
          <span className="block text-sm font-normal text-text-quiet">
            {m.shuttle_every({ count: everyMinutes })}
          </span>
        )}
      </p>
      <p className="min-w-0">
        {route}
        {note && <span className="block text-sm text-text-quiet">{note}</span>}
      </p>
    </li>
  )
}
