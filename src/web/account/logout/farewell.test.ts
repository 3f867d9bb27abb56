import { expect, it } from 'vitest'
import { endsSession, farewellOf } from './rules.ts'

it.each([
  [null, null],
  ['done', null],
  [{ farewell: 'later' }, null],
  [
    { farewell: 'done', tokenLastUpdated: 5 },
    { farewell: 'done', tokenLastUpdated: 5 },
  ],
  [{ farewell: 'offline' }, { farewell: 'offline', tokenLastUpdated: null }],
])('%j is %j', (state, expected) => {
  expect(farewellOf(state)).toEqual(expected)
})

it.each([
  [{ farewell: 'done', tokenLastUpdated: 5 }, 5, true],
  [{ farewell: 'done', tokenLastUpdated: 5 }, 9, false],
  [null, 5, false],
])('%j on the log-in of %i', (state, tokenLastUpdated, expected) => {
  expect(endsSession(state, { tokenLastUpdated })).toBe(expected)
})
