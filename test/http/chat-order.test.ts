import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Chat } from '#contract/organiser-chat.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { staffCompany } from '#test/factories/staff.ts'
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

test.each(['all', 'open', 'waiting', 'mine'])(
  'of the chats that are %s those who wait come first, from the longest wait or from the shortest',
  async state => {
    const longest = await readAll(`state=${state}&sort=longestWait`)
    const waiting = longest.filter(({ waitingSince }) => waitingSince !== null)
    const others = longest.filter(({ waitingSince }) => waitingSince === null)
    if (state !== 'mine') expect(waiting.length).toBeGreaterThan(1)
    const times = waiting.map(({ waitingSince }) => Date.parse(waitingSince ?? ''))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(longest).toEqual([...waiting, ...others])
    expect(await readAll(`state=${state}&sort=shortestWait`)).toEqual([...waiting.toReversed(), ...others])
  },
)

/** The names that the chats are ordered by, each with its guid. */
const kept = async () => {
  const rows = await server().database.selectFrom('chat').select(['guid', 'listName']).execute()
  return new Map(rows.map(({ guid, listName }) => [guid, listName]))
}

test.each(['all', 'open', 'closed', 'waiting', 'mine'])(
  'chats that are %s go by the name of the person both ways, also where names are alike',
  async state => {
    await sql`update participant set last_name = 'Тёзкин', first_name = 'Иван' where guid in (
      select participant_guid from chat where participant_guid is not null order by guid limit 9)`.execute(
      server().database,
    )
    const newest = await readAll(`state=${state}&sort=newest`)
    const names = await kept()
    const there = await readAll(`state=${state}&sort=person`)
    expect(there).toHaveLength(newest.length)
    const keys = there.map(({ guid }) => names.get(guid) ?? '')
    expect(keys).toEqual(keys.toSorted(new Intl.Collator('und').compare))
    expect(new Set(there.map(({ guid }) => guid)).size).toBe(there.length)
    expect(await readAll(`state=${state}&sort=personDown`)).toEqual(there.toReversed())
    if (state === 'all') expect(keys.filter(key => key === 'тёзкин иван').length).toBeGreaterThan(4)
  },
)

test('the name of a chat follows its person: renamed, merged with another record, erased', async () => {
  const { database } = server()
  const [chat, other] = await database
    .selectFrom('chat')
    .select(['guid', 'participantGuid'])
    .where('participantGuid', 'is not', null)
    .orderBy('guid', 'desc')
    .limit(2)
    .execute()
  if (!chat?.participantGuid || !other?.participantGuid) throw new Error('the crowd has no chats')
  const nameOf = async () => (await kept()).get(chat.guid)
  const rename = (guid: string, values: object) =>
    database.updateTable('participant').set(values).where('guid', '=', guid).execute()
  await rename(chat.participantGuid, { lastName: 'Ёлкина', firstName: 'Анна' })
  expect(await nameOf()).toBe('ёлкина анна')
  await rename(other.participantGuid, { lastName: 'Яблокова', firstName: 'Ия' })
  await database.deleteFrom('chat').where('guid', '=', other.guid).execute()
  await database
    .updateTable('chat')
    .set({ participantGuid: other.participantGuid })
    .where('guid', '=', chat.guid)
    .execute()
  expect(await nameOf()).toBe('яблокова ия')
  await rename(other.participantGuid, { erasedAt: new Date('2025-10-01T00:00:00Z') })
  expect(await nameOf()).toBe('')
})

test('the chat of an account takes the name of its company’s person, and none without one', async () => {
  const { database } = server()
  const { guid } = await staffCompany(server())
  const company = await database
    .selectFrom('staffCompany')
    .selectAll()
    .where('guid', '=', guid)
    .executeTakeFirstOrThrow()
  const { editionGuid, accountGuid } = company
  const at = new Date('2025-10-01T00:00:00Z')
  await database
    .insertInto('chat')
    .values({ editionGuid, accountGuid, createdAt: at, updatedAt: at })
    .execute()
  const nameOf = async () => {
    const row = await database
      .selectFrom('chat')
      .select('listName')
      .where('accountGuid', '=', company.accountGuid)
      .executeTakeFirstOrThrow()
    return row.listName
  }
  expect(await nameOf()).toBe(`${company.lastName} ${company.firstName}`.toLowerCase())
  await database
    .updateTable('staffCompany')
    .set({ lastName: 'Щукин', firstName: 'Лев' })
    .where('accountGuid', '=', company.accountGuid)
    .execute()
  expect(await nameOf()).toBe('щукин лев')
  await database
    .updateTable('account')
    .set({ phone: `erased:${company.accountGuid}` })
    .where('guid', '=', company.accountGuid)
    .execute()
  expect(await nameOf()).toBe('')
})

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
