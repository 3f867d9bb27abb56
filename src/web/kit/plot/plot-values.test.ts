import { expect, test } from 'vitest'
import { isAllZero, plotScale } from './plot-values.ts'

const seriesOf = (...values: (number | null)[][]) =>
  values.map(each => ({ name: 'Applications', values: each }))

test.each([
  [[[0, 0], [0]], true],
  [[[null, 0]], true],
  [[], true],
  [
    [
      [0, 0],
      [0, 1],
    ],
    false,
  ],
  [[[0.25]], false],
])('%j is nothing but zeros: %j', (values, expected) => {
  expect(isAllZero(seriesOf(...values))).toBe(expected)
})

test.each([
  // One application alone: no eighths of it.
  [[[0, 1, 0]], { most: 1, wholeOnly: true }],
  [[[0, 0.4, 1]], { most: 1, wholeOnly: false }],
  [[[2, 0.5], [7]], { most: 7, wholeOnly: true }],
  [[[null]], { most: 1, wholeOnly: true }],
])('the scale of %j is %j', (values, expected) => {
  expect(plotScale(seriesOf(...values))).toEqual(expected)
})
