import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PassportRow } from '#contract/organiser-passport.ts'
import { passportQueueState } from '#domain/passport/passport-queue-state.ts'
import { passportRanks } from '#domain/passport/passport-sort.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { codesByName } from '#server/usecases/dictionary/countries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

type Page = { items: PassportRow[]; nextCursor: string | null }

let token = ''

/** All rows of a list, read page by page. */
async function readAll(query: string, locale: 'ru' | 'en' = 'ru'): Promise<PassportRow[]> {
  const rows: PassportRow[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path: string = `/organizer/passports?limit=29&${query}${cursor && `&cursor=${cursor}`}`
    const page: Page = await must<Page>(server(), 'GET', path, { token, locale })
    rows.push(...page.items)
    cursor = page.nextCursor
    if (rows.length > 1000) throw new Error('the list does not end')
  }
  return rows
}

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 250, seed: 5, say: () => {} })
  token = await organiserToken(server(), 'security')
  // Some have named no country.
  await sql`with numbered as (select guid, row_number() over (order by guid) as number from participant)
    update participant set citizenship = case when number % 3 = 0 then null else 'DE' end
    from numbered where participant.guid = numbered.guid and numbered.number % 13 < 2`.execute(
    server().database,
  )
})

const filters = [
  '',
  'security=passportPending',
  'security=notGiven',
  'to=2025-08-20',
  'citizenship=foreign',
  'security=passportPending&citizenship=russian',
  `q=${encodeURIComponent('ив')}`,
  `security=notGiven&q=${encodeURIComponent('ив')}`,
  `security=passportPending&q=${encodeURIComponent('ив')}`,
]

describe.each(filters)('under %j', filter => {
  const byRank = (
    rows: readonly PassportRow[],
    ranks: readonly string[],
    rank: (row: PassportRow) => string,
  ) => ranks.flatMap(one => rows.filter(row => rank(row) === one))

  test('people go by state as a passport comes to it, and then by name; and the other way', async () => {
    const named = await readAll(`sort=name&${filter}`)
    const expected = byRank(named, passportRanks, passportQueueState)
    expect(expected).toHaveLength(named.length)
    expect(await readAll(`sort=state&${filter}`)).toEqual(expected)
    expect(await readAll(`sort=stateDown&${filter}`)).toEqual(expected.toReversed())
  })

  test.each(['ru', 'en'] as const)('and by the country in the reader’s language: %s', async locale => {
    const named = await readAll(`sort=name&${filter}`, locale)
    const expected = byRank(named, [...codesByName[locale], ''], row => row.citizenship ?? '')
    expect(expected).toHaveLength(named.length)
    expect(await readAll(`sort=citizenship&${filter}`, locale)).toEqual(expected)
    expect(await readAll(`sort=citizenshipDown&${filter}`, locale)).toEqual(expected.toReversed())
  })
})

test('each citizenship is counted as the list then finds it, beside the other filters', async () => {
  const countsOf = (query: string) =>
    must<{ counts: { citizenship: { value: string; count: number; more: boolean }[] } }>(
      server(),
      'GET',
      `/organizer/passports/counts?${query}`,
      { token },
    )
  for (const query of ['', 'security=passportPending', 'security=notGiven', 'to=2025-08-20', 'q=a']) {
    const { counts } = await countsOf(query)
    for (const value of ['russian', 'foreign']) {
      const rows = await readAll(`citizenship=${value}&${query}`)
      const counted = counts.citizenship.find(one => one.value === value)
      expect([query, value, counted?.count ?? 0, counted?.more ?? false]).toEqual([
        ...[query, value, rows.length, false],
      ])
      expect(rows.every(row => (row.citizenship === 'RU') === (value === 'russian'))).toBe(true)
    }
    // The filter itself counts the other value as if it were not set.
    expect((await countsOf(`citizenship=foreign&${query}`)).counts).toEqual(counts)
  }
  const { counts } = await must<{ counts: Record<string, number> }>(
    server(),
    'GET',
    '/organizer/passports?citizenship=foreign&limit=1',
    { token },
  )
  const foreign = await readAll('citizenship=foreign')
  for (const [state, count] of Object.entries(counts))
    expect([state, count]).toEqual([state, foreign.filter(row => passportQueueState(row) === state).length])
  expect(foreign.length).toBeGreaterThan(2)
})

test('there are several states and countries, or this proves nothing', async () => {
  const rows = await readAll('sort=name')
  expect(new Set(rows.map(passportQueueState)).size).toBeGreaterThan(3)
  expect(new Set(rows.map(({ citizenship }) => citizenship)).size).toBeGreaterThan(3)
  expect(rows.some(({ citizenship }) => citizenship === null)).toBe(true)
})
