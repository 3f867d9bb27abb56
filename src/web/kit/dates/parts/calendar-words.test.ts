import { expect, it } from 'vitest'
import { dayWords } from './calendar-words.ts'

const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)))

it.each(['ru', 'en'] as const)('names every day of a leap year as Intl does: %s', locale => {
  const format = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  for (const date of days) {
    const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]))
    expect(dayWords(date.toISOString().slice(0, 10), locale)).toEqual({
      weekday: parts.get('weekday'),
      day: parts.get('day'),
      month: parts.get('month'),
      year: parts.get('year'),
    })
  }
})
