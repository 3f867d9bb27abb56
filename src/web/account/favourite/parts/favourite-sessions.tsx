import type { Programme } from '#contract/programme.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { DaySchedule } from '#web/kit/programme/day-schedule.tsx'
import { viewOf } from '#web/kit/programme/programme-view.ts'

type FavouriteSessionsProps = { programme: Programme; starred: ReadonlySet<string> }

/** Starred sessions by day and hour. */
export function FavouriteSessions({ programme, starred }: FavouriteSessionsProps) {
  const locale = useLocale()
  const to = usePaths()
  const view = viewOf(programme, locale)
  const sessions = view.sessions.filter(({ guid }) => starred.has(guid))
  return view.days
    .filter(day => sessions.some(session => session.day === day))
    .map(day => (
      <DaySchedule
        key={day}
        programme={view}
        day={day}
        sessions={sessions.filter(session => session.day === day)}
        locale={locale}
        addressOf={guid => to('programSession', { guid })}
        clock={null}
        grid={false}
      />
    ))
}
