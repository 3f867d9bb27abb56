import { expect, it } from 'vitest'
import { narrowingBearers } from '#web/console/pass-queue/rules.ts'
import { badgeQuery, readBadgeFilters } from './rules.ts'

it.each<[string, object]>([
  ['', { sort: 'name', standing: 'toPrint' }],
  ['standing=all&from=2025-09-12&to=2025-09-13', { sort: 'name', from: '2025-09-12', to: '2025-09-13' }],
  ['standing=printed&to=2025-02-30&sort=printed', { sort: 'printed', standing: 'printed' }],
])('%s', (address, expected) => {
  expect(badgeQuery(readBadgeFilters(new URLSearchParams(address)))).toEqual(expected)
})

it.each<[string, number]>([
  ['', 0],
  ['kind=volunteer&standing=all&q=a', 1],
  ['from=2025-09-12&to=2025-09-13', 1],
  ['kind=employee&to=2025-09-13', 2],
])('%s sets %i filters', (address, count) => {
  expect(narrowingBearers(readBadgeFilters(new URLSearchParams(address)))).toBe(count)
})
