import { expect, test } from 'vitest'
import { readClockTime } from './clock-time.ts'

test.each([
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['18', '18:00'],
  [' 7 ', '07:00'],
  ['23:59', '23:59'],
  ['24:00', '24:00'],
  ['9:7', '9:7'],
  ['утро', 'утро'],
  ['', ''],
])('%j is read as %j', (typed, time) => {
  expect(readClockTime(typed)).toBe(time)
})
