import { expect, it } from 'vitest'
import type { ItinerarySession } from '#contract/itinerary.ts'
import { nextSession } from './rules.ts'

const session = (guid: string, day: string, startsAt: string, endsAt: string, state = 'planned') =>
  ({ guid, day, startsAt, endsAt, state }) as ItinerarySession

const sessions = [
  session('off', '2026-02-18', '09:00', '10:00', 'cancelled'),
  session('first', '2026-02-18', '10:00', '11:00'),
  session('night', '2026-02-18', '23:00', '01:00'),
  session('last', '2026-02-20', '16:00', '17:00'),
]

it.each([
  ['2026-01-01T12:00:00+03:00', 'first'],
  ['2026-02-18T10:30:00+03:00', 'first'],
  ['2026-02-18T11:00:00+03:00', 'night'],
  ['2026-02-18T23:30:00+03:00', 'night'],
  ['2026-02-19T09:00:00+03:00', 'last'],
  ['2026-02-20T17:00:00+03:00', undefined],
])('at %s: %s', (now, guid) => {
  expect(nextSession(sessions, { now: Date.parse(now), timeZone: 'Europe/Moscow' })?.guid).toBe(guid)
})
