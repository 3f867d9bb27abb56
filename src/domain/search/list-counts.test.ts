import { describe, expect, it, test } from 'vitest'
import { countsOfRows, countUnder, isEmptyList, type ListCounts } from './list-counts.ts'

const whole = { counts: { pending: 3, approved: 40 } }
const part = { counts: { pending: 3, approved: 997 }, countedInPart: ['pending', 'approved', 'rejected'] }
const named = { counts: { open: 5, closed: 100, all: 105 }, countedInPart: ['closed', 'all'] }

describe('how many a tab has', () => {
  it.each<[string, Parameters<typeof countUnder>[0], { count: number; more: boolean }]>([
    ['pending', whole, { count: 3, more: false }],
    // The server leaves out a state that nobody is in.
    ['rejected', whole, { count: 0, more: false }],
    ['all', whole, { count: 43, more: false }],
    ['approved', part, { count: 997, more: true }],
    // Nobody was counted there, but somebody may be.
    ['rejected', part, { count: 0, more: true }],
    ['all', part, { count: 1000, more: true }],
    // The tabs overlap, so the server has counted all by themselves.
    ['open', named, { count: 5, more: false }],
    ['all', named, { count: 105, more: true }],
    ['all', { counts: {}, countedInPart: ['all'] }, { count: 0, more: true }],
    ['all', { counts: {} }, { count: 0, more: false }],
    ['toString', whole, { count: 0, more: false }],
  ])('under %s of %j: %j', (tab, list, expected) => {
    expect(countUnder(list, tab)).toEqual(expected)
  })
})

test('counts by name; what is not a tab is left out, and where not all were counted every tab may have more', () => {
  const rows = [
    { value: 'approved', count: 2 },
    { value: 'draft', count: 9 },
  ]
  const names = ['pending', 'approved'] as const
  expect(countsOfRows(rows, { names, inPart: false })).toEqual({ counts: { approved: 2 }, countedInPart: [] })
  expect(countsOfRows(rows, { names, inPart: true })).toEqual({
    counts: { approved: 2 },
    countedInPart: ['pending', 'approved'],
  })
})

test.each([
  [{ counts: {} }, true],
  [{ counts: { pending: 0, approved: 0 } }, true],
  [whole, false],
  [{ counts: { open: 0, all: 4 } }, false],
  // Nobody has counted to the end.
  [{ counts: {}, countedInPart: ['pending'] }, false],
  [undefined, false],
])('%j is empty: %j', (list: ListCounts | undefined, expected) => {
  expect(isEmptyList(list)).toBe(expected)
})
