import { expect, it } from 'vitest'
import { dayWords } from './day-words.ts'

// Half past midnight on 16 September in Moscow.
const now = Date.parse('2025-09-15T21:30:00Z')

it.each([
  ['2025-09-16', 'сегодня', 'today'],
  ['2025-09-15', 'вчера', 'yesterday'],
  ['2025-09-14', '14\u00a0сентября', '14\u00a0September'],
  ['2024-12-31', '31\u00a0декабря\u00a02024', '31\u00a0December\u00a02024'],
])('%s', (day, russian, english) => {
  expect(dayWords(day, now, 'Europe/Moscow', 'ru').toLowerCase()).toBe(russian)
  expect(dayWords(day, now, 'Europe/Moscow', 'en')).toMatch(new RegExp(english, 'i'))
})
