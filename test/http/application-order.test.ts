import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import { applicationRanks } from '#domain/application/application-sort.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Page = { items: ApplicationRow[]; nextCursor: string | null }

let token = ''

const page = (query: string, locale: 'ru' | 'en' = 'ru') =>
  must<Page>(server(), 'GET', `/organizer/applications?${query}`, { token, locale })

/** All rows of a list, read page by page. */
async function readAll(query: string, locale?: 'ru' | 'en'): Promise<ApplicationRow[]> {
  const rows: ApplicationRow[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { items, nextCursor }: Page = await page(
      `limit=37&${query}${cursor && `&cursor=${cursor}`}`,
      locale,
    )
    rows.push(...items)
    cursor = nextCursor
    if (rows.length > 1000) throw new Error('the list does not end')
  }
  return rows
}

beforeAll(async () => {
  const { database, services } = server()
  await seedCrowd(services, { participants: 250, seed: 7, say: () => {} })
  token = await organiserToken(server(), 'committee')
  // Three organisers have taken some each, and some photographs wait for something.
  await sql`with numbered as (select guid, row_number() over (order by guid) as number from application),
      owners as (select account_guid, row_number() over (order by name) as number from organiser)
    update application set owner_guid = owners.account_guid
    from numbered join owners on owners.number = numbered.number % 5 + 1
    where application.guid = numbered.guid and numbered.number % 5 < 3`.execute(database)
  await sql`with numbered as (select guid, row_number() over (order by guid desc) as number from application)
    update application set
      photograph_requested_at = case when number % 7 = 0 then now() end,
      photograph_request = case when number % 7 = 0 then 'x' end,
      photograph_review_since = case when number % 11 = 0 then now() end
    from numbered where application.guid = numbered.guid`.execute(database)
})

const rankOf: Record<keyof typeof applicationRanks, (row: ApplicationRow) => string> = {
  role: row => row.role,
  status: row => row.status,
  payment: row => row.payment,
  security: row => row.passport,
  photograph: row => row.photograph ?? 'none',
}

/** Stable, so that people of one rank stay in the order of their names. */
const byRank = (
  rows: readonly ApplicationRow[],
  ranks: readonly string[],
  rank: (row: ApplicationRow) => string,
) => ranks.flatMap(one => rows.filter(row => rank(row) === one))

// With and without what an index holds apart, and what is found for few.
const filters = [
  '',
  'status=approved',
  'status=pending',
  'payment=paid',
  'role=speaker',
  'photograph=missing',
  'citizenship=foreign',
  'security=notGiven',
  'security=passportPending&status=approved',
  'owner=free',
  'waiting=3',
  `q=${encodeURIComponent('иван')}`,
  'status=cancelled&role=media',
]

describe.each(filters)('under %j', filter => {
  const named: { rows: ApplicationRow[] } = { rows: [] }

  beforeAll(async () => {
    named.rows = await readAll(`sort=name&${filter}`)
  })

  test.each(['role', 'status', 'payment', 'security', 'photograph'] as const)(
    'people go by %s as it comes to be, and then by name; and the other way',
    async by => {
      const expected = byRank(named.rows, applicationRanks[by], rankOf[by])
      expect(expected).toHaveLength(named.rows.length)
      expect(await readAll(`sort=${by}&${filter}`)).toEqual(expected)
      expect(await readAll(`sort=${by}Down&${filter}`)).toEqual(expected.toReversed())
    },
  )

  test('by who has taken them, and nobody is last', async () => {
    const collator = new Intl.Collator('und')
    const owners = [...new Set(named.rows.flatMap(({ owner }) => (owner ? [owner.name] : [])))]
    const expected = byRank(
      named.rows,
      [...owners.sort(collator.compare), ''],
      ({ owner }) => owner?.name ?? '',
    )
    expect(expected).toHaveLength(named.rows.length)
    expect(await readAll(`sort=owner&${filter}`)).toEqual(expected)
    expect(await readAll(`sort=ownerDown&${filter}`)).toEqual(expected.toReversed())
  })

  test('by position', async () => {
    const there = await readAll(`sort=position&${filter}`)
    const positions = there.map(({ position }) => position?.toLowerCase() ?? '')
    expect(there).toHaveLength(named.rows.length)
    expect(positions).toEqual(positions.toSorted(new Intl.Collator('und').compare))
    expect(await readAll(`sort=positionDown&${filter}`)).toEqual(there.toReversed())
  })
})

test('an English reader sees those who have taken them in the order of the Latin alphabet', async () => {
  const rows = await readAll('sort=owner', 'en')
  const names = rows.flatMap(({ owner }) => (owner ? [transliterateName(owner.name)] : []))
  expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare))
  expect(rows.slice(names.length).every(({ owner }) => owner === null)).toBe(true)
  expect(await readAll('sort=ownerDown', 'en')).toEqual(rows.toReversed())
  // Or the order would be the Russian one.
  const russian = (await readAll('sort=owner')).map(({ owner }) => owner?.name)
  expect(rows.map(({ owner }) => owner?.name)).not.toEqual(russian)
})

test('every rank is met, or this proves nothing', async () => {
  const rows = await readAll('sort=name')
  for (const [by, ranks] of Object.entries(applicationRanks)) {
    const met = new Set(rows.map(rankOf[by as keyof typeof rankOf]))
    expect({ by, met: ranks.filter(rank => met.has(rank)).length > 2 }).toEqual({ by, met: true })
  }
})

test('a place of another order leads nowhere, and one that never was begins anew', async () => {
  const first = await page('sort=payment&limit=3')
  expectRefusal(
    await server().call('GET', `/organizer/applications?sort=role&limit=3&cursor=${first.nextCursor}`, {
      token,
    }),
    422,
    'cursor_of_another_view',
  )
  const guid = first.items[0]?.guid
  for (const key of ['gone:иванов', 'иванов', ':', '']) {
    const forged = Buffer.from(JSON.stringify([key, guid])).toString('base64url')
    expect((await page(`sort=payment&limit=3&cursor=${forged}`)).items).toEqual(first.items)
  }
})

test('who changes position changes place, and what is kept of a photograph is true', async () => {
  const { database } = server()
  const [one] = (await readAll('sort=positionDown&photograph=missing')).slice(-1)
  await sql`update participant set position = 'Яяяяя' where guid = ${one?.participantGuid}`.execute(database)
  expect((await page('sort=positionDown&limit=1')).items[0]?.guid).toBe(one?.guid)
  // A picture changes hands: one person is left without, and the other's is another one now.
  const holders = await database
    .selectFrom('participant')
    .select(['guid', 'photographFileGuid'])
    .where('photographFileGuid', 'is not', null)
    .limit(2)
    .execute()
  expect(holders).toHaveLength(2)
  for (const [guid, picture] of [
    [holders[0]?.guid, null],
    [holders[1]?.guid, holders[0]?.photographFileGuid],
  ])
    await sql`update participant set photograph_file_guid = ${picture} where guid = ${guid}`.execute(database)
  const { rows } = await sql<{ kept: boolean }>`
    select bool_and(has_photograph = (participant.photograph_file_guid is not null)
      and application.photograph_file_guid is not distinct from participant.photograph_file_guid
      and list_position = lower(coalesce(position, '') collate "und-x-icu")) as kept
    from application join participant on participant.guid = application.participant_guid`.execute(database)
  expect(rows).toEqual([{ kept: true }])
})
