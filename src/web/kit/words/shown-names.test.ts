import { expect, it } from 'vitest'
import { shownNames } from './shown-names.ts'

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B', 'C', 'D'], 'A, B, C, D'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
])('%j', (names, text) => {
  expect(shownNames(names, 'en')).toBe(text)
})
