import type { CSSProperties } from 'react'
import { minutesOf } from '#domain/programme/day-time.ts'
import { formatName } from '#messages/session-names.ts'
import { timeSpan } from '#web/kit/dates/day-words.ts'
import { Star } from '#web/kit/favourite/star.tsx'
import { languageMark } from '#web/kit/words/programme-labels.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { SessionView } from './programme-view.ts'

type SessionCardProps = {
  session: SessionView
  href: string
  hall: string | null
  track: { name: string; colour: string } | null
  /** Whether a script marks it while it goes on (site/script/now-line.ts). */
  timed: boolean
  /** Its place on a desk's grid. */
  place?: CSSProperties | undefined
  /** Whether its column already names the hall. */
  inColumn: boolean
}

/** One session in the schedule: a plain link, followed by the schedule's one handler. */
export function SessionCard({ session, href, hall, track, timed, place, inColumn }: SessionCardProps) {
  const { guid, title, format, language, people } = session
  const isBreak = format === 'break'
  const facts = [!isBreak && formatName(format), languageMark(language)].filter(Boolean).join(' · ')
  const style = { ...place, '--track': track?.colour ?? 'transparent' } as CSSProperties
  return (
    <li
      style={style}
      {...(timed && { 'data-from': minutesOf(session.startsAt), 'data-to': minutesOf(session.endsAt) })}
      className={classNames('relative min-w-0 break-inside-avoid', inColumn && 'lg:p-0.75')}
    >
      <a
        href={href}
        data-session={guid}
        data-opens=""
        className={classNames(
          'flex h-full min-h-11 flex-col gap-0.5 border-l-3 py-3 pl-3.5 hover:bg-sunken',
          isBreak ? 'border-l-transparent text-text-quiet lg:bg-sunken' : 'border-l-(--track)',
          inColumn && 'lg:rounded-r-md lg:py-2 lg:pr-2 lg:pl-2.5',
          inColumn && !isBreak && 'lg:bg-raised lg:shadow-[inset_0_0_0_1px_var(--color-hairline)]',
          isBreak &&
            inColumn &&
            'lg:flex-row lg:flex-wrap lg:content-center lg:items-baseline lg:justify-center lg:gap-x-3',
        )}
      >
        <span
          className={classNames(
            'tabular flex flex-wrap items-center gap-x-2 text-sm text-text-quiet',
            !isBreak && 'pr-9',
          )}
        >
          {timeSpan(session)}
          {hall && <span className={classNames(inColumn && 'lg:sr-only')}>{hall}</span>}
          {timed && <span data-running="" hidden className="now-mark" />}
        </span>
        <span
          data-title=""
          className={classNames(
            !isBreak && 'font-medium',
            inColumn ? 'lg:text-sm' : '',
            'text-base/6 hyphens-auto',
          )}
        >
          {title}
        </span>
        {people && (
          <span className={classNames('text-sm text-text-quiet', inColumn && 'lg:line-clamp-2 lg:text-xs')}>
            {people}
          </span>
        )}
        {facts && !isBreak && <span className="text-xs text-text-quiet">{facts}</span>}
        {track && <span className="sr-only">{track.name}</span>}
      </a>
      {!isBreak && (
        <Star
          guid={guid}
          name={title}
          className={classNames(
            'absolute top-0.5 right-0',
            inColumn && 'lg:top-1 lg:right-1 lg:min-h-8 lg:min-w-8',
          )}
        />
      )}
    </li>
  )
}
