import { expect, it } from 'vitest'
import { readScanFilters, scanQuery } from './rules.ts'

it.each<[string, object]>([
  ['', { sort: 'newest' }],
  ['sort=gateDown&outcome=refused', { sort: 'gateDown', outcome: 'refused' }],
  ['sort=state&outcome=all&from=2025-09-12', { sort: 'state', from: '2025-09-12' }],
  ['sort=guard&zone=moon', { sort: 'newest' }],
])('%s', (address, expected) => {
  expect(scanQuery(readScanFilters(new URLSearchParams(address)))).toEqual(expected)
})
