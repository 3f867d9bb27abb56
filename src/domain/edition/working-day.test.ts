import { expect, it } from 'vitest'
import { workingDaysAfter } from './working-day.ts'

it.each([
  ['a Monday', '2025-09-15', 3, '2025-09-18'],
  ['a Wednesday, over the weekend', '2025-09-17', 3, '2025-09-22'],
  ['a Friday', '2025-09-19', 3, '2025-09-24'],
  ['a Saturday', '2025-09-20', 3, '2025-09-24'],
  ['a Sunday', '2025-09-21', 3, '2025-09-24'],
  ['over the end of the year', '2025-12-31', 3, '2026-01-05'],
  ['none', '2025-09-20', 0, '2025-09-20'],
])('%s, %s and %s more: %s', (_, day, count, expected) => {
  expect(workingDaysAfter(day, count)).toBe(expected)
})

it('knows no day that is none', () => {
  expect(() => workingDaysAfter('2025-02-30', 3)).toThrow(RangeError)
})
