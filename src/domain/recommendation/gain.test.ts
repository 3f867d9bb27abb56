import { expect, it } from 'vitest'
import { gainAt } from './gain.ts'

const grades = new Map([
  ['best', 3],
  ['good', 1],
])

it.each([
  [['best', 'good'], 1],
  [['good', 'best'], (1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3))],
  [['other', 'another'], 0],
  [[], 0],
])('%j', (ranked, gain) => {
  expect(gainAt(10, ranked, grades)).toBeCloseTo(gain)
})

it('looks at the first places alone', () => {
  expect(gainAt(1, ['other', 'best'], grades)).toBe(0)
})

it('is nothing where nothing was judged to fit', () => {
  expect(gainAt(10, ['best'], new Map())).toBe(0)
})
