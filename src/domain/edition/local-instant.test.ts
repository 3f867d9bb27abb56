import { expect, it } from 'vitest'
import { localInstant } from './local-instant.ts'

it.each([
  ['2026-02-18', '10:00', 'Europe/Moscow', '2026-02-18T07:00:00.000Z'],
  ['2026-02-18', '00:30', 'Europe/Moscow', '2026-02-17T21:30:00.000Z'],
  ['2026-02-18', '10:00', 'UTC', '2026-02-18T10:00:00.000Z'],
  ['2026-07-01', '10:00', 'America/New_York', '2026-07-01T14:00:00.000Z'],
  ['2026-01-01', '10:00', 'America/New_York', '2026-01-01T15:00:00.000Z'],
  // Clocks in Berlin go from 02:00 to 03:00 on 29 March 2026, and from 03:00 back to 02:00 on 25 October.
  ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
])('%s %s in %s', (day, time, zone, instant) => {
  expect(new Date(localInstant(day, time, zone)).toISOString()).toBe(instant)
})
