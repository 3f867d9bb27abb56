import { expect, it } from 'vitest'
import { formatTime, zoneName } from './format-time.ts'

it.each([
  ['ru', 'Europe/Moscow', '10:05\u00a0МСК'],
  ['en', 'Europe/Moscow', '10:05\u00a0MSK'],
  ['ru', 'Asia/Vladivostok', '17:05\u00a0GMT+10'],
] as const)('says the hour in %s by the clock of %s', (locale, zone, words) => {
  expect(formatTime('2025-09-15T07:05:00.000Z', locale, zone)).toBe(words)
})

it('says the second where that is asked for', () => {
  expect(formatTime('2025-09-15T07:05:09.000Z', 'ru', 'Europe/Moscow', 'seconds')).toBe('10:05:09\u00a0МСК')
})

it.each([
  ['ru', 'Europe/Moscow', 'МСК'],
  ['en', 'Europe/Moscow', 'MSK'],
  ['ru', 'Asia/Vladivostok', 'GMT+10'],
] as const)('the zone in %s of %s is %s', (locale, timeZone, name) => {
  expect(zoneName('2026-02-18T09:00:00Z', locale, timeZone)).toBe(name)
})
