import { expect, test } from 'vitest'
import { metresText, readMetres } from './vehicle-size.ts'

test.each([
  ['6,5', 650],
  ['6.5', 650],
  [' 12 ', 1200],
  ['12,45 м', 1245],
  ['2.2 m', 220],
  ['0,29', 29],
  ['', null],
  ['6,5,1', null],
  ['шесть', null],
  ['-2', null],
  ['6,555', null],
  ['1e3', null],
])('«%s» is %s cm', (typed, centimetres) => {
  expect(readMetres(typed)).toBe(centimetres)
})

test.each([
  [650, 'ru', '6,5'],
  [650, 'en', '6.5'],
  [1245, 'ru', '12,45'],
  [1200, 'en', '12'],
] as const)('%i cm are written %s: %s', (centimetres, locale, text) => {
  expect(metresText(centimetres, locale)).toBe(text)
})
