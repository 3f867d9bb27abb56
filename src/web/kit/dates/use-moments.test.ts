import { expect, test } from 'vitest'
import { momentWords } from './use-moments.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  ['2025-08-19', '19 авг. 2025', '19 Aug 2025'],
  ['2026-02-18', '18 февр. 2026', '18 Feb 2026'],
  ['2026-05-01', '1 мая 2026', '1 May 2026'],
])('%s in a table', (day, russian, english) => {
  expect(plain(momentWords('ru', 'Europe/Moscow').shortDay(day))).toBe(russian)
  expect(plain(momentWords('en', 'Europe/Moscow').shortDay(day))).toBe(english)
})

test('a moment of August keeps its month whole', () => {
  expect(plain(momentWords('ru', 'Europe/Moscow').short('2025-08-31T18:33:00Z'))).toBe('31 авг., 21:33')
})
