import { expect, test } from 'vitest'
import { fullestHubs } from './fullest-hubs.ts'

const hub = (name: string, ...counts: number[]) => ({ name, counts })

test('the fullest hubs come first, and nobody is left out', () => {
  const hubs = [hub('station', 1, 0), hub('airport', 5, 9), hub('port', 0, 2), hub('coach', 3, 1)]
  expect(fullestHubs(hubs, 3, 'others')).toEqual([
    hub('airport', 5, 9),
    hub('coach', 3, 1),
    hub('others', 1, 2),
  ])
  expect(fullestHubs(hubs.slice(0, 3), 3, 'others').map(({ name }) => name)).toEqual([
    'airport',
    'port',
    'station',
  ])
  expect(fullestHubs([], 3, 'others')).toEqual([])
})
