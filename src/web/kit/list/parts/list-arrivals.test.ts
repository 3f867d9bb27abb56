import { expect, test } from 'vitest'
import { withArrivals } from './list-arrivals.ts'

const after = (...readings: string[][]) =>
  readings.reduce<ReturnType<typeof withArrivals> | null>(withArrivals, null)?.fresh

test('nothing is fresh in the first reading', () => {
  expect(after(['a', 'b'])).toEqual(new Set())
})

test.each([
  ['a row on top', [['a'], ['n', 'a']], ['n']],
  [
    'a row between two known ones',
    [
      ['a', 'b'],
      ['a', 'n', 'b'],
    ],
    ['n'],
  ],
  [
    'rows of the next page are not',
    [
      ['a', 'b'],
      ['a', 'b', 'c', 'd'],
    ],
    [],
  ],
  ['a row on top and the next page at once', [['a'], ['n', 'a', 'c']], ['n']],
  ['the first row of an empty list', [[], ['n']], ['n']],
  ['two readings add up', [['a'], ['n', 'a'], ['o', 'n', 'a']], ['n', 'o']],
  ['a row that left is forgotten', [['a'], ['n', 'a'], ['a']], []],
  ['a row that comes back was shown before', [['a', 'b'], ['b'], ['a', 'b']], []],
])('%s', (_, readings, fresh) => {
  expect(after(...readings)).toEqual(new Set(fresh))
})

test('an unchanged list keeps its identity, so that nothing is drawn anew', () => {
  const known = withArrivals(null, ['a', 'b'])
  expect(withArrivals(known, ['a', 'b'])).toBe(known)
})
