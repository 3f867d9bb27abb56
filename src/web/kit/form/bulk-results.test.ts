import { expect, test } from 'vitest'
import { refusalsByCause } from './bulk-results.tsx'

test('each cause is told once, with everybody it concerns', () => {
  const results = [
    { guid: 'a', ok: true, code: null },
    { guid: 'b', ok: false, code: 'quota_full' as const },
    { guid: 'c', ok: false, code: 'driver_phone_missing' as const },
    { guid: 'd', ok: false, code: 'quota_full' as const },
  ]
  expect(refusalsByCause(results, guid => guid.toUpperCase())).toEqual([
    { code: 'quota_full', names: ['B', 'D'] },
    { code: 'driver_phone_missing', names: ['C'] },
  ])
})
