import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Chat } from '#contract/organiser-chat.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

type Page = { items: Chat[]; nextCursor: string | null }

let token = ''

/** All rows of a list, read page by page. */
async function readAll(query: string, locale: 'ru' | 'en' = 'ru'): Promise<Chat[]> {
  const rows: Chat[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path: string = `/organizer/chats?limit=4&${query}${cursor && `&cursor=${cursor}`}`
    const page: Page = await must<Page>(server(), 'GET', path, { token, locale })
    rows.push(...page.items)
    cursor = page.nextCursor
    if (rows.length > 1000) throw new Error('the list does not end')
  }
  return rows
}

beforeAll(async () => {
  const { database, services } = server()
  await seedCrowd(services, { participants: 250, seed: 9, say: () => {} })
  token = await organiserToken(server(), 'support')
  await sql`with numbered as (select guid, row_number() over (order by guid) as number from chat),
      owners as (select account_guid, row_number() over (order by name) as number from organiser)
    update chat set owner_guid = owners.account_guid
    from numbered left join owners on owners.number = numbered.number % 4
    where chat.guid = numbered.guid`.execute(database)
})

test.each(['all', 'open', 'closed', 'waiting', 'mine'])(
  'chats that are %s go by owner, and of each by the last message',
  async state => {
    const newest = await readAll(`state=${state}&sort=newest`)
    const names = [...new Set(newest.flatMap(({ owner }) => (owner ? [owner.name] : [])))]
    const expected = [...names.sort(new Intl.Collator('und').compare), null].flatMap(name =>
      newest.filter(({ owner }) => (owner?.name ?? null) === name),
    )
    expect(expected).toHaveLength(newest.length)
    const guidsOf = (chats: readonly Chat[]) => chats.map(({ guid }) => guid)
    expect(guidsOf(await readAll(`state=${state}&sort=owner`))).toEqual(guidsOf(expected))
    expect(guidsOf(await readAll(`state=${state}&sort=ownerDown`))).toEqual(guidsOf(expected).toReversed())
  },
)

test('an English reader sees them by the names of their owners in Latin letters', async () => {
  const chats = await readAll('state=all&sort=owner', 'en')
  const names = chats.flatMap(({ owner }) => (owner ? [transliterateName(owner.name)] : []))
  expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare))
  expect(chats.slice(names.length).every(({ owner }) => owner === null)).toBe(true)
  expect(await readAll('state=all&sort=ownerDown', 'en')).toEqual(chats.toReversed())
})

test('several own some and nobody owns others, or this proves nothing', async () => {
  const owners = new Set((await readAll('state=all&sort=owner')).map(({ owner }) => owner?.guid ?? null))
  expect(owners.size).toBeGreaterThan(3)
  expect(owners.has(null)).toBe(true)
})
