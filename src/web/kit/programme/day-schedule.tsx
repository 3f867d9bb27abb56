import type { CSSProperties } from 'react'
import type { Locale } from '#contract/field.ts'
import { type DayGrid, isAcrossHalls, layOutDay, rowAt } from '#domain/programme/day-grid.ts'
import { timeOf } from '#domain/programme/day-time.ts'
import { groupByHour } from '#domain/programme/hour-groups.ts'
import { momentsOf } from '#domain/programme/session-moment.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth, fullDay, shortDay } from '#web/kit/dates/day-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ProgrammeView, SessionView } from './programme-view.ts'
import { SessionCard } from './session-card.tsx'
import { trackColours } from './track-colour.ts'

/** The forum's clock, for marking current sessions. */
export type ScheduleClock = {
  /** Milliseconds by which local time at the forum is ahead of UTC. */
  ahead: number
  /** The forum's day and the minutes since midnight at the time of rendering; a script goes on from there (site/script/now-line.ts). */
  day: string
  minutes: number
}

type DayScheduleProps = {
  programme: ProgrammeView
  day: string
  sessions: readonly SessionView[]
  locale: Locale
  /** Of a session's own page. */
  addressOf: (guid: string) => string
  /** Null where no session is marked as current. */
  clock: ScheduleClock | null
  /** A grid where there is room; otherwise a list at any width. */
  grid: boolean
  /** What follows the day's name: the zone of its times. */
  note?: string
  /** Whether the day's name stays in sight, because others follow. */
  sticky?: boolean
}

/** Columns before the first hall: the times. */
const timeColumn = 1
/** Rows before the first time: the names of the halls. */
const headRow = 1

/**
 * One day: a list by hour, or halls side by side where the schedule has 52rem of room. One markup for both; the grid is CSS alone. Rows are as high
 * as what stands in them, so each start has its time at the side.
 */
