import { expect, test } from 'vitest'
import { ageText, agoText, countdownText } from './rules.ts'

const minute = 60_000
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [-5 * minute, '1 минута', '1 minute'],
  [0, '1 минута', '1 minute'],
  [59 * minute, '59 минут', '59 minutes'],
  [60 * minute, '1 час', '1 hour'],
  [47 * 60 * minute, '47 часов', '47 hours'],
  [48 * 60 * minute, '2 дня', '2 days'],
  [21 * 24 * 60 * minute, '21 день', '21 days'],
])('%d ms is %s', (milliseconds, russian, english) => {
  expect(plain(ageText(milliseconds, 'ru'))).toBe(russian)
  expect(plain(ageText(milliseconds, 'en'))).toBe(english)
  // It stays in one line.
  expect(ageText(milliseconds, 'ru') + ageText(milliseconds, 'en')).not.toContain(' ')
})

test.each([
  [0, 'только что', 'just now'],
  [minute, '1 минуту назад', '1 minute ago'],
  [3 * 60 * minute, '3 часа назад', '3 hours ago'],
])('%d ms since is %s', (milliseconds, russian, english) => {
  expect(plain(agoText(milliseconds, 'ru'))).toBe(russian)
  expect(plain(agoText(milliseconds, 'en'))).toBe(english)
})

test.each([
  [600_000, '10:00'],
  [581_000, '9:41'],
  [999, '0:01'],
  [0, '0:00'],
  [-1, '0:00'],
  [3_725_000, '1:02:05'],
])('%d ms left reads %s', (milliseconds, expected) => {
  expect(countdownText(milliseconds)).toBe(expected)
})
