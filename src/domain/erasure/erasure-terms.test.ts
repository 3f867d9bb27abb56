import { expect, it } from 'vitest'
import {
  admissionDataKeptUntil,
  type ConsentTerm,
  isTermOver,
  lastYearWithoutNames,
  peopleKeptUntil,
  yearsBefore,
} from './erasure-terms.ts'

it.each([
  ['2026-02-20', '2026-03-22'],
  ['2024-02-01', '2024-03-02'],
  ['2025-12-10', '2026-01-09'],
])('passports and photographs of a forum that ends on %s are kept until %s', (endsOn, until) => {
  expect(admissionDataKeptUntil(endsOn)).toBe(until)
})

it.each([
  ['2026-02-20', '2029-02-20'],
  ['2024-02-29', '2027-03-01'],
])('applications of a forum that ends on %s are kept until %s', (endsOn, until) => {
  expect(peopleKeptUntil(endsOn)).toBe(until)
})

it('does not guess what is no day', () => {
  for (const term of [admissionDataKeptUntil, peopleKeptUntil, lastYearWithoutNames])
    expect(() => term('2026-02-30')).toThrow(RangeError)
})

it.each([
  // A paper of 2026 is kept for the five years 2027 to 2031.
  ['2031-12-31', 2025],
  ['2032-01-01', 2026],
])('on %s the papers up to %i need no names', (today, year) => {
  expect(lastYearWithoutNames(today)).toBe(year)
})

it.each([
  ['2029-02-20T08:00:00.000Z', '2026-02-20T08:00:00.000Z'],
  ['2028-02-29T08:00:00.000Z', '2025-03-01T08:00:00.000Z'],
])('three years before %s is %s', (at, before) => {
  expect(yearsBefore(new Date(at), 3).toISOString()).toBe(before)
})

it.each<[Exclude<ConsentTerm, 'years'>, string, boolean]>([
  ['admission', '2026-03-22', false],
  ['admission', '2026-03-23', true],
  ['year', '2026-12-31', false],
  ['year', '2027-01-01', true],
  ['person', '2029-02-20', false],
  ['person', '2029-02-21', true],
])('a consent that ends with the %s, after a forum until 2026-02-20, on %s: %s', (term, today, over) => {
  expect(isTermOver(term, { endsOn: '2026-02-20', today })).toBe(over)
})
