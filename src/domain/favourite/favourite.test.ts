import { expect, test } from 'vitest'
import { type FavouriteMark, type MarkChange, marksOf, mergeMarks } from './favourite.ts'

const marks: Record<string, FavouriteMark | null> = { '+': 'favourite', '-': 'notInterested', '0': null }

/** Changes written as `a+1`: what is marked, how, at which minute. */
function changes(text: string): MarkChange[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map(one => ({
      guid: one.slice(0, 1),
      mark: marks[one.slice(1, 2)] ?? null,
      at: `2026-02-18T10:0${one.slice(2)}:00Z`,
    }))
}

const shown = (list: readonly MarkChange[]) =>
  list
    .map(({ guid, mark, at }) => {
      const sign = Object.keys(marks).find(key => marks[key] === mark)
      return `${guid}${sign}${at.slice(15, 16)}`
    })
    .sort()
    .join(' ')

test.each([
  ['two devices with different stars', 'a+1', 'b+2', 'a+1 b+2'],
  ['the same star is there once', 'a+1', 'a+2', 'a+2'],
  ['the later word counts', 'a+1', 'a02', 'a02'],
  ['also when it is on the first device', 'a03', 'a+2', 'a03'],
  ['a star that was taken off does not come back', 'a05 b+1', 'a+4', 'a05 b+1'],
  ['not interested after a star', 'a+1', 'a-2', 'a-2'],
  ['at the same moment the second device counts', 'a+1', 'a01', 'a01'],
  ['nothing on one side', '', 'a+1', 'a+1'],
])('%s', (_, left, right, expected) => {
  expect(shown(mergeMarks(changes(left), changes(right)))).toBe(expected)
})

test('what was taken off is no mark any more', () => {
  expect([...marksOf(changes('a+1 b-2 c03'))]).toEqual([
    ['a', 'favourite'],
    ['b', 'notInterested'],
  ])
})
