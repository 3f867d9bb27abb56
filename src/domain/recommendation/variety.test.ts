import { expect, it } from 'vitest'
import { inVariety } from './variety.ts'

const candidates = [
  { guid: 'a1', score: 1, reasons: [] },
  { guid: 'a2', score: 0.9, reasons: [] },
  { guid: 'b', score: 0.6, reasons: [] },
]
const alike = (left: string, right: string) => (left[0] === right[0] ? 1 : 0)
const picked = (variety: number, count = 3) =>
  inVariety(candidates, { count, variety, alike }).map(({ guid }) => guid)

it('follows the scores without variety', () => {
  expect(picked(0)).toEqual(['a1', 'a2', 'b'])
})

it('puts what is different before what is nearly the same', () => {
  expect(picked(0.5)).toEqual(['a1', 'b', 'a2'])
})

it('picks as many as asked', () => {
  expect(picked(0.5, 1)).toEqual(['a1'])
  expect(inVariety([], { count: 3, variety: 0.5, alike })).toEqual([])
})
