import { describe, expect, it } from 'vitest'
import { checkAdult, fullYearsOn } from './age.ts'

describe('fullYearsOn', () => {
  it.each([
    ['2007-09-15', '2025-09-14', 17],
    ['2007-09-15', '2025-09-15', 18],
    ['2007-09-16', '2025-09-15', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2000-12-31', '2025-01-01', 24],
    ['2025-09-15', '2025-09-15', 0],
    ['2025-09-16', '2025-09-15', null],
    ['2025-02-30', '2025-09-15', null],
    ['2007-09-15', 'today', null],
  ])('born %s, on %s: %s', (birthDate, day, years) => {
    expect(fullYearsOn(birthDate, day)).toBe(years)
  })
})

describe('checkAdult', () => {
  it.each([
    ['2007-09-15', { ok: true, years: 18 }],
    ['2007-09-16', { ok: false, code: 'under_18' }],
    ['1950-01-01', { ok: true, years: 75 }],
    ['1905-09-15', { ok: true, years: 120 }],
    ['1904-09-15', { ok: false, code: 'birth_date_invalid' }],
    ['2030-01-01', { ok: false, code: 'birth_date_invalid' }],
    ['15.09.1990', { ok: false, code: 'birth_date_invalid' }],
    ['', { ok: false, code: 'birth_date_invalid' }],
  ])('born %j, applying on 15 September 2025', (birthDate, expected) => {
    expect(checkAdult({ birthDate, today: '2025-09-15' })).toEqual(expected)
  })
})
