import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchForumMinutes } from './watch-forum-minutes.ts'

const forum = {
  now: () => Date.now(),
  days: async () => ({ timeZone: 'Europe/Moscow', startsOn: '2026-02-18', endsOn: '2026-02-20' }),
  onError: (error: unknown) => {
    throw error
  },
}
const minute = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const minutesFrom = async (instant: string, minutes: number) => {
  vi.setSystemTime(Date.parse(instant))
  const onMinute = vi.fn()
  const watch = watchForumMinutes({ ...forum, onMinute })
  await vi.advanceTimersByTimeAsync(minutes * minute)
  watch.stop()
  await vi.advanceTimersByTimeAsync(10 * minute)
  return onMinute.mock.calls.length
}

it('tells of each minute of the forum’s days, and of none after it has been stopped', async () => {
  expect(await minutesFrom('2026-02-18T09:00:00+03:00', 5)).toBe(5)
})

it('is silent before the first day, and begins with it in the forum’s zone', async () => {
  expect(await minutesFrom('2026-02-17T23:50:00+03:00', 9)).toBe(0)
  expect(await minutesFrom('2026-02-17T23:50:00+03:00', 12)).toBe(3)
})

it('is silent after the last day', async () => {
  expect(await minutesFrom('2026-02-21T00:00:30+03:00', 5)).toBe(0)
})
