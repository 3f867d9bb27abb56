/** What the search for conflicts needs of a session; null where not decided yet. */
export type PlacedSession = {
  guid: string
  day: string | null
  /** HH:MM */
  startsAt: string | null
  endsAt: string | null
  hall: string | null
  moderators: readonly string[]
  speakers: readonly string[]
}

/** Two sessions that overlap in one hall, or that share a person. */
export type ProgrammeConflict = {
  kind: 'hall' | 'person'
  /** The hall or the person. */
  subject: string
  /** The earlier one first. */
  sessions: [string, string]
}

type Interval = { guid: string; from: string; to: string }

/**
 * Every pair of sessions that cannot both be held: in one hall, or with one person in both, at overlapping times of one day. Touching ends do not
 * overlap; a session without times, or one that ends before it begins, conflicts with nothing. Costs n log n plus the pairs found.
 */
export function programmeConflicts(sessions: readonly PlacedSession[]): ProgrammeConflict[] {
  const byHall = new Map<string, Interval[]>()
  const byPerson = new Map<string, Interval[]>()
  for (const { guid, day, startsAt, endsAt, hall, moderators, speakers } of sessions) {
    if (!day || !startsAt || !endsAt || endsAt <= startsAt) continue
    const interval = { guid, from: `${day} ${startsAt}`, to: `${day} ${endsAt}` }
    if (hall) add(byHall, hall, interval)
    for (const person of new Set([...moderators, ...speakers])) add(byPerson, person, interval)
  }
  return [...conflictsIn('hall', byHall), ...conflictsIn('person', byPerson)]
}

function add(intervals: Map<string, Interval[]>, subject: string, interval: Interval): void {
  const known = intervals.get(subject)
  if (known) known.push(interval)
  else intervals.set(subject, [interval])
}

function conflictsIn(
  kind: ProgrammeConflict['kind'],
  bySubject: Map<string, Interval[]>,
): ProgrammeConflict[] {
  return [...bySubject].flatMap(([subject, intervals]) =>
    overlapsOf(intervals).map(sessions => ({ kind, subject, sessions })),
  )
}

/** Goes through the starts in order and keeps the running sessions: only those overlap with the next. */
function overlapsOf(intervals: readonly Interval[]): [string, string][] {
  const found: [string, string][] = []
  let running: Interval[] = []
  for (const next of intervals.toSorted(byStart)) {
    running = running.filter(({ to }) => to > next.from)
    found.push(...running.map(({ guid }): [string, string] => [guid, next.guid]))
    running.push(next)
  }
  return found
}

function byStart(left: Interval, right: Interval): number {
  if (left.from !== right.from) return left.from < right.from ? -1 : 1
  return left.guid < right.guid ? -1 : 1
}