export function DaySchedule(props: DayScheduleProps) {
  const { programme, day, sessions, locale, addressOf, clock, grid, note, sticky = false } = props
  const headingId = `day-${day}`
  const layout = layOutDay(
    sessions.map(session => ({ ...session, acrossHalls: isAcrossHalls(session.format) })),
    programme.halls.map(({ guid }) => guid),
  )
  const halls = new Map(programme.halls.map(hall => [hall.guid, hall]))
  const tracks = new Map(
    programme.tracks.map(({ guid, name, colour }) => [guid, { name, colour: trackColours[colour] }]),
  )
  const minutes = clock?.day === day ? clock.minutes : null
  const now = minutes === null ? null : rowAt(layout, minutes)
  const moments = new Map(
    momentsOf(sessions, minutes ?? 0).map((moment, index) => [
      sessions[index]?.guid,
      clock === null ? undefined : minutes === null ? null : moment,
    ]),
  )
  const firstNext = now && sessions.find(({ guid }) => moments.get(guid) === 'next')?.guid
  const saidNow = m.programme_now_time({ time: minutes === null ? '' : timeOf(minutes) })
  const style = { '--columns': layout.columns, gridTemplateRows: rowSizes(layout) } as CSSProperties
  return (
    <section
      aria-labelledby={headingId}
      {...(clock && {
        'data-now': day,
        'data-ahead': clock.ahead,
        'data-start': layout.start,
        'data-rows': layout.rows.join(' '),
        'data-words': m.programme_now_time({ time: '{time}' }),
      })}
      data-grid={grid || undefined}
      className="@container pt-5 lg:pt-6"
    >
      <h2
        id={headingId}
        className={classNames(
          'flex flex-wrap items-baseline gap-x-3 bg-surface py-1 text-lg font-semibold',
          sticky && 'sticky top-(--below-bar) z-10 border-b print:static',
          sticky && grid && '@min-[52rem]:static @min-[52rem]:border-b-0',
        )}
      >
        {fullDay(day, locale)}
        {note && <span className="text-sm font-normal tracking-normal text-text-quiet">{note}</span>}
      </h2>
      <div
        className={classNames(
          grid &&
            '@min-[52rem]:mt-1 @min-[52rem]:grid @min-[52rem]:grid-cols-[3.25rem_repeat(var(--columns),minmax(0,1fr))] @min-[52rem]:gap-x-2',
        )}
        style={grid ? style : undefined}
      >
        {grid && <GridFrame layout={layout} day={shortDay(day, locale)} halls={halls} />}
        {groupByHour(sessions).map(({ hour, sessions: group }) => (
          <section
            key={hour}
            aria-label={`${dayAndMonth(day, locale)}, ${hour}`}
            className={classNames(grid && '@min-[52rem]:contents')}
          >
            <h3
              className={classNames(
                'tabular mt-3 border-b pb-1 text-sm font-semibold text-text-quiet',
                grid && '@min-[52rem]:hidden',
              )}
            >
              {hour}
            </h3>
            <ul className={classNames('divide-y', grid && '@min-[52rem]:contents @min-[52rem]:divide-y-0')}>
              {group.map(session => (
                <SessionCard
                  key={session.guid}
                  session={session}
                  href={addressOf(session.guid)}
                  hall={(session.hall && halls.get(session.hall)?.name) || null}
                  track={(session.track && tracks.get(session.track)) || null}
                  moment={moments.get(session.guid)}
                  lineAbove={session.guid === firstNext ? saidNow : ''}
                  place={grid ? placeOf(layout, session.guid) : undefined}
                  inColumn={grid && isInColumn(layout, session)}
                  grid={grid}
                />
              ))}
            </ul>
          </section>
        ))}
        {grid && clock && (
          <div
            data-now-line=""
            aria-hidden="true"
            hidden={!now}
            // Beside the times alone: through the cards it would strike their words out.
            style={{ gridColumn: timeColumn, ...(now && { gridRow: now.row + headRow }) }}
            className="pointer-events-none relative z-5 not-@min-[52rem]:hidden print:!hidden"
          >
            <div
              className="absolute inset-x-0 border-t border-accent"
              style={now ? { top: `${now.share * 100}%` } : undefined}
            >
              <span className="tabular absolute top-0 left-0 -translate-y-1/2 rounded-full bg-accent px-2 py-0.5 text-xs font-medium text-on-accent">
                {minutes === null ? '' : timeOf(minutes)}
              </span>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

type GridFrameProps = {
  layout: DayGrid
  day: string
  halls: ReadonlyMap<string, ProgrammeView['halls'][number]>
}

/** Halls above the columns, and the times at the side. */
function GridFrame({ layout, day, halls }: GridFrameProps) {
  const head = 'sticky top-(--below-bar) z-10 hidden border-b border-line bg-surface py-2 @min-[52rem]:block'
  return (
    <>
      <p
        aria-hidden="true"
        style={{ gridColumn: 1, gridRow: headRow }}
        className={`${head} text-xs/5 font-semibold whitespace-nowrap`}
      >
        {day}
      </p>
      {layout.halls.map(({ guid, columns: [from, to] }, index) => (
        <div
          key={guid}
          aria-hidden="true"
          style={{
            gridColumn: `${from + timeColumn} / ${index === layout.halls.length - 1 ? -1 : to + timeColumn}`,
            gridRow: headRow,
          }}
          className={`${head} -ml-2 pl-4.5`}
        >
          <p className="text-sm font-semibold text-balance">{halls.get(guid)?.name}</p>
          <p className="text-xs text-text-quiet">{halls.get(guid)?.floor}</p>
        </div>
      ))}
      {layout.starts.map(start => (
        <div
          key={start}
          aria-hidden="true"
          style={{ gridColumn: 1, gridRow: (rowAt(layout, start)?.row ?? 1) + headRow }}
          className="tabular hidden pt-1.5 text-xs text-text-quiet @min-[52rem]:block"
        >
          {timeOf(start)}
        </div>
      ))}
    </>
  )
}

/** A row in which something begins has room for its time. */
function rowSizes({ rows, start, starts }: DayGrid): string {
  let from = start
  const sizes = rows.map(minutes => {
    const isStart = starts.includes(from)
    from += minutes
    return `minmax(${isStart ? '1.75rem' : '0.25rem'}, auto)`
  })
  return `auto ${sizes.join(' ')}`
}

function placeOf(layout: DayGrid, guid: string): CSSProperties | undefined {
  const place = layout.places.get(guid)
  if (!place) return undefined
  const [column, columnEnd] = place.columns.map(line => line + timeColumn)
  const [row, rowEnd] = place.rows.map(line => line + headRow)
  return { gridColumn: `${column} / ${columnEnd}`, gridRow: `${row} / ${rowEnd}` }
}

/** What reaches over several halls says its own. */
function isInColumn(layout: DayGrid, { guid, hall }: SessionView): boolean {
  const [from, to] = layout.places.get(guid)?.columns ?? [0, 0]
  const own = layout.halls.find(one => one.guid === hall)?.columns
  return own !== undefined && from >= own[0] && to <= own[1]
}
