import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchMidnight } from './watch-midnight.ts'

const minute = 60_000
const timeZone = 'Europe/Moscow'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-02-17T18:30:00Z') }))
afterEach(() => void vi.useRealTimers())

it('tells of every midnight of the edition’s zone, once', () => {
  const onNewDay = vi.fn()
  const watch = watchMidnight({ now: Date.now, timeZone, onNewDay })
  vi.advanceTimersByTime(150 * minute - 1)
  expect(onNewDay).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onNewDay).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(24 * 60 * minute)
  expect(onNewDay).toHaveBeenCalledTimes(2)
  watch.stop()
  vi.advanceTimersByTime(48 * 60 * minute)
  expect(onNewDay).toHaveBeenCalledTimes(2)
})

it('follows a clock that is moved', () => {
  const onNewDay = vi.fn()
  let offset = 0
  const watch = watchMidnight({ now: () => Date.now() + offset, timeZone, onNewDay })
  offset = 90 * minute
  watch.moved()
  expect(onNewDay).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60 * minute)
  expect(onNewDay).toHaveBeenCalledTimes(1)
  offset = -30 * 24 * 60 * minute
  watch.moved()
  expect(onNewDay).toHaveBeenCalledTimes(2)
  watch.stop()
})
