import { expect, test } from 'vitest'
import { pageSlugs } from '#domain/content/content-choice.ts'
import { pathTo } from '#web/paths.ts'

test('sorting pages by slug, as the database does, sorts them by their address', () => {
  const named = pageSlugs.toSorted((one, other) => {
    const [left, right] = [one, other].map(slug => (slug === 'home' ? '' : slug)) as [string, string]
    return left < right ? -1 : 1
  })
  const addresses = named.map(slug => pathTo('ru', slug))
  expect(addresses).toEqual(addresses.toSorted())
})
