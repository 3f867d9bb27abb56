import { expect, it } from 'vitest'
import { forumTime } from './forum-time.ts'

it.each([
  ['2025-09-15T21:05:00Z', 'Europe/Moscow', { day: '2025-09-16', time: '00:05' }],
  ['2025-09-15T21:05:00Z', 'UTC', { day: '2025-09-15', time: '21:05' }],
  ['2025-01-01T00:00:00.000Z', 'America/New_York', { day: '2024-12-31', time: '19:00' }],
])('%s in %s', (instant, zone, expected) => {
  expect(forumTime(instant, zone)).toEqual(expected)
  expect(forumTime(instant, zone)).toEqual(expected)
})
