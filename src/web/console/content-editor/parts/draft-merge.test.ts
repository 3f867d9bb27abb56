import { expect, test } from 'vitest'
import { emptyDraft } from '#domain/content/content-values.ts'
import { changedPaths, mergeDrafts, resolveMerge, sameValue, withValueAt } from './draft-merge.ts'

const base = { ...emptyDraft('hall'), name: { ru: 'Янтарь', en: 'Amber' }, capacity: 200 }

test('a change is told by its smallest part', () => {
  const next = withValueAt(withValueAt(base, 'name.en', 'Amber Hall'), 'capacity', 250)
  expect(changedPaths('hall', base, next)).toEqual(['name.en', 'capacity'])
  expect(changedPaths('hall', base, structuredClone(base))).toEqual([])
})

test('what only one of two changed is put together without a question', () => {
  const mine = withValueAt(base, 'name.ru', 'Зал «Янтарь»')
  const theirs = withValueAt(base, 'name.en', 'Amber Hall')
  const { merged, clashes, taken } = mergeDrafts('hall', { base, mine, theirs })
  expect(merged).toMatchObject({ name: { ru: 'Зал «Янтарь»', en: 'Amber Hall' }, capacity: 200 })
  expect(clashes).toEqual([])
  expect(taken).toEqual(['name.en'])
})

test('what both changed otherwise is a clash, and mine stands until somebody chooses', () => {
  const mine = withValueAt(base, 'capacity', 250)
  const theirs = withValueAt(base, 'capacity', 180)
  const merge = mergeDrafts('hall', { base, mine, theirs })
  expect(merge.clashes).toEqual([{ path: 'capacity', base: 200, mine: 250, theirs: 180 }])
  expect(resolveMerge(merge, {})).toMatchObject({ capacity: 250 })
  expect(resolveMerge(merge, { capacity: 'theirs' })).toMatchObject({ capacity: 180 })
})

test('the same change by both is no clash', () => {
  const both = withValueAt(base, 'capacity', 250)
  expect(mergeDrafts('hall', { base, mine: both, theirs: structuredClone(both) })).toMatchObject({
    clashes: [],
    taken: [],
  })
})

test('clearing a field is a change like any other', () => {
  const mine = withValueAt(base, 'capacity', null)
  const theirs = withValueAt(base, 'capacity', 180)
  expect(mergeDrafts('hall', { base, mine, theirs }).clashes).toHaveLength(1)
  expect(mergeDrafts('hall', { base, mine, theirs: base }).merged).toMatchObject({ capacity: null })
})

test.each([
  [{ ru: 'а', en: 'b' }, { en: 'b', ru: 'а' }, true],
  [['a', 'b'], ['b', 'a'], false],
  [[], {}, false],
  [null, '', false],
  [{ path: 'p', width: 1 }, { path: 'p', width: 1, height: 2 }, false],
])('%j and %j are the same: %s', (left, right, same) => {
  expect(sameValue(left, right)).toBe(same)
})
