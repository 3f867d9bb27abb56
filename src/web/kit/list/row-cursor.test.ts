import { describe, expect, test } from 'vitest'
import {
  emptyCursor,
  move,
  type RowCursor,
  rowAfter,
  selectTo,
  stand,
  toggle,
  toggleAll,
  unselect,
} from './row-cursor.ts'

const rows = ['a', 'b', 'c', 'd']
const at = (active: string | null, selected: string[] = [], anchor = active): RowCursor => ({
  active,
  anchor,
  selected: new Set(selected),
})

describe('walking', () => {
  test.each([
    [null, 1, 'a'],
    [null, -1, 'a'],
    ['a', 1, 'b'],
    ['a', -1, 'a'],
    ['d', 1, 'd'],
    ['gone', 1, 'a'],
  ] as const)('from %s by %d to %s', (from, step, expected) => {
    expect(move(at(from), rows, step).active).toBe(expected)
  })

  test('an empty list moves nothing', () => {
    expect(move(at('a'), [], 1)).toEqual(at('a'))
  })

  test('walking alone ticks nothing and moves the anchor', () => {
    expect(move(at('b', ['a']), rows, 1)).toEqual(at('c', ['a']))
  })
})

describe('ticking', () => {
  test('a range grows from where Shift was pressed first', () => {
    const first = move(at('b'), rows, 1, true)
    const second = move(first, rows, 1, true)
    expect([...second.selected]).toEqual(['b', 'c', 'd'])
    expect(second.anchor).toBe('b')
  })

  test('a range grows upwards as well', () => {
    expect([...move(at('c'), rows, -1, true).selected].sort()).toEqual(['b', 'c'])
  })

  test('a row is ticked and unticked', () => {
    const ticked = toggle(emptyCursor, 'b')
    expect(ticked).toEqual(at('b', ['b']))
    expect(toggle(ticked, 'b').selected.size).toBe(0)
  })

  test('a click with Shift ticks everything from the anchor', () => {
    expect([...selectTo(at('d', ['d']), rows, 'b').selected].sort()).toEqual(['b', 'c', 'd'])
  })

  test('all, and none again', () => {
    const all = toggleAll(at('a', ['b']), rows)
    expect(all.selected.size).toBe(4)
    expect(toggleAll(all, rows).selected.size).toBe(0)
    expect(unselect(all).selected.size).toBe(0)
  })

  test('standing on a row keeps what is ticked', () => {
    expect(stand(at('a', ['a', 'b']), 'c')).toEqual(at('c', ['a', 'b']))
  })
})

describe('after a decision', () => {
  test.each([
    ['b', ['b'], 'c'],
    ['b', ['b', 'c'], 'd'],
    ['d', ['d'], 'c'],
    ['d', ['c', 'd'], 'b'],
    ['a', ['a', 'b', 'c', 'd'], null],
    [null, ['a'], 'b'],
    // Nothing was decided (all refused), and the cursor still moves on.
    ['a', [], 'b'],
  ])('from %s with %j done to %s', (from, done, expected) => {
    expect(rowAfter(rows, from, new Set(done))).toBe(expected)
  })
})
