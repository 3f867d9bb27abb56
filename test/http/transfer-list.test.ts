import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TransferRow } from '#contract/transfer.ts'
import { transferDirections } from '#domain/transfer/transfer.ts'
import { transferSorts } from '#domain/transfer/transfer-sort.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { goodDrafts, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()
const { read, all } = listPages<TransferRow>(server, '/organizer/transfers', 'logistics', '31')
const { all: allByThree } = listPages<TransferRow>(server, '/organizer/transfers', 'logistics', '3')

type Page = Awaited<ReturnType<typeof read>> & { days: string[]; hubs: { guid: string; name: string }[] }
type Counts = { counts: Record<'day' | 'hub', { value: string; count: number; more: boolean }[]> }

const ids = (rows: readonly TransferRow[]) => rows.map(({ id }) => id)
let names = new Map<string, string>()

beforeAll(async () => {
  await publishPiece(server(), 'transferHub', goodDrafts.transferHub())
  await publishPiece(server(), 'transferHub', goodDrafts.transferHub('Вокзал', 'Station'))
  await seedCrowd(server().services, { participants: 700, seed: 7, say: () => {} })
  // The crowd comes on one day through one hub: some come earlier, leave later, and by train.
  await sql`
    with hub as (select array_agg(guid order by guid) as guids from content_item where kind = 'transferHub'),
      numbered as (select participant_guid, row_number() over (order by participant_guid) as number from transfer)
    update transfer set arrival_day = arrival_day - (number % 3)::integer, departure_day = departure_day + (number % 2)::integer,
      arrival_hub_guid = guids[1 + number % 2], departure_hub_guid = guids[1 + number % 2],
      arrival_number = case when number % 5 = 0 then null when number % 5 = 1 then arrival_time else arrival_number end
    from hub, numbered where numbered.participant_guid = transfer.participant_guid`.execute(server().database)
  // Two namesakes travel at the same minute, both there and back.
  const { database } = server()
  const same = (await all({ direction: 'arrival' })).slice(0, 2).map(({ applicationGuid }) => applicationGuid)
  await database
    .updateTable('participant')
    .set({ lastName: 'Тёзкин', firstName: 'Иван' })
    .where(
      'guid',
      'in',
      database.selectFrom('application').select('participantGuid').where('guid', 'in', same),
    )
    .execute()
  const rows = await database.selectFrom('application').select(['guid', 'listName']).execute()
  names = new Map(rows.map(({ guid, listName }) => [guid, listName]))
})

test('each order holds every way once, page by page, and goes both ways', async () => {
  const everything = await all({ sort: 'day' })
  expect(everything.length).toBeGreaterThan(30)
  expect(new Set(ids(everything)).size).toBe(everything.length)
  const { counts } = await read()
  expect(everything).toHaveLength((counts.arrival ?? 0) + (counts.departure ?? 0))
  const moments = everything.map(row => `${row.day} ${row.time} ${row.direction}`)
  expect(moments).toEqual(moments.toSorted())
  const byName = await all({ sort: 'name' })
  expect(ids(byName).sort()).toEqual(ids(everything).sort())
  const compare = new Intl.Collator('und').compare
  const named = byName.map(row => names.get(row.applicationGuid) ?? '')
  for (const [index, name] of named.slice(1).entries())
    expect(compare(named[index] ?? '', name), name).toBeLessThanOrEqual(0)
  expect(ids(await all({ sort: 'dayDown' }))).toEqual(ids(everything).toReversed())
  expect(ids(await all({ sort: 'nameDown' }))).toEqual(ids(byName).toReversed())
  for (const direction of transferDirections)
    for (const sort of transferSorts)
      expect(ids(await all({ sort, direction })), `${sort} ${direction}`).toEqual(
        ids((await all({ sort })).filter(row => row.direction === direction)),
      )
})

test('whom a search finds stand in each order as in the whole list, page by page', async () => {
  const reversed = transferSorts.filter(sort => sort.endsWith('Down'))
  // Each as somebody of their own, because searches are counted.
  for (const [q, as] of [
    ['ан', 'admin'],
    ['тезкин', 'support'],
  ] as const) {
    const pages = q === 'ан' ? all : allByThree
    const found = new Set(ids(await all({ q }, as)))
    expect(found.size, q).toBeGreaterThan(3)
    for (const sort of ['day', 'name', 'number', ...reversed] as const) {
      const everything = ids(await all({ sort }))
      expect(found.size, q).toBeLessThan(everything.length)
      expect(ids(await pages({ q, sort }, as)), `${q} ${sort}`).toEqual(
        everything.filter(id => found.has(id)),
      )
    }
  }
})

