import { expect, it } from 'vitest'
import { failedQuery, readFailedFilters } from './rules.ts'

const letter = '0f8fad5b-d9cb-469f-a165-70867728950e'

it.each<[string, object]>([
  ['', { sort: 'newest' }],
  ['sort=about', { sort: 'about' }],
  [`sort=nameDown&letter=${letter}`, { sort: 'nameDown', letter }],
  ['sort=address&batch=mine', { sort: 'newest' }],
])('%s', (address, expected) => {
  expect(failedQuery(readFailedFilters(new URLSearchParams(address)))).toEqual(expected)
})
