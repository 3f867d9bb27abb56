import { expect, it } from 'vitest'
import { createLookupCache } from './lookup-cache.ts'

const miss = { ok: false, code: 'inn_not_found' } as const

it('forgets what was not asked for longest when it is full', () => {
  const cache = createLookupCache({ now: () => 0, limit: 2 })
  cache.set('a', miss)
  cache.set('b', miss)
  cache.get('a')
  cache.set('c', miss)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([miss, null, miss])
})