test('by airport and by direction each value goes by day, and turned round backwards', async () => {
  const { hubs } = (await read()) as Page
  const byLetter = hubs.toSorted((one, other) => one.name.localeCompare(other.name, 'ru'))
  const byHub = await all({ sort: 'hub' })
  expect(byHub.map(({ id }) => id)).toEqual(
    (await Promise.all(byLetter.map(({ guid }) => all({ hub: guid })))).flat().map(({ id }) => id),
  )
  expect(new Set(byHub.map(({ hub }) => hub)).size).toBe(2)
  const byDirection = await all({ sort: 'direction' })
  expect(ids(byDirection)).toEqual([
    ...ids(await all({ direction: 'arrival' })),
    ...ids(await all({ direction: 'departure' })),
  ])
  expect(ids(await all({ sort: 'hubDown' }))).toEqual(ids(byHub).toReversed())
  expect(ids(await all({ sort: 'directionDown' }))).toEqual(ids(byDirection).toReversed())
})

test('by number a flight stays together, and whoever named none comes first, by the hour', async () => {
  const rows = await all({ sort: 'number' })
  const numbers = rows.map(({ number }) => number?.replaceAll(/\s/g, '').toUpperCase() ?? '')
  const known = numbers.filter(number => number !== '')
  expect(known.length).toBeGreaterThan(10)
  expect(numbers.length).toBeGreaterThan(known.length)
  const hours = rows.flatMap(({ number, time }) => (number === null ? [time] : []))
  expect(hours).toEqual(hours.toSorted())
  expect(numbers).toEqual([...Array<string>(numbers.length - known.length).fill(''), ...known])
  const compare = new Intl.Collator('und').compare
  for (const [index, number] of known.slice(1).entries())
    expect(compare(known[index] ?? '', number), number).toBeLessThanOrEqual(0)
  expect(ids(rows).sort()).toEqual(ids(await all()).sort())
  expect(ids(await all({ sort: 'numberDown' }))).toEqual(ids(rows).toReversed())
})

test('the fullest and the emptiest flights come first, each whole, with a search too', async () => {
  for (const narrowed of [{}, { direction: 'departure' }, { q: 'а' }] as Record<string, string>[])
    for (const [sort, way] of [
      ['fullest', -1],
      ['emptiest', 1],
    ] as const) {
      const rows = await all({ ...narrowed, sort })
      expect(ids(rows).sort(), sort).toEqual(ids(await all(narrowed)).sort())
      const seats = rows.map(({ together }) => together)
      expect(seats, sort).toEqual(seats.toSorted((one, other) => way * (one - other)))
      const rides = rows.map(row => `${row.direction} ${row.day} ${row.hub} ${row.number ?? row.time}`)
      const begun = rides.filter((ride, index) => ride !== rides[index - 1])
      expect(new Set(begun).size, sort).toBe(begun.length)
    }
})

test('a page goes on where it ended when its flight has nobody left', async () => {
  const everything = await all({ sort: 'fullest' })
  const { items, nextCursor } = await read({ sort: 'fullest', limit: '1' })
  const gone = everything.filter(row => row.together === items[0]?.together)
  const become = (status: 'approved' | 'rejected') =>
    server()
      .database.updateTable('application')
      .set({ status })
      .where(
        'guid',
        'in',
        gone.map(({ applicationGuid }) => applicationGuid),
      )
      .execute()
  await become('rejected')
  const left = await all({ sort: 'fullest' })
  const next = await read({ sort: 'fullest', limit: '200', cursor: nextCursor ?? '' })
  expect(ids(next.items)).toEqual(ids(left))
  expect(left.length).toBeGreaterThan(0)
  await become('approved')
})

