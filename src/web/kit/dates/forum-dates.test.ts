import { describe, expect, it } from 'vitest'
import { formatDay, formatForumDates, formatMoment, formatMonthDay, formatWeekday } from './forum-dates.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe('the days of the forum', () => {
  it.each([
    ['2026-02-18', '2026-02-20', '18–20 февраля 2026', '18–20 February 2026'],
    ['2026-02-27', '2026-03-01', '27 февраля – 1 марта 2026', '27 February – 1 March 2026'],
    ['2025-12-31', '2026-01-01', '31 декабря 2025 – 1 января 2026', '31 December 2025 – 1 January 2026'],
    ['2026-05-05', '2026-05-05', '5 мая 2026', '5 May 2026'],
  ])('%s to %s', (startsOn, endsOn, russian, english) => {
    expect(plain(formatForumDates({ startsOn, endsOn }, 'ru'))).toBe(russian)
    expect(plain(formatForumDates({ startsOn, endsOn }, 'en'))).toBe(english)
  })

  it('does not move a calendar day by the zone of the machine', () => {
    expect(plain(formatDay('2026-02-13', 'ru'))).toBe('13 февраля 2026')
  })
})

it.each([
  ['2025-09-15T07:00:00Z', 'ru', '15 сентября 2025, 10:00'],
  ['2025-09-15T07:00:00Z', 'en', '15 September 2025, 10:00'],
  ['2025-12-31T21:05:00Z', 'en', '1 January 2026, 00:05'],
] as const)('an instant by the zone of the forum: %s in %s', (instant, locale, expected) => {
  expect(plain(formatMoment(Date.parse(instant), locale, 'Europe/Moscow'))).toBe(expected)
})

it.each([
  ['2026-02-18', 'ru', '18 февраля', 'среда'],
  ['2026-03-01', 'en', '1 March', 'Sunday'],
] as const)('a day of the forum: %s in %s', (day, locale, date, weekday) => {
  expect(plain(formatMonthDay(day, locale))).toBe(date)
  expect(formatWeekday(day, locale)).toBe(weekday)
})
