import type { Figure } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { zoneWords } from '#messages/zone-words.ts'
import { formatMonthDay, formatWeekday } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { figureValue } from './figure-value.ts'
import type { Highlight, HighlightDay } from './highlight-days.ts'
import { HomePart } from './home-part.tsx'

/** More names than this are only counted. */
const namesShown = 3

type HighlightsProps = { days: readonly HighlightDay[]; figures: readonly Pick<Figure, 'value' | 'label'>[] }

/** The sessions that editors chose, and this year in a few figures. */
export function Highlights({ days, figures }: HighlightsProps) {
  const to = usePaths()
  const locale = useLocale()
  const { timeZone } = useEdition()
  const [first] = days
  if (!first) return null
  const zone = zoneWords(timeZone, first.day, { locale })
  return (
    <HomePart
      title={m.site_highlights_title()}
      aside={zone}
      link={{ to: to('program'), text: m.site_highlights_all() }}
    >
      <div className="grid gap-x-8 gap-y-6 lg:auto-cols-fr lg:grid-flow-col">
        {days.map(({ day, sessions }) => (
          <section key={day} aria-label={formatMonthDay(day, locale)}>
            <h3 className="flex items-baseline gap-2 border-b border-accent pb-2 text-base font-semibold">
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
      <ThisYear figures={figures} />
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
        className="mt-1 block py-1 text-xl font-semibold tracking-tight text-pretty underline-offset-4 hover:underline"
      >
        {title}
      </a>
      {names && (
        <p className="mt-1 text-sm text-text-quiet">
          {names}
          {rest > 1 && ` ${m.site_highlights_more({ count: rest })}`}
        </p>
      )}
    </li>
  )
}

function ThisYear({ figures }: Pick<HighlightsProps, 'figures'>) {
  const locale = useLocale()
  if (figures.length === 0) return null
  return (
    <ul
      aria-label={m.home_figures_title()}
      className="mt-6 grid gap-x-8 gap-y-3 text-sm text-text-quiet sm:grid-cols-2 md:mt-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong className="font-semibold text-text">{figureValue(value, locale)}</strong> {label}
        </li>
      ))}
    </ul>
  )
}
