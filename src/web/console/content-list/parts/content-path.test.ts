import { expect, test } from 'vitest'
import { pageSlugs } from '#domain/content/content-choice.ts'
import { pathTo } from '#web/paths.ts'

test('pages by the name that the database sorts are pages by their address', () => {
  const named = pageSlugs.toSorted((one, other) => {
    const [left, right] = [one, other].map(slug => (slug === 'home' ? '' : slug)) as [string, string]
    return left < right ? -1 : 1
  })
  const addresses = named.map(slug => pathTo('ru', slug))
  expect(addresses).toEqual(addresses.toSorted())
})
