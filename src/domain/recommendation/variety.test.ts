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

it('finds the best wherever it stands, and takes equals by their guid', () => {
  const rising = ['a1', 'b1', 'c1', 'd1', 'e1'].map((guid, at) => ({ guid, score: at + 1, reasons: [] }))
  expect(inVariety(rising, { count: 1, variety: 0.5, alike }).map(({ guid }) => guid)).toEqual(['e1'])
  const equal = ['b', 'c', 'a'].map(guid => ({ guid, score: 1, reasons: [] }))
  expect(inVariety(equal, { count: 3, variety: 0, alike }).map(({ guid }) => guid)).toEqual(['a', 'b', 'c'])
})

it('does not lift what is far from the best for being different', () => {
  const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'b1'].map((guid, at) => ({
    ...{ guid, reasons: [] },
    score: 9 - at,
  }))
  expect(inVariety(many, { count: 2, variety: 1, alike }).map(({ guid }) => guid)).not.toContain('b1')
})

it('tells apart what nobody has a taste for', () => {
  const none = ['a1', 'a2', 'b1'].map(guid => ({ guid, score: 0, reasons: [] }))
  expect(inVariety(none, { count: 3, variety: 0.5, alike }).map(({ guid }) => guid)).toEqual([
    'a1',
    'b1',
    'a2',
  ])
})
