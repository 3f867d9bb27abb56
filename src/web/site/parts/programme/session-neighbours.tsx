import type { Locale } from '#contract/field.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth, timeSpan } from '#web/kit/dates/day-words.ts'
import { pathTo } from '#web/paths.ts'
import type { LoadedSession } from './load-programme.ts'

type SessionNeighboursProps = Pick<LoadedSession, 'previous' | 'next'> & { locale: Locale }

/** The sessions before and after in the same hall. */
export function SessionNeighbours({ previous, next, locale }: SessionNeighboursProps) {
  if (!previous && !next) return null
  const link = (label: string, to: NonNullable<LoadedSession['next']>, end: boolean) => (
    <a
      href={pathTo(locale, 'programSession', { guid: to.guid })}
      className={`flex flex-col gap-1 border-t py-4 hover:bg-sunken md:py-5 ${end ? 'md:col-start-2 md:items-end md:text-right' : ''}`}
    >
      <span className="text-sm text-text-quiet">{label}</span>
      <span className="font-medium">{to.title}</span>
      <span className="text-sm text-text-quiet">
        {dayAndMonth(to.day, locale)}, {timeSpan(to)}
      </span>
    </a>
  )
  return (
    <nav aria-label={m.programme_session_neighbours()} className="grid gap-x-8 md:grid-cols-2 print:hidden">
      {previous && link(m.programme_session_previous(), previous, false)}
      {next && link(m.programme_session_next(), next, true)}
    </nav>
  )
}
