import { expect, it } from 'vitest'
import { dayAndMonth, fullDay, timeSpan } from './day-words.ts'

it.each([
  ['2026-02-18', 'ru', '18 февраля', 'Среда, 18 февраля'],
  ['2026-02-18', 'en', '18 February', 'Wednesday, 18 February'],
  ['2024-02-01', 'ru', '1 февраля', 'Четверг, 1 февраля'],
] as const)('%s in %s', (day, locale, short, full) => {
  expect(dayAndMonth(day, locale).replace('\u00a0', ' ')).toBe(short)
  expect(fullDay(day, locale).replace('\u00a0', ' ')).toBe(full)
})

it('keeps a time span on one line', () => {
  expect(timeSpan({ startsAt: '12:30', endsAt: '13:45' })).toBe('12:30\u2060–\u206013:45')
})
