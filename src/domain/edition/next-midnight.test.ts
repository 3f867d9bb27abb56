import { expect, it } from 'vitest'
import { nextMidnight } from './next-midnight.ts'

it.each([
  ['2026-02-17T12:00:00Z', 'Europe/Moscow', '2026-02-17T21:00:00.000Z'],
  // Moscow is on the 18th already.
  ['2026-02-17T21:00:00Z', 'Europe/Moscow', '2026-02-18T21:00:00.000Z'],
  ['2026-02-17T20:59:59.999Z', 'Europe/Moscow', '2026-02-17T21:00:00.000Z'],
  ['2025-12-31T23:30:00Z', 'UTC', '2026-01-01T00:00:00.000Z'],
  ['2024-02-28T10:00:00Z', 'UTC', '2024-02-29T00:00:00.000Z'],
  // The night in which clocks go forward is an hour shorter.
  ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
])('after %s in %s comes %s', (instant, zone, expected) => {
  expect(new Date(nextMidnight(Date.parse(instant), zone)).toISOString()).toBe(expected)
})
