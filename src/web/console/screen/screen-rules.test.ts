import { expect, test } from 'vitest'
import { isSamePage, samePage } from './rules.ts'

test.each([
  ['a new piece that got its address', 'REPLACE', samePage, true],
  ['the same history entry, gone back to', 'POP', samePage, false],
  ['a redirect', 'REPLACE', null, false],
  ['a search that the history entry keeps', 'REPLACE', { searched: 'Орлова' }, false],
] as const)('%s', (_, navigation, state, same) => {
  expect(isSamePage(navigation, state)).toBe(same)
})
