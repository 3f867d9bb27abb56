import { expect, test } from 'vitest'
import { faultOfDay } from './rules.ts'

test.each([
  ['', 'required'],
  ['2026-02-21', null],
  ['2026-02-20', null],
  ['2026-02-22', 'future'],
  ['12026-02-20', 'future'],
] as const)('of the day "%s" it is said: %s', (day, fault) => {
  expect(faultOfDay(day, '2026-02-21')).toBe(fault)
})
