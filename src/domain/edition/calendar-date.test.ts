import { describe, expect, it } from 'vitest'
import {
  addMonths,
  anniversary,
  daysBetween,
  daysOf,
  formatIsoDate,
  isDayBetween,
  localDayAt,
  parseIsoDate,
} from './calendar-date.ts'

function day(text: string) {
  const parsed = parseIsoDate(text)
  if (!parsed) throw new Error(`not a day: ${text}`)
  return parsed
}

describe('parseIsoDate', () => {
  it.each(['2026-02-18', '2024-02-29', '2000-02-29', '1997-10-01', '2025-12-31'])('reads %s', text => {
    expect(formatIsoDate(day(text))).toBe(text)
  })

  it.each([
    '',
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '0000-01-01',
    '25-01-01',
    '2025-1-1',
    '18.02.2026',
    '2026-02-18T00:00',
    ' 2026-02-18',
    '2026-02-18\n',
  ])('refuses %j', text => {
    expect(parseIsoDate(text)).toBeNull()
  })
})

describe('addMonths', () => {
  it.each([
    ['2025-09-15', 5, '2026-02-15'],
    ['2026-02-18', -5, '2025-09-18'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2026-02-18', 0, '2026-02-18'],
    ['2026-02-18', -26, '2023-12-18'],
  ])('%s moved by %i is %s', (from, months, expected) => {
    expect(formatIsoDate(addMonths(day(from), months))).toBe(expected)
  })
})

describe('anniversary', () => {
  it.each([
    ['2007-09-15', 18, '2025-09-15'],
    ['2008-02-29', 18, '2026-03-01'],
    ['2008-02-29', 20, '2028-02-29'],
    ['1980-12-31', 45, '2025-12-31'],
  ])('born %s, %i years on %s', (birth, years, expected) => {
    expect(anniversary(day(birth), years)).toBe(expected)
  })
})

describe('daysBetween', () => {
  it.each([
    ['2026-02-17', '2026-02-18', 1],
    ['2026-02-18', '2026-02-18', 0],
    ['2026-02-18', '2026-02-17', -1],
    // Summer time starts in Europe on 30 March 2025: that day has 23 hours and is still one day.
    ['2025-03-29', '2025-03-31', 2],
    ['2024-02-28', '2024-03-01', 2],
  ])('%s to %s is %i', (from, to, expected) => {
    expect(daysBetween(day(from), day(to))).toBe(expected)
  })
})

describe('daysOf', () => {
  it.each([
    ['2026-02-18', '2026-02-20', ['2026-02-18', '2026-02-19', '2026-02-20']],
    ['2026-02-28', '2026-03-01', ['2026-02-28', '2026-03-01']],
    ['2026-02-18', '2026-02-18', ['2026-02-18']],
    ['2026-02-20', '2026-02-18', []],
    ['2026-02-30', '2026-03-01', []],
  ])('%s to %s', (first, last, days) => {
    expect(daysOf(first, last)).toEqual(days)
  })
})

describe('isDayBetween', () => {
  it.each([
    ['2026-02-19', false],
    ['2026-02-20', true],
    ['2026-02-25', true],
    ['2026-02-26', false],
  ])('%s is one from the 20th to the 25th: %s', (day, is) => {
    expect(isDayBetween(day, { from: '2026-02-20', to: '2026-02-25' })).toBe(is)
  })
})

describe('localDayAt', () => {
  it.each([
    ['2026-02-13T20:59:59.999Z', 'Europe/Moscow', '2026-02-13'],
    ['2026-02-13T21:00:00.000Z', 'Europe/Moscow', '2026-02-14'],
    ['2025-12-31T21:00:00.000Z', 'Europe/Moscow', '2026-01-01'],
    ['2026-02-13T21:00:00.000Z', 'UTC', '2026-02-13'],
    ['2026-02-13T21:00:00.000Z', 'America/New_York', '2026-02-13'],
    ['2026-02-13T13:00:00.000Z', 'Asia/Kamchatka', '2026-02-14'],
    ['2026-02-14T00:00:00.000Z', 'Europe/Moscow', '2026-02-14'],
  ])('%s in %s is %s', (instant, timeZone, expected) => {
    expect(localDayAt(Date.parse(instant), timeZone)).toBe(expected)
  })

  it('refuses an unknown zone', () => {
    expect(() => localDayAt(0, 'Europe/Nowhere')).toThrow(RangeError)
  })
})
