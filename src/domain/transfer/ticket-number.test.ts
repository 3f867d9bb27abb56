import { expect, it } from 'vitest'
import { isUsualNumber, tidyTicketNumber } from './ticket-number.ts'

it.each([
  [' su  1138 ', 'SU 1138'],
  ['102м', '102М'],
  ['', null],
  ['   ', null],
  [null, null],
])('%j is kept as %j', (typed, expected) => {
  expect(tidyTicketNumber(typed)).toBe(expected)
})

it.each<[string, 'airport' | 'station', boolean]>([
  ['SU 1138', 'airport', true],
  ['SU1138', 'airport', true],
  ['SU-6', 'airport', true],
  ['Ю6 275', 'airport', true],
  ['U6 275A', 'airport', true],
  ['5N 126', 'airport', true],
  ['1138', 'airport', false],
  ['SU', 'airport', false],
  ['SU 11385', 'airport', false],
  ['102М', 'airport', false],
  ['11 38', 'airport', false],
  ['102М', 'station', true],
  ['035А', 'station', true],
  ['812', 'station', true],
  ['7013', 'station', true],
  ['732СЩ', 'station', true],
  ['SU 1138', 'station', false],
  ['102 М', 'station', false],
  ['70135', 'station', false],
  ['ласточка', 'station', false],
])('%s at the %s: %s', (number, hub, expected) => {
  expect(isUsualNumber(number, hub)).toBe(expected)
})
