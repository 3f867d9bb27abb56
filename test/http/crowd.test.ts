import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import { crowdPerson } from '#server/demo/crowd-person.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { foldTallies } from '#server/persistence/application-tally-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listRides } from '#server/persistence/transfer-ride-queries.ts'
import { goodDrafts, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { keepsMoneyTally } from './money-tally.ts'

const server = useTestServer()
keepsMoneyTally(server)
const people = 200

type Page<Row> = {
  items: Row[]
  nextCursor: string | null
  counts: Record<string, number>
  countedInPart: string[]
}

const seed = (participants: number) => seedCrowd(server().services, { participants, seed: 7, say: () => {} })

const applications = async (query = '') =>
  must<Page<ApplicationRow>>(server(), 'GET', `/organizer/applications?${query}`, {
    token: await organiserToken(server(), 'committee'),
  })

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)

beforeAll(async () => {
  // Whoever comes by car comes from somewhere.
  await publishPiece(server(), 'transferHub', goodDrafts.transferHub())
  // In two goes: the second adds what is missing.
  expect(await seed(150)).toBe(150)
  expect(await seed(people)).toBe(people - 150)
})

test('a forum is filled up to the number asked for, and no further', async () => {
  expect(await seed(people)).toBe(0)
  expect(sum((await applications()).counts)).toBe(people)
})

test('the same seed makes the same people, another makes others', () => {
  const facts = { from: new Date('2025-06-01'), until: new Date('2025-09-01'), people: 100 }
  expect(crowdPerson({ ...facts, seed: 7 }, 12)).toEqual(crowdPerson({ ...facts, seed: 7 }, 12))
  expect(crowdPerson({ ...facts, seed: 8 }, 12).guid).not.toBe(crowdPerson({ ...facts, seed: 7 }, 12).guid)
})

test('people stand in every status, and nothing of them lies ahead of the clock', async () => {
  const { counts } = await applications()
  for (const status of ['draft', 'unconfirmed', 'pending', 'approved', 'rejected', 'cancelled'])
    expect(counts[status], status).toBeGreaterThan(0)
  const now = server().services.clock.now()
  const { rows } = await sql<{ late: number }>`
    select count(*)::integer as late from audit_entry where at > ${now}`.execute(server().database)
  expect(rows[0]?.late).toBe(0)
})

test('each list of the console opens on them', async () => {
  for (const [role, path] of [
    ['committee', 'applications'],
    ['committee', 'decisions'],
    ['committee', 'groups'],
    ['finance', 'invoices'],
    ['finance', 'card-payments'],
    ['security', 'passports'],
    ['support', 'chats?state=all'],
    ['support', 'messages/failed'],
    ['admin', 'changes'],
    ['logistics', 'transfers'],
    ['admin', 'dashboard'],
  ] as const) {
    const token = await organiserToken(server(), role)
    const { status, body } = await server().call<{ items?: unknown[] }>('GET', `/organizer/${path}`, {
      token,
    })
    expect({ path, status }).toEqual({ path, status: 200 })
    if (!['messages/failed', 'changes', 'transfers', 'dashboard'].includes(path))
      expect(body.items?.length, path).toBeGreaterThan(0)
  }
})

test('a letter went to many of them, and counts how it stands with each', async () => {
  const token = await organiserToken(server(), 'admin')
  const { items: letters } = await must<{ items: { guid: string }[] }>(
    server(),
    'GET',
    '/organizer/letters',
    {
      token,
    },
  )
  const people = await must<{ items: unknown[]; counts: Record<string, number> }>(
    server(),
    'GET',
    `/organizer/letters/${letters[0]?.guid}/people?limit=20`,
    { token },
  )
  expect(people.items.length).toBeGreaterThan(10)
  expect(people.counts.sent).toBeGreaterThan(10)
})

