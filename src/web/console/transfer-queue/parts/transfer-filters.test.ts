import { expect, it } from 'vitest'
import { readTransferFilters, transferQuery } from './transfer-filters.ts'

const hub = '0f8fad5b-d9cb-469f-a165-70867728950e'

it.each<[string, object]>([
  ['', {}],
  [`direction=arrival&day=2026-02-17&hub=${hub}`, { direction: 'arrival', day: '2026-02-17', hub }],
  ['direction=sideways&day=17.02&hub=airport', {}],
  ['day=2026-13-41', {}],
  ['from=2026-02-16&to=2026-02-18&sort=nameDown', { from: '2026-02-16', to: '2026-02-18', sort: 'nameDown' }],
  ['from=2026-02-31&sort=day', {}],
  ['q=+Ivanov++', { q: 'Ivanov' }],
  [`q=${'x'.repeat(200)}`, { q: 'x'.repeat(100) }],
])('%s', (address, expected) => {
  expect(transferQuery(readTransferFilters(new URLSearchParams(address)))).toEqual(expected)
})
