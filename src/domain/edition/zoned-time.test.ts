import { expect, it } from 'vitest'
import { isTimeZone } from './zoned-time.ts'

it.each([
  ['Europe/Moscow', true],
  ['Asia/Vladivostok', true],
  ['UTC', true],
  ['Moskau', false],
  ['Europe/Moskau', false],
  ['+03:00', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected)
})
