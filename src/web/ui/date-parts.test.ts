import { describe, expect, test } from 'vitest'
import { joinDate, parsePastedDate, splitDate } from './date-parts.ts'

describe('joinDate', () => {
  test.each([
    [{ day: '', month: '', year: '' }, ''],
    [{ day: '5', month: '3', year: '1984' }, '1984-03-05'],
    [{ day: '31', month: '12', year: '1980' }, '1980-12-31'],
    [{ day: '', month: '13', year: '2024' }, '2024-13-'],
    [{ day: '7', month: '', year: '' }, '--07'],
  ])('%o becomes %s', (parts, value) => {
    expect(joinDate(parts)).toBe(value)
  })
})

describe('splitDate', () => {
  test.each([
    ['', { day: '', month: '', year: '' }],
    ['1984-03-05', { day: '05', month: '03', year: '1984' }],
    ['2024-13-', { day: '', month: '13', year: '2024' }],
    ['--07', { day: '07', month: '', year: '' }],
  ])('%s is shown as %o', (value, parts) => {
    expect(splitDate(value)).toEqual(parts)
  })
})

describe('parsePastedDate', () => {
  test.each([
    ['31.12.1980', { day: '31', month: '12', year: '1980' }],
    [' 1/2/1990 ', { day: '1', month: '2', year: '1990' }],
    ['1980-12-31', { day: '31', month: '12', year: '1980' }],
    ['31.12.80', undefined],
    ['12', undefined],
  ])('%s gives %o', (text, parts) => {
    expect(parsePastedDate(text)).toEqual(parts)
  })
})
