import { expect, test } from 'vitest'
import { wantedAt } from './use-drawn-rows.ts'

test.each([
  ['nobody stands anywhere', { at: -1, wanted: 30, most: 150 }, 30],
  ['well within what is drawn', { at: 20, wanted: 30, most: 150 }, 30],
  ['near its end', { at: 21, wanted: 30, most: 150 }, 50],
  ['far beyond, where an address led', { at: 120, wanted: 30, most: 150 }, 140],
  ['on the last but few', { at: 140, wanted: 30, most: 150 }, 150],
  ['at the end of a list that is drawn whole', { at: 149, wanted: 150, most: 150 }, 150],
])('%s', (_, facts, drawn) => {
  expect(wantedAt({ ...facts, each: 20 })).toBe(drawn)
})
