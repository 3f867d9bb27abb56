import type { CSSProperties } from 'react'
import { minutesOf } from '#domain/programme/day-time.ts'
import type { SessionMoment } from '#domain/programme/session-moment.ts'
import { m } from '#messages/compiled/messages.js'
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
  /** What it is at the time of rendering; undefined where no session is marked. A script goes on from there (site/script/now-line.ts). */
  moment: SessionMoment | undefined
  /** The time said above it in a list, where it is the first of those that begin next; empty otherwise. */
  lineAbove: string
  /** Its place on a desk's grid. */
  place?: CSSProperties | undefined
  /** Whether its column already names the hall. */
  inColumn: boolean
  /** Whether the schedule becomes a grid where there is room. */
  grid: boolean
}

/** One session in the schedule: a plain link, followed by the schedule's one handler. */
export function SessionCard(props: SessionCardProps) {
  const { session, href, hall, track, moment, lineAbove, place, inColumn, grid } = props
  const { guid, title, format, language, people } = session
  const isBreak = format === 'break'
  const facts = [!isBreak && formatName(format), languageMark(language)].filter(Boolean).join(' · ')
  const style = { ...place, '--track': track?.colour ?? 'var(--color-line)' } as CSSProperties
  const isTimed = moment !== undefined
  return (
    <li
      style={style}
      {...(isTimed && {
        'data-from': minutesOf(session.startsAt),
        'data-to': minutesOf(session.endsAt),
        'data-moment': moment ?? undefined,
        'data-next': lineAbove || undefined,
      })}
      className={classNames(
        'relative min-w-0 break-inside-avoid',
        grid && (isBreak ? '@min-[52rem]:py-1' : '@min-[52rem]:pb-2'),
      )}
    >
      <a
        href={href}
        data-session={guid}
        data-opens=""
        className={classNames(
          'flex h-full min-h-11 flex-col gap-0.5 py-3 hover:bg-sunken aria-[current=true]:bg-accent-soft',
          isBreak && 'text-text-quiet',
          grid &&
            !isBreak &&
            '@min-[52rem]:border-t-2 @min-[52rem]:border-t-(--track) @min-[52rem]:px-2.5 @min-[52rem]:pt-2 @min-[52rem]:pb-2.5',
          grid &&
            isBreak &&
            '@min-[52rem]:min-h-9 @min-[52rem]:flex-row @min-[52rem]:flex-wrap @min-[52rem]:content-center @min-[52rem]:gap-x-3 @min-[52rem]:bg-sunken @min-[52rem]:px-2.5 @min-[52rem]:py-1.5',
        )}
      >
        <span
          className={classNames(
            'tabular flex flex-wrap items-center gap-x-2 text-sm text-text-quiet',
            !isBreak && 'pr-9',
            grid && '@min-[52rem]:text-xs',
          )}
        >
          {timeSpan(session)}
          {hall && <span className={classNames(inColumn && '@min-[52rem]:sr-only')}>{hall}</span>}
          {isTimed && (
            <>
              <span data-running="" hidden={moment !== 'now'} className="now-mark">
                {m.programme_now()}
              </span>
              <span data-upcoming="" hidden={moment !== 'next'} className="next-mark">
                {m.programme_next()}
              </span>
            </>
          )}
        </span>
        <span
          data-title=""
          className={classNames(
            'text-base/6 hyphens-auto',
            !isBreak && 'font-medium',
            grid && '@min-[52rem]:text-sm',
          )}
        >
          {title}
        </span>
        {people && (
          <span className={classNames('text-sm text-text-quiet', grid && '@min-[52rem]:text-xs')}>
            {people}
          </span>
        )}
        {!isBreak && (
          <span className="flex flex-wrap items-baseline gap-x-3 text-xs text-text-quiet">
            {track && (
              <span>
                <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-xs bg-(--track)" />
                {track.name}
              </span>
            )}
            {facts && <span>{facts}</span>}
          </span>
        )}
      </a>
      {!isBreak && (
        <Star
          guid={guid}
          name={title}
          className={classNames(
            'absolute top-0.5 right-0',
            grid && '@min-[52rem]:top-0.5 @min-[52rem]:min-h-8 @min-[52rem]:min-w-8',
          )}
        />
      )}
    </li>
  )
}
