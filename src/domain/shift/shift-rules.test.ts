import { describe, expect, it } from 'vitest'
import {
  checkAssignment,
  checkShiftTime,
  longestShiftHours,
  missingOf,
  type ShiftTime,
  shiftsOverlap,
  siteSpan,
} from './shift-rules.ts'

const hour = 3_600_000
const at = (from: number, to: number): ShiftTime => ({ from: from * hour, to: to * hour })

it.each([
  ['one after the other', at(8, 12), at(12, 16), false],
  ['the other way round', at(12, 16), at(8, 12), false],
  ['an hour in common', at(8, 13), at(12, 16), true],
  ['one within the other', at(8, 20), at(12, 16), true],
  ['the same', at(8, 12), at(8, 12), true],
  ['a day apart', at(8, 12), at(32, 36), false],
])('%s', (_, one, other, common) => {
  expect(shiftsOverlap(one, other)).toBe(common)
})

it.each([
  [at(8, 12), null],
  [at(8, 8 + longestShiftHours), null],
  [at(8, 8), 'time_reversed'],
  [at(12, 8), 'time_reversed'],
  [at(8, 8 + longestShiftHours + 1), 'shift_too_long'],
])('%j: %s', (time, code) => {
  expect(checkShiftTime(time)).toEqual(code ? { ok: false, code } : { ok: true })
})

describe('one more on a shift', () => {
  const fine = {
    shift: { ...at(8, 12), needed: 2, assigned: 1 },
    coming: true,
    refusedBySecurity: false,
    others: [],
  }
  it.each([
    ['somebody is missing', {}, null],
    ['all are there', { shift: { ...at(8, 12), needed: 2, assigned: 2 } }, 'shift_full'],
    ['not coming', { coming: false }, 'volunteer_not_coming'],
    ['refused by security', { refusedBySecurity: true }, 'volunteer_refused'],
    ['busy at that time', { others: [at(11, 13)] }, 'shift_overlaps'],
    ['busy before and after', { others: [at(6, 8), at(12, 14)] }, null],
    [
      'busy, and all are there',
      { others: [at(8, 9)], shift: { ...at(8, 12), needed: 1, assigned: 1 } },
      'shift_overlaps',
    ],
  ] as const)('%s', (_, change, code) => {
    expect(checkAssignment({ ...fine, ...change })).toEqual(code ? { ok: false, code } : { ok: true })
  })
})

it('says how many are missing', () => {
  expect(missingOf({ needed: 5, assigned: 3 })).toBe(2)
  expect(missingOf({ needed: 3, assigned: 3 })).toBe(0)
})

it('a volunteer is on site from an hour before the first shift to an hour after the last', () => {
  expect(siteSpan([at(20, 22), at(8, 12)])).toEqual(at(7, 23))
  expect(siteSpan([])).toBeNull()
})
