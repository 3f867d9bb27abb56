import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countPassports, listPassportRows } from '#server/persistence/passport-list-queries.ts'
import { findPeople, type PeopleFound } from '#server/persistence/search-text.ts'
import { useTestServer } from '#test/server.ts'

const limits = vi.hoisted(() => ({ mostGathered: 12_000 }))

vi.mock('#server/persistence/search-limits.ts', async importOriginal => ({
  ...(await importOriginal<typeof import('#server/persistence/search-limits.ts')>()),
  sampledShare: 100,
  get mostGathered() {
    return limits.mostGathered
  },
}))

const server = useTestServer()

const participants = 250
let editionGuid = ''

beforeAll(async () => {
  await seedCrowd(server().services, { participants, seed: 11, say: () => {} })
  editionGuid = (await readCurrentEdition(server().database)).guid
})

const orders = ['saved', 'savedDown', 'name', 'companyDown'] as const
type Wanted = {
  q: string
  citizenship: 'russian' | 'foreign'
  state?: 'notGiven'
  sort: (typeof orders)[number]
}

async function read(people: PeopleFound, { sort, ...wanted }: Wanted) {
  const walked: { guid: string; sortKey: string | null }[] = []
  // A wrong page may lead back to where it came from.
  while (walked.length <= participants) {
    const last = walked.at(-1)
    const place =
      sort === 'saved' || sort === 'savedDown'
        ? { sort, after: last ? { at: last.sortKey ? new Date(last.sortKey) : null, guid: last.guid } : null }
        : { sort, after: last ? [last.sortKey, last.guid] : null }
    const rows = await listPassportRows(server().database, {
      ...{ editionGuid, people, ...wanted, place, limit: 3 },
    })
    walked.push(...rows.slice(0, 3))
    if (rows.length < 4) return walked.map(({ guid }) => guid)
  }
  throw new Error('the pages lead in a circle')
}

const many: PeopleFound = { guids: [], more: 'asTyped' }
const byValue = (rows: { value: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ value, count }) => [value, count]))

describe.each([
  ['gathered', 12_000],
  ['walked, because too many are found', 0],
])('passports by citizenship, %s', (_, mostGathered) => {
  beforeEach(() => {
    limits.mostGathered = mostGathered
  })

  const wishes = (['иван', 'банк', '.example'] as const).flatMap(q =>
    (['russian', 'foreign'] as const).map(citizenship => [q, citizenship] as const),
  )

  test.each(wishes.flatMap(wish => orders.map(sort => [...wish, sort] as const)))(
    'pages by %s of the %s in order of %s are the list',
    async (q, citizenship, sort) => {
      const few = await findPeople(server().database, q)
      if (!few || few.more) throw new Error('all who are found have to be named here')
      for (const wanted of [
        { q, citizenship, sort },
        { q, citizenship, sort, state: 'notGiven' as const },
      ]) {
        expect(await read(many, wanted)).toEqual(await read(few, wanted))
      }
    },
  )

  test.each(wishes)('of those found by %s the %s are counted', async (q, citizenship) => {
    const people = await findPeople(server().database, q)
    const filter = { editionGuid, q, citizenship }
    const counted = await countPassports(server().database, { ...filter, people: many })
    expect(byValue(counted)).toEqual(byValue(await countPassports(server().database, { ...filter, people })))
  })
})

test('somebody is found of each citizenship', async () => {
  for (const citizenship of ['russian', 'foreign'] as const) {
    const people = await findPeople(server().database, '.example')
    const wanted = { q: '.example', citizenship, sort: 'saved' as const }
    expect((await read(people ?? many, wanted)).length).toBeGreaterThan(8)
  }
})
