import { minutesOf } from './day-time.ts'

/** What the day grid needs of a session; times as HH:MM. */
export type GridSession = { guid: string; startsAt: string; endsAt: string; hall: string | null }

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
}

type Placed = { guid: string; from: number; to: number }

/**
 * Lays a day out: halls as columns, and a new row wherever a session begins or ends, so that each session spans whole rows. A session without a hall
 * (a coffee break) spans all columns, or gets one of its own where it would cover others.
 */
export function layOutDay(sessions: readonly GridSession[], halls: readonly string[]): DayGrid {
  const timed = sessions
    .map(({ guid, hall, startsAt, endsAt }) => ({
      guid,
      hall,
      from: minutesOf(startsAt),
      to: minutesOf(endsAt),
    }))
    .filter(({ from, to }) => from < to)
  const known = new Set(halls)
  const inHalls = timed.filter(({ hall }) => hall !== null && known.has(hall))
  const common = timed.filter(({ hall }) => hall === null || !known.has(hall))
  const covering = common.filter(
    one =>
      inHalls.some(other => overlap(one, other)) ||
      common.some(other => other !== one && overlap(one, other)),
  )
  const wide = common.filter(one => !covering.includes(one))

  const times = [...new Set([...timed.flatMap(({ from, to }) => [from, to]), ...fullHours(timed)])].sort(
    (a, b) => a - b,
  )
  const lines = new Map(times.map((time, index) => [time, index + 1]))
  const rowsOf = ({ from, to }: Placed): [number, number] => [lines.get(from) ?? 1, lines.get(to) ?? 1]

  const places = new Map<string, GridPlace>()
  let next = 1
  const laid: DayGrid['halls'] = []
  for (const hall of halls) {
    const lanes = inLanes(inHalls.filter(session => session.hall === hall))
    if (lanes.length === 0) continue
    laid.push({ guid: hall, columns: [next, next + lanes.length] })
    next = placeLanes(lanes, next)
  }
  next = placeLanes(inLanes(covering), next)
  const columns = Math.max(next - 1, 1)
  for (const session of wide) places.set(session.guid, { columns: [1, columns + 1], rows: rowsOf(session) })

  function placeLanes(lanes: Placed[][], first: number): number {
    for (const [index, lane] of lanes.entries())
      for (const session of lane)
        places.set(session.guid, { columns: [first + index, first + index + 1], rows: rowsOf(session) })
    return first + lanes.length
  }

  return {
    halls: laid,
    columns,
    start: times[0] ?? 0,
    rows: times.slice(1).map((time, index) => time - (times[index] ?? time)),
    places,
    hours: times.filter(time => time % 60 === 0),
  }
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

function overlap(left: Placed, right: Placed): boolean {
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
