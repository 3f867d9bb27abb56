import type { Locale } from '#contract/field.ts'
import type { SpeakerDetail } from '#contract/speaker.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay, formatMonthDay } from '#web/kit/dates/forum-dates.ts'
import { pathTo } from '#web/paths.ts'

type SpeakerSessionsProps = {
  sessions: SpeakerDetail['sessions']
  /** The forum's year; days within it are written without the year. */
  year: string
  locale: Locale
}

/** A speaker's sessions with time and place, each a link. */
export function SpeakerSessions({ sessions, year, locale }: SpeakerSessionsProps) {
  if (sessions.length === 0) return <p className="text-text-quiet">{m.speakers_no_sessions()}</p>
  return (
    <ul className="border-b">
      {sessions.map(({ guid, title, day, startsAt, endsAt, hallName, moderates }) => (
        <li key={guid} className="border-t py-4">
          <p className="flex flex-wrap gap-x-4 text-sm text-text-quiet">
            <time dateTime={`${day}T${startsAt}`}>
              {day.startsWith(year) ? formatMonthDay(day, locale) : formatDay(day, locale)}, {startsAt}–
              {endsAt}
            </time>
            {hallName && <span>{hallName}</span>}
            {moderates && <span className="font-medium text-text">{m.speakers_moderates()}</span>}
          </p>
          <a
            href={pathTo(locale, 'programSession', { guid })}
            className="mt-1 inline-block min-h-6 font-semibold text-pretty underline-offset-4 hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
