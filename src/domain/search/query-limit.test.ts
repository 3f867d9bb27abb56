import { expect, it } from 'vitest'
import { checkQuery, longestQuery } from './query-limit.ts'

it.each([
  ['ии', null],
  ['я', 'search_too_short'],
  ['', 'search_too_short'],
  ['?!… — «»', 'search_too_short'],
  ['а'.repeat(longestQuery), null],
  ['а'.repeat(longestQuery + 1), 'too_long'],
  ['!'.repeat(longestQuery + 1), 'too_long'],
])('%j', (query, code) => {
  const verdict = checkQuery(query)
  expect(verdict.ok ? null : verdict.code).toBe(code)
})
