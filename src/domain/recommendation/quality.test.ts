import { expect, it } from 'vitest'
import { coverageOf, diversityOf } from './quality.ts'

it('counts each session that anyone is recommended once', () => {
  const offered = new Set(['a', 'b', 'c', 'd'])
  expect(coverageOf([['a', 'b'], ['b', 'gone'], []], offered)).toEqual({
    sessions: 0.5,
    recommendedTo: 2,
    offered: 4,
  })
  expect(coverageOf([], new Set()).sessions).toBe(0)
})

const tracks = new Map([
  ['a1', 'a'],
  ['a2', 'a'],
  ['b', 'b'],
  ['free', null],
])

it.each([
  [[['a1', 'a2']], 0],
  [[['a1', 'b']], 1],
  [[['a1', 'a2', 'b']], 2 / 3],
  [[['a1', 'free']], 1],
  [
    [
      ['a1', 'b'],
      ['a1', 'a2'],
    ],
    0.5,
  ],
  [[['a1']], null],
  [[], null],
])('%j', (lists, diversity) => {
  const found = diversityOf(lists, tracks)
  expect(found === null ? null : found.toFixed(6)).toBe(diversity === null ? null : diversity.toFixed(6))
})
