import { expect, it } from 'vitest'
import { passQuery, readPassFilters } from './rules.ts'

it('opens an order by scans as one by name to whoever may not read the log of the gates', () => {
  const address = new URLSearchParams('state=all&sort=scanDown')
  expect(readPassFilters(address, true).sort).toBe('scanDown')
  expect(readPassFilters(address, false)).toMatchObject({ sort: 'name', state: 'all' })
})

it.each<[string, object]>([
  ['', { sort: 'name', state: 'valid' }],
  ['state=withheld&from=2025-09-12', { sort: 'name', state: 'withheld', from: '2025-09-12' }],
  ['state=all&kind=vehicle&to=2025-09-13', { sort: 'name', kind: 'vehicle', to: '2025-09-13' }],
  ['state=lost&from=yesterday', { sort: 'name', state: 'valid' }],
])('%s', (address, expected) => {
  expect(passQuery(readPassFilters(new URLSearchParams(address), true))).toEqual(expected)
})
