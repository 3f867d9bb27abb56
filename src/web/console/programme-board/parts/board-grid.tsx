import type { CSSProperties, ReactNode } from 'react'
import { layOutDay, rowAt } from '#domain/programme/day-grid.ts'
import { timeOf } from '#domain/programme/day-time.ts'
import type { TimedSession } from './board-days.ts'

/** One line for the column of hours and one for the row of halls. */
const before = 1

type BoardGridProps = {
  sessions: readonly TimedSession[]
  halls: readonly { guid: string; name: string }[]
  renderSession: (session: TimedSession, place: CSSProperties) => ReactNode
}

/** A day as a grid: halls as columns, time as rows; overlapping sessions of a hall are side by side. */
export function BoardGrid({ sessions, halls, renderSession }: BoardGridProps) {
  const layout = layOutDay(
    sessions,
    halls.map(({ guid }) => guid),
  )
  const style = {
    gridTemplateColumns: `3.5rem repeat(${layout.columns}, minmax(9.5rem, 1fr))`,
    gridTemplateRows: `auto ${layout.rows.map(minutes => `minmax(${minutes * 1.4}px, auto)`).join(' ')}`,
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must take the keyboard
    <div tabIndex={0} className="relative max-h-[calc(100dvh-9rem)] overflow-auto border-y">
      <div className="grid" style={style}>
        {/* Hides the hours that scroll under the row of halls. */}
        <div aria-hidden="true" className="sticky top-0 z-10 col-start-1 row-start-1 border-b bg-surface" />
        {layout.halls.map(({ guid, columns: [from, to] }) => (
          <div
            key={guid}
            aria-hidden="true"
            style={{ gridColumn: `${from + before} / ${to + before}`, gridRow: 1 }}
            className="sticky top-0 z-10 border-b bg-surface px-2 py-2 text-sm font-semibold"
          >
            {halls.find(hall => hall.guid === guid)?.name}
          </div>
        ))}
        {layout.hours.map(hour => (
          <div
            key={hour}
            aria-hidden="true"
            style={{
              gridColumn: '1 / -1',
              gridRow: (rowAt(layout, hour)?.row ?? layout.rows.length + 1) + before,
            }}
            className="tabular border-t pt-1 text-xs text-text-quiet"
          >
            {timeOf(hour)}
          </div>
        ))}
        <ul className="contents">
          {sessions.map(session => {
            const place = layout.places.get(session.guid)
            if (!place) return null
            const [column, columnEnd] = place.columns.map(line => line + before)
            const [row, rowEnd] = place.rows.map(line => line + before)
            return renderSession(session, {
              gridColumn: `${column} / ${columnEnd}`,
              gridRow: `${row} / ${rowEnd}`,
            })
          })}
        </ul>
      </div>
    </div>
  )
}
