import { m } from '#messages/compiled/messages.js'
import { formatMonthDay, formatWeekday } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import type { Highlight, HighlightDay } from './highlight-days.ts'
import { HomePart } from './home-part.tsx'

/** More names than this are only counted. */
const namesShown = 3

export function Highlights({ days }: { days: HighlightDay[] }) {
  const to = usePaths()
  const locale = useLocale()
  if (days.length === 0) return null
  return (
    <HomePart title={m.site_highlights_title()} link={{ to: to('program'), text: m.site_highlights_all() }}>
      <div className="grid gap-x-8 gap-y-10 lg:auto-cols-fr lg:grid-flow-col">
        {days.map(({ day, sessions }) => (
          <section key={day} aria-label={formatMonthDay(day, locale)}>
            <h3 className="flex items-baseline gap-2 border-b border-accent pb-2 text-lg font-semibold">
              {formatMonthDay(day, locale)}
              <span className="text-sm font-normal tracking-normal text-text-quiet">
                {formatWeekday(day, locale)}
              </span>
            </h3>
            <ul className="divide-y">
              {sessions.map(session => (
                <HighlightRow key={session.guid} session={session} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </HomePart>
  )
}

function HighlightRow({ session }: { session: Highlight }) {
  const to = usePaths()
  const { guid, title, startsAt, endsAt, hall, people } = session
  const rest = people.length - namesShown
  const names = people.slice(0, rest === 1 ? people.length : namesShown).join(', ')
  return (
    <li className="py-4">
      <p className="text-sm text-text-quiet">
        {startsAt}–{endsAt}
        {hall && ` · ${hall}`}
      </p>
      <a
        href={to('programSession', { guid })}
        className="mt-1 block py-1 font-semibold underline-offset-4 hover:underline"
      >
        {title}
      </a>
      {names && (
        <p className="text-sm text-text-quiet">
          {names}
          {rest > 1 && ` ${m.site_highlights_more({ count: rest })}`}
        </p>
      )}
    </li>
  )
}