test.each(['fullest', 'emptiest'])(
  'by %s everybody comes once, though a flight grows between two pages',
  async sort => {
    const { database } = server()
    const everything = await all({ sort, direction: 'arrival' })
    const first = await read({ sort, direction: 'arrival', limit: '9' })
    const guidOf = (row: TransferRow | undefined) => row?.id.slice(0, 36) ?? ''
    const { arrivalDay, arrivalTime, arrivalNumber, arrivalHubGuid } = await database
      .selectFrom('transfer')
      .selectAll()
      .where('participantGuid', '=', guidOf(first.items.at(-1)))
      .executeTakeFirstOrThrow()
    const moved = [everything.at(-1), everything.at(-2)]
    const was = await database
      .selectFrom('transfer')
      .select(['participantGuid', 'arrivalDay', 'arrivalTime', 'arrivalNumber', 'arrivalHubGuid'])
      .where('participantGuid', 'in', moved.map(guidOf))
      .execute()
    await database
      .updateTable('transfer')
      .set({ arrivalDay, arrivalTime, arrivalNumber, arrivalHubGuid })
      .where(
        'participantGuid',
        'in',
        was.map(({ participantGuid }) => participantGuid),
      )
      .execute()
    const shown = [...first.items]
    for (let cursor = first.nextCursor; cursor !== null; ) {
      const page = await read({ sort, direction: 'arrival', limit: '9', cursor })
      shown.push(...page.items)
      cursor = page.nextCursor
    }
    const others = (rows: readonly TransferRow[]) =>
      ids(rows).filter(id => was.every(({ participantGuid }) => !id.startsWith(participantGuid)))
    // A flight that stands further on by now comes again, as in any list that changes; nobody is left out.
    expect([...new Set(others(shown))].sort()).toEqual(others(everything).sort())
    for (const { participantGuid, ...before } of was)
      await database
        .updateTable('transfer')
        .set(before)
        .where('participantGuid', '=', participantGuid)
        .execute()
  },
)

test('days and hubs narrow it, and each is counted beside the other filters', async () => {
  const token = await organiserToken(server(), 'logistics')
  const everything = await all()
  const { days, hubs } = (await read()) as Page
  const [from = '', to = ''] = [days[1], days.at(-2)]
  const hub = hubs[0]?.guid ?? ''
  expect(days.length).toBeGreaterThan(3)
  expect(hubs).toHaveLength(2)
  const ofHub = new Set(ids(await all({ hub })))
  const someone = everything[3]?.name.split(' ')[0] ?? ''
  const cases: Record<string, string>[] = [
    {},
    { from, to },
    { day: from, direction: 'arrival' },
    { hub, from },
    { q: someone },
    { q: someone, to, direction: 'departure' },
  ]
  for (const query of cases) {
    const label = JSON.stringify(query)
    const found = await all(query)
    if (!query.q)
      expect(ids(found), label).toEqual(
        ids(
          everything.filter(
            row =>
              (!query.from || row.day >= query.from) &&
              (!query.to || row.day <= query.to) &&
              (!query.day || row.day === query.day) &&
              (!query.hub || ofHub.has(row.id)) &&
              (!query.direction || row.direction === query.direction),
          ),
        ),
      )
    expect(found.length, label).toBeGreaterThan(0)
    const { direction: _, ...bothWays } = query
    const { counts: tabs } = await read(query)
    for (const direction of transferDirections)
      expect(tabs[direction], `${direction} ${label}`).toBe((await all({ ...bothWays, direction })).length)
    const { counts } = await must<Counts>(
      server(),
      'GET',
      `/organizer/transfers/counts?${new URLSearchParams(query)}`,
      { token },
    )
    for (const day of days)
      expect(counts.day.find(({ value }) => value === day)?.count ?? 0, `${day} ${label}`).toBe(
        (await all({ ...query, day })).length,
      )
    for (const { guid } of hubs)
      expect(counts.hub.find(({ value }) => value === guid)?.count ?? 0, `hub ${label}`).toBe(
        (await all({ ...query, hub: guid })).length,
      )
  }
})

test('a cursor of another view, an unknown order and a wrong day are refused', async () => {
  const token = await organiserToken(server(), 'logistics')
  const { nextCursor } = await read({ limit: '5', sort: 'name' })
  const next = (query: string) =>
    server().call('GET', `/organizer/transfers?${query}&cursor=${nextCursor}`, { token })
  expect((await next('sort=name&limit=9')).status).toBe(200)
  for (const query of ['sort=day', 'sort=nameDown', 'sort=name&from=2026-02-01'])
    expectRefusal(await next(query), 422, 'cursor_of_another_view')
  for (const query of ['sort=phone', 'from=2026-02-30'])
    expectRefusal(
      await server().call('GET', `/organizer/transfers?${query}`, { token }),
      400,
      'malformed_request',
    )
})

test('who sees no transfers counts none', async () => {
  expectRefusal(await server().call('GET', '/organizer/transfers/counts'), 401, 'unauthorized')
  for (const role of ['committee', 'finance', 'gate'] as const)
    expectRefusal(
      await server().call('GET', '/organizer/transfers/counts', {
        token: await organiserToken(server(), role),
      }),
      403,
      'forbidden',
    )
})
