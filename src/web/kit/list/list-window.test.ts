import { expect, test } from 'vitest'
import { withGaps, withNeighbours } from './list-window.ts'

test.each([
  ['nobody stands anywhere', [4, 5, 6], -1, [4, 5, 6]],
  ['within what is drawn', [4, 5, 6], 5, [4, 5, 6]],
  ['at its end: the next row is drawn before it is walked to', [4, 5, 6], 6, [4, 5, 6, 7]],
  ['far above what is scrolled to', [40, 41], 5, [4, 5, 6, 40, 41]],
  ['far below, where an address led', [0, 1], 80, [0, 1, 79, 80, 81]],
  ['on the first row', [40, 41], 0, [0, 1, 40, 41]],
  ['on the last row', [40, 41], 99, [40, 41, 98, 99]],
])('%s', (_, drawn, at, rows) => {
  expect(withNeighbours(drawn, at, 100)).toEqual(rows)
})

const items = ['a', 'b', 'c', 'd', 'e', 'f']
const placed = (index: number, top = 0) => ({ index, start: top + index * 10, end: top + index * 10 + 10 })

test('the heights that are left out stand before, between and after the drawn rows', () => {
  const { rows, below } = withGaps(items, [placed(1), placed(3), placed(4)], 60)
  expect(rows).toEqual([
    { item: 'b', index: 1, gap: 10 },
    { item: 'd', index: 3, gap: 10 },
    { item: 'e', index: 4, gap: 0 },
  ])
  expect(below).toBe(10)
})

test('a list below other things of the page begins at its own top', () => {
  const { rows, below } = withGaps(items, [placed(0, 300), placed(5, 300)], 60, 300)
  expect(rows.map(({ gap }) => gap)).toEqual([0, 40])
  expect(below).toBe(0)
})

test('a row that has left the list is left out', () => {
  expect(withGaps(['a'], [placed(0), placed(1)], 10)).toEqual({
    rows: [{ item: 'a', index: 0, gap: 0 }],
    below: 0,
  })
})

test('an empty window is as high as the list', () => {
  expect(withGaps(items, [], 60)).toEqual({ rows: [], below: 60 })
})
