import { expect, it } from 'vitest'
import { deviceQuery, readDeviceFilters } from './rules.ts'

it.each<[string, object]>([
  ['', {}],
  ['state=shutOut&sort=seenDown', { state: 'shutOut', sort: 'seenDown' }],
  ['state=all&sort=state', {}],
  ['state=lost&sort=code', {}],
  ['q=+Scanner++&sort=gateDown', { q: 'Scanner', sort: 'gateDown' }],
])('%s', (address, expected) => {
  expect(deviceQuery(readDeviceFilters(new URLSearchParams(address)))).toEqual(expected)
})
