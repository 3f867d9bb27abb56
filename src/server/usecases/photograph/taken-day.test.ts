import { expect, it } from 'vitest'
import { takenDay } from './taken-day.ts'

it.each<[unknown, unknown, string | null]>([
  ['2025:08:20 12:00:00', undefined, '2025-08-20'],
  ['2025:08:20 12:00:00', '+03:00', '2025-08-20'],
  ['2025:08:20 23:30:00', '-05:00', '2025-08-21'],
  ['2025:08:20 01:30:00', '+11:00', '2025-08-19'],
  ['2025:08:20 23:30:00', 'local', '2025-08-20'],
  ['2025:08:20', undefined, null],
  ['0000:00:00 00:00:00', undefined, '0000-00-00'],
  ['', undefined, null],
  [undefined, undefined, null],
  [new Date(0), undefined, null],
])('%s with the zone %s is %s in Moscow', (written, offset, day) => {
  expect(takenDay(written, offset, 'Europe/Moscow')).toBe(day)
})
