import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { DuplicateRow } from '#contract/organiser-duplicate.ts'
import { type DuplicateSort, duplicateSorts } from '#domain/identity/duplicate-sort.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { appliedTwice, type DuplicatePage, listDuplicates, seekDuplicates } from './duplicate-calls.ts'
import { expectRefusal } from './expect-refusal.ts'
import { expectDayRefused, expectDays, forumDay, spreadOverDays } from './list-day-range.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()
let token = ''

/** Every pair that nobody has looked at, two to a page. */
async function all(sort: DuplicateSort): Promise<DuplicateRow[]> {
  const rows: DuplicateRow[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: DuplicatePage = await listDuplicates(
      server(),
      token,
      `limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`,
    )
    rows.push(...page.items)
    cursor = page.nextCursor
    expect(rows.length, 'the pages lead in a circle').toBeLessThan(1000)
  }
  return rows
}

const guids = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid)

/** The surname and the first name of the record that stands first in each pair, in whichever script they gave them. */
async function namesByPair(): Promise<Map<string, string>> {
  const rows = await server()
    .database.selectFrom('duplicatePair as pair')
    .innerJoin('participant', 'participant.guid', 'pair.leftGuid')
    .select(['pair.guid', 'lastName', 'firstName', 'latinLastName', 'latinFirstName'])
    .execute()
  return new Map(
    rows.map(row => [
      row.guid,
      `${row.lastName || row.latinLastName} ${row.firstName || row.latinFirstName}`.toLowerCase(),
    ]),
  )
}

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
  for (const name of ['Щёголев', 'Абрикосов', 'Неустроев', 'Крестовников', 'Белогрудов', 'Ёлкин', 'Яхонтов'])
    await appliedTwice(server(), name)
  const { database } = server()
  // Found on several days, two of one instant; likenesses and companies of which some are the same.
  await sql`
    update duplicate_pair set found_at = timestamptz '2025-09-01 10:00:00.123456+00' + pair.place / 2 * interval '1 day',
      score = 80 + pair.place % 3
    from (select guid, row_number() over (order by md5(guid::text)) as place from duplicate_pair) as pair
    where pair.guid = duplicate_pair.guid`.execute(database)
  await sql`
    update participant_company set short_name = (array['Янтарь', 'Банк', 'Ёлочка'])[1 + abs(hashtext(participant_guid::text)) % 3]
    where participant_guid in (select left_guid from duplicate_pair)`.execute(database)
})

test('the list goes by each column, both ways, page by page', async () => {
  const names = await namesByPair()
  const { compare } = new Intl.Collator('und')
  const upwards: Record<string, (one: DuplicateRow, other: DuplicateRow) => number> = {
    leastLike: (one, other) => one.score - other.score,
    oldest: (one, other) => Date.parse(one.foundAt) - Date.parse(other.foundAt),
    name: (one, other) => compare(names.get(one.guid) ?? '', names.get(other.guid) ?? ''),
    company: (one, other) =>
      compare((one.left.company ?? '').toLowerCase(), (other.left.company ?? '').toLowerCase()),
  }
  const turned = { leastLike: 'likest', oldest: 'newest', name: 'nameDown', company: 'companyDown' } as const
  const pairs = await all('likest')
  expect(pairs).toHaveLength(7)
  for (const sort of ['leastLike', 'oldest', 'name', 'company'] as const) {
    const expected = pairs.toSorted(
      (one, other) => upwards[sort]?.(one, other) || (one.guid < other.guid ? -1 : 1),
    )
    expect(guids(await all(sort)), sort).toEqual(guids(expected))
    expect(guids(await all(turned[sort])), turned[sort]).toEqual(guids(expected.toReversed()))
  }
  expect((await listDuplicates(server(), token)).items.map(({ score }) => score)).toEqual(
    pairs.map(({ score }) => score),
  )
})

test('a pair goes where the record that stands first is renamed to', async () => {
  const last = (await all('name')).at(-1)
  const { leftGuid } = await server()
    .database.selectFrom('duplicatePair')
    .select('leftGuid')
    .where('guid', '=', last?.guid ?? '')
    .executeTakeFirstOrThrow()
  await server()
    .database.updateTable('participant')
    .set({ lastName: 'Аахенов', latinLastName: 'Aakhenov' })
    .where('guid', '=', leftGuid)
    .execute()
  expect((await all('name'))[0]?.guid).toBe(last?.guid)
  expect((await all('nameDown')).at(-1)?.guid).toBe(last?.guid)
  // The search for duplicates keeps what was not changed in its place.
  await seekDuplicates(server())
  expect(guids(await all('name'))[0]).toBe(last?.guid)
})

test('a cursor of another order is told of, an unknown order refused, a view keeps its order', async () => {
  for (const sort of duplicateSorts) {
    const { nextCursor } = await listDuplicates(server(), token, `limit=2&sort=${sort}`)
    const other = sort === 'name' ? 'company' : 'name'
    expectRefusal(
      await server().call('GET', `/organizer/duplicates?sort=${other}&cursor=${nextCursor}`, { token }),
      422,
      'cursor_of_another_view',
    )
  }
  expectRefusal(
    await server().call('GET', '/organizer/duplicates?sort=colour', { token }),
    400,
    'malformed_request',
  )
  const body = { list: 'duplicates', name: 'Новые', query: { sort: 'newest' }, shared: false }
  expect(await server().call('POST', '/organizer/views', { token, body })).toMatchObject({ status: 200 })
  const { items } = await must<{ items: { query: object }[] }>(
    server(),
    'GET',
    '/organizer/views?list=duplicates',
    { token },
  )
  expect(items).toMatchObject([{ query: { sort: 'newest' } }])
})

test('pairs are narrowed to the days on which they were found', async () => {
  await spreadOverDays(server(), 'duplicate_pair', 'found_at')
  const list = listPages<DuplicateRow>(server, '/organizer/duplicates', 'committee', '3')
  await expectDays(list, { tab: 'open', dayOf: row => forumDay(row.foundAt) })
  await expectDayRefused(server(), '/organizer/duplicates', token)
})
