/** Sessions of one day grouped by the full hour in which they begin, as HH:00, earliest first; within an hour the order stays. */
export function groupByHour<Session extends { startsAt: string }>(
  sessions: readonly Session[],
): { hour: string; sessions: Session[] }[] {
  const hours = new Map<string, Session[]>()
  for (const session of sessions) {
    const hour = `${session.startsAt.slice(0, 2)}:00`
    const group = hours.get(hour)
    if (group) group.push(session)
    else hours.set(hour, [session])
  }
  return [...hours]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([hour, group]) => ({ hour, sessions: group }))
}

/** The sessions before and after this one in its hall, over all days; sessions must be in the order of the programme. */
export function neighboursInHall<Session extends { guid: string; hall: string | null }>(
  sessions: readonly Session[],
  guid: string,
): { previous: Session | null; next: Session | null } {
  const hall = sessions.find(session => session.guid === guid)?.hall ?? null
  const same = hall === null ? [] : sessions.filter(session => session.hall === hall)
  const at = same.findIndex(session => session.guid === guid)
  return { previous: same[at - 1] ?? null, next: at < 0 ? null : (same[at + 1] ?? null) }
}
