import { expect, it } from 'vitest'
import { titleWithCount } from './use-title-count.ts'

it.each([
  ['Чат — Форум', 2, '(2) Чат — Форум'],
  ['(2) Чат — Форум', 3, '(3) Чат — Форум'],
  ['(99+) Чат', 0, 'Чат'],
  ['(99+) Чат', 140, '(99+) Чат'],
  ['(не число) Чат', 1, '(1) (не число) Чат'],
  ['Чат', 0, 'Чат'],
])('%s with %i: %s', (title, count, expected) => {
  expect(titleWithCount(title, count)).toBe(expected)
})
