import { expect, test } from 'vitest'
import { zonedInstant, zonedParts } from './zoned-instant.ts'

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

test.each([
  ['2025-09-15', '10:00', 'Europe/Moscow', '2025-09-15T07:00:00.000Z'],
  ['2026-02-18', '00:00', 'Europe/Moscow', '2026-02-17T21:00:00.000Z'],
  ['2026-02-18', '09:30', 'Asia/Yekaterinburg', '2026-02-18T04:30:00.000Z'],
  ['2026-02-18', '09:30', 'UTC', '2026-02-18T09:30:00.000Z'],
  ['2026-02-18', '09:30', 'America/New_York', '2026-02-18T14:30:00.000Z'],
  // The day on which Berlin goes over to summer time, before and after.
  ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('%s %s in %s', (day, time, zone, expected) => {
  expect(iso(zonedInstant(day, time, zone))).toBe(expected)
})

test.each([
  ['', '10:00'],
  ['2026-02-30', '10:00'],
  ['2026-13-01', '10:00'],
  ['2026-02-18', '25:00'],
  ['2026-02-18', ''],
])('%j %j is no time', (day, time) => {
  expect(zonedInstant(day, time, 'Europe/Moscow')).toBeNull()
})

test('what the clocks show leads back to the same instant', () => {
  const instant = Date.parse('2026-02-17T21:15:00Z')
  const { day, time } = zonedParts(instant, 'Europe/Moscow')
  expect([day, time]).toEqual(['2026-02-18', '00:15'])
  expect(zonedInstant(day, time, 'Europe/Moscow')).toBe(instant)
})
