import { expect, it } from 'vitest'
import { utcOffset } from './utc-offset.ts'

it.each([
  ['Europe/Moscow', '2026-02-18', 'UTC+3'],
  ['Asia/Yekaterinburg', '2026-02-18', 'UTC+5'],
  ['Asia/Kolkata', '2026-02-18', 'UTC+5:30'],
  ['America/Sao_Paulo', '2026-02-18', 'UTC−3'],
  ['Pacific/Kiritimati', '2026-02-18', 'UTC+14'],
  ['Europe/London', '2026-02-18', 'UTC'],
  ['Europe/London', '2026-07-18', 'UTC+1'],
])('%s on %s: %s', (zone, day, offset) => {
  expect(utcOffset(zone, day)).toBe(offset)
})
