import type { CSSProperties } from 'react'
import type { Locale } from '#contract/field.ts'
import { layOutDay, rowAt } from '#domain/programme/day-grid.ts'
import { timeOf } from '#domain/programme/day-time.ts'
import { groupByHour } from '#domain/programme/hour-groups.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth, fullDay } from '#web/kit/dates/day-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ProgrammeView, SessionView } from './programme-view.ts'
import { SessionCard } from './session-card.tsx'
import { trackColours } from './track-colour.ts'

type DayScheduleProps = {
  programme: ProgrammeView
  day: string
  sessions: readonly SessionView[]
  locale: Locale
  /** Of a session's own page. */
  addressOf: (guid: string) => string
  /**
   * Milliseconds by which local time at the forum is ahead of UTC, for the script that marks current sessions (site/script/now-line.ts); null where
   * none is marked.
   */
  ahead: number | null
  /** A grid on a desk; otherwise a list at any width. */
  grid: boolean
}

/** Columns before the first hall: the hours. */
const hourColumn = 1
/** Rows before the first time: the names of the halls. */
const headRow = 1

/** One day: a list by hour on a phone, halls side by side on a desk. One markup for both; the grid is CSS alone. */
export function DaySchedule({ programme, day, sessions, locale, addressOf, ahead, grid }: DayScheduleProps) {
  const headingId = `day-${day}`
  const layout = layOutDay(
    sessions,
    programme.halls.map(({ guid }) => guid),
  )
  const halls = new Map(programme.halls.map(hall => [hall.guid, hall]))
  const tracks = new Map(
    programme.tracks.map(({ guid, name, colour }) => [guid, { name, colour: trackColours[colour] }]),
  )
  const placeOf = (guid: string): CSSProperties | undefined => {
    const place = layout.places.get(guid)
    if (!grid || !place) return undefined
    const [column, columnEnd] = place.columns.map(line => line + hourColumn)
    const [row, rowEnd] = place.rows.map(line => line + headRow)
    return { gridColumn: `${column} / ${columnEnd}`, gridRow: `${row} / ${rowEnd}` }
  }
  const style = {
    '--columns': layout.columns,
    gridTemplateRows: `auto ${layout.rows.map(minutes => `minmax(calc(${minutes} * var(--minute)), auto)`).join(' ')}`,
  } as CSSProperties
  return (
    <section
      aria-labelledby={headingId}
      {...(ahead !== null && {
        'data-now': day,
        'data-ahead': ahead,
        'data-start': layout.start,
        'data-rows': layout.rows.join(' '),
        'data-word': m.programme_now(),
        'data-words': m.programme_now_time({ time: '{time}' }),
      })}
      data-grid={grid || undefined}
      className="pt-6 lg:pt-8"
    >
      <h2 id={headingId} className="text-xl font-semibold">
        {fullDay(day, locale)}
      </h2>
      <div
        className={classNames(
          'mt-2',
          grid &&
            'lg:mt-4 lg:grid lg:grid-cols-[3.5rem_repeat(var(--columns),minmax(0,1fr))] lg:[--minute:1.75px] print:block',
        )}
        style={grid ? style : undefined}
      >
        {grid && (
          <>
            <div
              aria-hidden="true"
              className="sticky top-16 z-10 col-span-full row-start-1 hidden bg-surface lg:block xl:top-20 print:!hidden"
            />
            {layout.halls.map(({ guid, columns: [from, to] }) => (
              <div
                key={guid}
                aria-hidden="true"
                style={{ gridColumn: `${from + hourColumn} / ${to + hourColumn}`, gridRow: headRow }}
                className="sticky top-16 z-10 hidden border-b bg-surface px-3 py-2.5 lg:block xl:top-20 print:!hidden"
              >
                <p className="text-sm font-semibold">{halls.get(guid)?.name}</p>
                <p className="text-xs text-text-quiet">{halls.get(guid)?.floor}</p>
              </div>
            ))}
            {layout.hours.map(hour => (
              <div
                key={hour}
                aria-hidden="true"
                style={{
                  gridColumn: '1 / -1',
                  gridRow: (rowAt(layout, hour)?.row ?? layout.rows.length + 1) + headRow,
                }}
                className="tabular hidden border-t pt-1 text-xs text-text-quiet lg:block print:!hidden"
              >
                {timeOf(hour)}
              </div>
            ))}
          </>
        )}
        {groupByHour(sessions).map(({ hour, sessions: group }) => (
          <section
            key={hour}
            aria-label={`${dayAndMonth(day, locale)}, ${hour}`}
            style={{ '--sessions': group.length } as CSSProperties}
            className={classNames(
              'late [--late-height:calc(var(--sessions)*8.5rem+3.25rem)]',
              grid && 'lg:contents',
            )}
          >
            <h3
              className={classNames(
                'tabular mt-5 border-b pb-1.5 text-sm font-semibold text-text-quiet',
                grid && 'lg:hidden print:!block',
              )}
            >
              {hour}
            </h3>
            <ul className={classNames('divide-y', grid && 'lg:contents')}>
              {group.map(session => (
                <SessionCard
                  key={session.guid}
                  session={session}
                  href={addressOf(session.guid)}
                  hall={(session.hall && halls.get(session.hall)?.name) || null}
                  track={(session.track && tracks.get(session.track)) || null}
                  timed={ahead !== null}
                  place={placeOf(session.guid)}
                  inColumn={grid}
                />
              ))}
            </ul>
          </section>
        ))}
        {grid && ahead !== null && (
          <div
            data-now-line=""
            aria-hidden="true"
            hidden
            style={{ gridColumn: '1 / -1' }}
            className="pointer-events-none relative z-5 max-lg:hidden print:!hidden"
          >
            <div className="absolute inset-x-0 border-t border-accent">
              <span className="tabular absolute top-0 left-0 -translate-y-1/2 rounded-full bg-accent px-2 py-0.5 text-xs font-medium text-on-accent" />
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
