import { minutesOf } from './day-time.ts'

/** What the day grid needs of a session; times as HH:MM. */
export type GridSession = {
  guid: string
  startsAt: string
  endsAt: string
  hall: string | null
  /** Takes the halls beside its own as well, where nothing else goes on in them: a plenary. */
  acrossHalls?: boolean
}

/** Lines of the grid, counted from 1: [from, to) of columns and of rows. */
export type GridPlace = { columns: [number, number]; rows: [number, number] }

export type DayGrid = {
  /** A column for each hall with sessions on this day, in the order of the halls; overlapping sessions give a hall several columns. */
  halls: { guid: string; columns: [number, number] }[]
  /** Number of columns. */
  columns: number
  /** Start of the first row, in minutes since midnight. */
  start: number
  /** Length of each row in minutes. */
  rows: number[]
  places: Map<string, GridPlace>
  /** The full hours from the first to the last, in minutes since midnight. */
  hours: number[]
  /** Every time at which a session begins, in minutes since midnight. */
  starts: number[]
}

/** What fills the halls beside its own. */
export function isAcrossHalls(format: string): boolean {
  return format === 'plenary' || format === 'ceremony'
}

type Placed = { guid: string; from: number; to: number }
type Span = Pick<Placed, 'from' | 'to'>

/**
 * Lays a day out: halls as columns, and a new row wherever a session begins or ends, so that each session spans whole rows. A session without a hall
 * (a coffee break) spans the halls that are free meanwhile if those are most of them, and otherwise gets a column of its own.
 */
export function layOutDay(sessions: readonly GridSession[], halls: readonly string[]): DayGrid {
  const timed = sessions
    .map(({ startsAt, endsAt, ...session }) => ({
      ...session,
      from: minutesOf(startsAt),
      to: minutesOf(endsAt),
    }))
    .filter(({ from, to }) => from < to)
  const known = new Set(halls)
  const inHalls = timed.filter(({ hall }) => hall !== null && known.has(hall))
  const common = timed.filter(({ hall }) => hall === null || !known.has(hall))

  const times = [...new Set([...timed.flatMap(({ from, to }) => [from, to]), ...fullHours(timed)])].sort(
    (a, b) => a - b,
  )
  const lines = new Map(times.map((time, index) => [time, index + 1]))
  const rowsOf = ({ from, to }: Span): [number, number] => [lines.get(from) ?? 1, lines.get(to) ?? 1]

  const places = new Map<string, GridPlace>()
  /** What goes on in each column of the halls. */
  const lanes: Placed[][] = []
  const laid: DayGrid['halls'] = []
  for (const hall of halls) {
    const own = inLanes(inHalls.filter(session => session.hall === hall))
    if (own.length === 0) continue
    laid.push({ guid: hall, columns: [lanes.length + 1, lanes.length + own.length + 1] })
    lanes.push(...own)
  }
  const place = (session: Placed, first: number, after = first + 1) =>
    places.set(session.guid, { columns: [first, after], rows: rowsOf(session) })
  const isFree = (column: number, span: Placed) =>
    lanes[column - 1]?.every(other => other.guid === span.guid || !overlap(other, span)) === true

  for (const [index, lane] of lanes.entries())
    for (const session of lane) {
      let [first, after] = [index + 1, index + 2]
      if (inHalls.some(({ guid, acrossHalls }) => guid === session.guid && acrossHalls)) {
        while (isFree(first - 1, session)) first -= 1
        while (isFree(after, session)) after += 1
      }
      place(session, first, after)
    }
  const apart: Placed[] = []
  for (const session of common) {
    const alone = !common.some(other => other !== session && overlap(session, other))
    const [first, after] = freeRun(lanes.length, column => isFree(column, session))
    if (alone && (lanes.length === 0 || (after - first) * 2 > lanes.length))
      place(session, first, Math.max(after, first + 1))
    else apart.push(session)
  }
  const besides = inLanes(apart)
  for (const [index, lane] of besides.entries())
    for (const session of lane) place(session, lanes.length + index + 1)

  return {
    halls: laid,
    columns: Math.max(lanes.length + besides.length, 1),
    start: times[0] ?? 0,
    rows: times.slice(1).map((time, index) => time - (times[index] ?? time)),
    places,
    hours: times.filter(time => time % 60 === 0),
    starts: [...new Set(timed.map(({ from }) => from))].sort((a, b) => a - b),
  }
}

/** The longest run of free columns among so many, as lines [first, after). */
function freeRun(count: number, isFree: (column: number) => boolean): [number, number] {
  let best: [number, number] = [1, 1]
  let first = 1
  for (let column = 1; column <= count; column += 1) {
    if (!isFree(column)) first = column + 1
    else if (column + 1 - first > best[1] - best[0]) best = [first, column + 1]
  }
  return best
}

/** Where a time stands on the day's grid: its row, counted from 1, and the share of the row above it; null outside the day. */
export function rowAt(
  { start, rows }: Pick<DayGrid, 'start' | 'rows'>,
  minutes: number,
): { row: number; share: number } | null {
  let from = start
  if (minutes < from) return null
  for (const [index, length] of rows.entries()) {
    if (minutes < from + length) return { row: index + 1, share: (minutes - from) / length }
    from += length
  }
  return null
}

function overlap(left: Span, right: Span): boolean {
  return left.from < right.to && right.from < left.to
}

/** Every full hour between the first start and the last end: each needs a line of the grid. */
function fullHours(sessions: readonly Placed[]): number[] {
  if (sessions.length === 0) return []
  const first = Math.ceil(Math.min(...sessions.map(({ from }) => from)) / 60)
  const last = Math.floor(Math.max(...sessions.map(({ to }) => to)) / 60)
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => (first + index) * 60)
}

/** Puts overlapping sessions side by side: each goes to the first lane that is free by then. */
function inLanes<Session extends Placed>(sessions: readonly Session[]): Session[][] {
  const lanes: Session[][] = []
  for (const session of [...sessions].sort((left, right) => left.from - right.from)) {
    const free = lanes.find(lane => (lane.at(-1)?.to ?? 0) <= session.from)
    if (free) free.push(session)
    else lanes.push([session])
  }
  return lanes
}
