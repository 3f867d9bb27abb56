import { expect, it } from 'vitest'
import { readWatchHitFilters, watchHitQuery } from './rules.ts'

it.each<[string, object]>([
  ['', { state: 'open' }],
  ['status=same&sort=listedDown', { state: 'same', sort: 'listedDown' }],
  ['status=open&sort=likest', { state: 'open' }],
  ['status=gone&sort=remark', { state: 'open' }],
])('%s', (address, expected) => {
  expect(watchHitQuery(readWatchHitFilters(new URLSearchParams(address)))).toEqual(expected)
})
