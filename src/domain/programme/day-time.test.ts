import { expect, it } from 'vitest'
import { minutesAt, minutesOf, timeOf } from './day-time.ts'

it.each([
  ['00:00', 0],
  ['09:30', 570],
  ['23:59', 1439],
])('%s is %i minutes', (time, minutes) => {
  expect([minutesOf(time), timeOf(minutes)]).toEqual([minutes, time])
})

it.each([
  ['2026-02-18T09:30:00+03:00', 'Europe/Moscow', 570],
  ['2026-02-17T21:00:00Z', 'Europe/Moscow', 0],
  ['2026-02-18T09:30:59Z', 'Asia/Tokyo', 1110],
])('%s in %s', (instant, zone, minutes) => {
  expect(minutesAt(Date.parse(instant), zone)).toBe(minutes)
})