test.each(['submitted', 'name', 'company'])('sorted by %s every application comes once', async sort => {
  for (const status of ['', 'pending', 'approved']) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Page<ApplicationRow> = await applications(
        `sort=${sort}&limit=37${status && `&status=${status}`}${cursor ? `&cursor=${cursor}` : ''}`,
      )
      seen.push(...page.items.map(({ guid }) => guid))
      cursor = page.nextCursor
    } while (cursor)
    const { counts } = await applications()
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe(status ? counts[status] : people)
  }
})

test('the tally says what a count over the applications says, folded or not', async () => {
  const counted = async () => {
    const { rows } = await sql<{ status: string; count: number }>`
      select status, count(*)::integer as count from application group by status`.execute(server().database)
    return Object.fromEntries(rows.map(row => [row.status, row.count]))
  }
  await sql`update participant set citizenship = 'AM' where guid in (select guid from participant limit 5)`.execute(
    server().database,
  )
  await sql`delete from application where guid in (select guid from application where status = 'draft' limit 3)`.execute(
    server().database,
  )
  expect((await applications()).counts).toEqual(await counted())
  const foreign = await applications('citizenship=foreign&limit=200')
  expect(sum(foreign.counts)).toBe(foreign.items.length)
  await foldTallies(server().database)
  await foldTallies(server().database)
  expect((await applications()).counts).toEqual(await counted())
})

test('the tally of rides says what a count over the transfers says, folded or not', async () => {
  const { database } = server()
  const { guid: editionGuid } = await readCurrentEdition(database)
  const counted = async () => {
    const { rows } = await sql<{ way: string; seats: number }>`
      select concat_ws(' ', direction, day, hub, ride) as way, count(*)::integer as seats
      from application join transfer using (participant_guid), lateral (values
        ('arrival', arrival_day, arrival_hub_guid, arrival_ride), ('departure', departure_day, departure_hub_guid, departure_ride)
      ) as leg (direction, day, hub, ride)
      where status = 'approved' and needed and hub is not null and edition_guid = ${editionGuid} group by 1 order by 1`.execute(
      database,
    )
    return rows
  }
  const listed = async () => {
    const rides = await listRides(database, editionGuid)
    return rides
      .map(({ direction, day, hubGuid, ride, seats }) => ({
        way: [direction, day, hubGuid, ride].join(' '),
        seats,
      }))
      .sort((one, other) => (one.way < other.way ? -1 : 1))
  }
  expect((await counted()).length).toBeGreaterThan(3)
  expect(await listed()).toEqual(await counted())
  await sql`update transfer set arrival_number = 'ZZ 9', arrival_time = '23:50' where participant_guid in (
    select participant_guid from transfer where needed limit 3)`.execute(database)
  await sql`update application set status = 'cancelled' where guid in (
    select application.guid from application join transfer using (participant_guid) where status = 'approved' limit 2)`.execute(
    database,
  )
  await sql`delete from transfer where participant_guid in (select participant_guid from transfer where needed limit 1)`.execute(
    database,
  )
  expect(await listed()).toEqual(await counted())
  await foldTallies(database)
  expect(await listed()).toEqual(await counted())
  await sql`update application set status = 'approved' where status = 'cancelled'`.execute(database)
  expect(await listed()).toEqual(await counted())
})

test('folding writes nothing where nothing has changed', async () => {
  const { database } = server()
  await foldTallies(database)
  const rows = () =>
    sql`select id from application_tally union all select id from ride_tally order by 1`.execute(database)
  const before = (await rows()).rows
  await foldTallies(database)
  expect((await rows()).rows).toEqual(before)
})

test('a cursor of another view is told of, and leads to no wrong page', async () => {
  const token = await organiserToken(server(), 'committee')
  const { nextCursor } = await applications('sort=name&limit=5')
  const call = (path: string) => server().call('GET', `/organizer/${path}`, { token })
  expect((await call(`applications?sort=name&limit=9&cursor=${nextCursor}`)).status).toBe(200)
  for (const path of [
    `applications?sort=company&cursor=${nextCursor}`,
    `applications?sort=name&status=pending&cursor=${nextCursor}`,
    `decisions?cursor=${nextCursor}`,
  ])
    expectRefusal(await call(path), 422, 'cursor_of_another_view')
})
