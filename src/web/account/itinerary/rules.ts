import type { ItinerarySession } from '#contract/itinerary.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { minutesAt, timeOf } from '#domain/programme/day-time.ts'

/** The first session that is not over yet, by the forum's clock; one that is off is not waited for. */
export function nextSession(
  sessions: readonly ItinerarySession[],
  { now, timeZone }: { now: number; timeZone: string },
): ItinerarySession | null {
  const today = localDayAt(now, timeZone)
  const time = timeOf(minutesAt(now, timeZone))
  return (
    sessions.find(
      ({ day, startsAt, endsAt, state }) =>
        state !== 'cancelled' && (day > today || (day === today && (endsAt > time || endsAt < startsAt))),
    ) ?? null
  )
}
