import { describe, expect, it } from 'vitest'
import {
  formatDepartmentCode,
  formatForeignNumber,
  formatNumber,
  formatSeries,
  splitSeriesAndNumber,
} from './format-document.ts'

describe('while typing', () => {
  it.each([
    [formatSeries, '4', '4'],
    [formatSeries, '45', '45'],
    [formatSeries, '451', '45 1'],
    [formatSeries, '45 11', '45 11'],
    [formatSeries, '45-11-9', '45 11'],
    [formatSeries, 'аб45', '45'],
    [formatNumber, '123 456 7', '123456'],
    [formatDepartmentCode, '770', '770'],
    [formatDepartmentCode, '7700', '770-0'],
    [formatDepartmentCode, '770001', '770-001'],
    [formatDepartmentCode, '770–001', '770-001'],
    [formatForeignNumber, 'c01 x00t-47', 'C01X00T47'],
    [formatForeignNumber, '№ 71 1234567', '711234567'],
  ])('%o of %s', (format, typed, shown) => {
    expect(format(typed)).toBe(shown)
    expect(format(shown)).toBe(shown)
  })
})

describe('splitSeriesAndNumber', () => {
  it.each([
    ['4511 123456', { series: '45 11', number: '123456' }],
    ['45 11 № 123456', { series: '45 11', number: '123456' }],
    ['4511123456', { series: '45 11', number: '123456' }],
    ['4511 12345', null],
    ['71 1234567', null],
    ['tel 4511123456', null],
  ])('%s', (pasted, parts) => {
    expect(splitSeriesAndNumber(pasted)).toEqual(parts)
  })
})
