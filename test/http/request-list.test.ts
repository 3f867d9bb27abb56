import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ErasureRow } from '#contract/erasure.ts'
import type { ChangeRow } from '#contract/organiser-change.ts'
import { changeRequestKinds, changeRequestStatuses } from '#domain/change-request/change-request-kind.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { erasureStatuses } from '#domain/erasure/erasure-rules.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()

type Row = {
  guid: string
  participantGuid: string
  name: string
  company: string | null
  requestedAt: string
  status: string
}

const changes = listPages<ChangeRow>(server, '/organizer/changes', 'admin')
const erasures = listPages<ErasureRow>(server, '/organizer/erasures', 'admin')

/** Surname and first name of each person, in whichever script they gave them. */
const surnames = new Map<string, string>()

const guids = (rows: readonly Row[]) => rows.map(({ guid }) => guid)

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 600, seed: 7, say: () => {} })
  const { database } = server()
  // Every status at several times, two of each minute alike, so that ties are met.
  await sql`
    with asker as (
      select application.participant_guid, application.edition_guid, participant.account_guid,
        row_number() over (order by application.guid) as number
      from application join participant on participant.guid = application.participant_guid
      where participant.erased_at is null limit 120
    )
    insert into change_request (edition_guid, participant_guid, kind, proposed, reason, status, requested_by, requested_at, decided_at, answer)
    select edition_guid, participant_guid, (array['identity', 'badge', 'transfer'])[1 + number % 3], '{}', 'Ошибка в анкете',
      status, account_guid, timestamptz '2025-08-01 21:30+00' + number / 2 * interval '5 hours',
      case status when 'open' then null else timestamptz '2025-09-10 10:00+00' end, case status when 'refused' then 'Нет' end
    from (select *, (array['open', 'granted', 'refused', 'withdrawn', 'open'])[1 + number % 5] as status from asker) as given
    on conflict do nothing`.execute(database)
  await sql`
    with asker as (
      select application.participant_guid, participant.account_guid, row_number() over (order by application.guid desc) as number
      from application join participant on participant.guid = application.participant_guid
      where participant.erased_at is null limit 60
    )
    insert into erasure_request (participant_guid, status, requested_by, requested_at, decided_at)
    select participant_guid, status, account_guid, timestamptz '2025-08-01 21:30+00' + number / 2 * interval '5 hours',
      case status when 'open' then null else timestamptz '2025-09-10 10:00+00' end
    from (select *, (array['open', 'withdrawn', 'refused', 'open'])[1 + number % 4] as status from asker) as given
    on conflict do nothing`.execute(database)
  const people = await database
    .selectFrom('participant')
    .select(['guid', 'lastName', 'firstName', 'latinLastName', 'latinFirstName'])
    .execute()
  for (const { guid, ...name } of people)
    surnames.set(
      guid,
      `${name.lastName || name.latinLastName || ''} ${name.firstName || name.latinFirstName || ''}`,
    )
})

const compare = new Intl.Collator('und').compare
const text = (of: (row: Row) => string | null) => (one: Row, other: Row) =>
  compare((of(one) ?? '').toLowerCase(), (of(other) ?? '').toLowerCase())
const upwards = {
  name: text(row => surnames.get(row.participantGuid) ?? ''),
  company: text(row => row.company),
  oldest: (one: Row, other: Row) => Date.parse(one.requestedAt) - Date.parse(other.requestedAt),
}
const back = { name: 'nameDown', company: 'companyDown', oldest: 'newest' } as const

describe.each([
  ['changes', changes as unknown as ReturnType<typeof listPages<Row>>, changeRequestStatuses],
  ['erasures', erasures as unknown as ReturnType<typeof listPages<Row>>, erasureStatuses],
] as const)('the list of %s', (list, { read, all }, statuses) => {
  test('holds everything once in each order, and goes both ways', async () => {
    for (const status of statuses) {
      const everything = await all({ status })
      expect((await read({ status })).counts[status] ?? 0, status).toBe(everything.length)
      const usual = status === 'open' ? 'oldest' : 'newest'
      expect(guids(everything), status).toEqual(guids(await all({ status, sort: usual })))
      for (const sort of ['name', 'company', 'oldest'] as const) {
        const found = await all({ status, sort })
        expect(guids(found).sort(), sort).toEqual(guids(everything).sort())
        for (const [index, row] of found.slice(1).entries())
          expect(upwards[sort](found[index] as Row, row), `${sort} ${row.name}`).toBeLessThanOrEqual(0)
        expect(guids(await all({ status, sort: back[sort] })), back[sort]).toEqual(guids(found).toReversed())
      }
    }
    expect((await all()).length).toBeGreaterThan(14)
  })

  test('is narrowed to days of the forum’s zone, and its tabs count beside them', async () => {
    const day = (row: Row) => localDayAt(Date.parse(row.requestedAt), 'Europe/Moscow')
    const everything = await all()
    const days = everything.map(day).sort()
    const [from = '', to = ''] = [days[Math.floor(days.length / 4)], days[Math.floor((days.length * 3) / 4)]]
    for (const query of [{ from }, { to }, { from, to }] as Record<string, string>[]) {
      const expected = everything.filter(
        row => (!query.from || day(row) >= from) && (!query.to || day(row) <= to),
      )
      expect(expected.length).toBeGreaterThan(0)
      expect(expected.length).toBeLessThan(everything.length)
      expect(guids(await all(query))).toEqual(guids(expected))
      for (const status of statuses)
        expect((await read(query)).counts[status] ?? 0, status).toBe((await all({ ...query, status })).length)
    }
  })

  test('refuses a cursor of another view, and what it does not know', async () => {
    const token = await organiserToken(server(), 'admin')
    const { nextCursor } = await read({ limit: '5', sort: 'name' })
    const next = (query: string) =>
      server().call('GET', `/organizer/${list}?${query}&cursor=${nextCursor}`, { token })
    expect((await next('sort=name&limit=9')).status).toBe(200)
    for (const query of ['sort=nameDown', 'sort=name&status=refused', 'sort=name&from=2025-01-01'])
      expectRefusal(await next(query), 422, 'cursor_of_another_view')
    for (const query of ['sort=age', 'from=2025-02-30'])
      expectRefusal(
        await server().call('GET', `/organizer/${list}?${query}`, { token }),
        400,
        'malformed_request',
      )
  })
})

test('changes go by section too, and those of one section by time', async () => {
  for (const status of changeRequestStatuses) {
    const newest = await changes.all({ status, sort: 'newest' })
    const bySection = changeRequestKinds.flatMap(kind => newest.filter(row => row.kind === kind))
    expect(new Set(newest.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    expect(guids(await changes.all({ status, sort: 'kind' }))).toEqual(guids(bySection))
    expect(guids(await changes.all({ status, sort: 'kindDown' }))).toEqual(guids(bySection).toReversed())
    const transfers = bySection.filter(({ kind }) => kind === 'transfer')
    expect(guids(await changes.all({ status, kind: 'transfer', sort: 'kind' }))).toEqual(guids(transfers))
  }
})

test('who is renamed moves in the order, and so do requests that a merge takes along', async () => {
  const [first] = await all(changes)
  const last = (await changes.all({ sort: 'name' })).at(-1)
  const { database } = server()
  await database
    .updateTable('participant')
    .set({ lastName: 'Яяковлев' })
    .where('guid', '=', String(first?.participantGuid))
    .execute()
  expect((await changes.all({ sort: 'name' })).at(-1)?.participantGuid).toBe(first?.participantGuid)
  await database
    .updateTable('participantCompany')
    .set({ shortName: 'Яшма' })
    .where('participantGuid', '=', String(first?.participantGuid))
    .execute()
  expect((await changes.all({ sort: 'companyDown' }))[0]?.participantGuid).toBe(first?.participantGuid)
  // The request alone goes to another person, as in a merge.
  await database
    .updateTable('changeRequest')
    .set({ participantGuid: String(last?.participantGuid), kind: 'speaker' })
    .where('guid', '=', String(first?.guid))
    .execute()
  const { listName } = await database
    .selectFrom('changeRequest')
    .select('listName')
    .where('guid', '=', String(first?.guid))
    .executeTakeFirstOrThrow()
  expect(listName).not.toContain('яяковлев')
})

const all = ({ all: read }: typeof changes) => read({ sort: 'name' })

test('each section says how many requests it would find, for those sections alone that one may decide', async () => {
  for (const [as, least] of [
    ['admin', 3],
    ['content', 0],
  ] as const) {
    const token = await organiserToken(server(), as)
    for (const query of [
      { status: 'open' },
      { status: 'granted', from: '2025-08-05', kind: 'badge' },
    ] as Record<string, string>[]) {
      const { counts } = await must<{ counts: { kind: { value: string; count: number; more: boolean }[] } }>(
        server(),
        'GET',
        `/organizer/changes/counts?${new URLSearchParams(query)}`,
        { token },
      )
      expect(counts.kind.length).toBeGreaterThanOrEqual(least)
      for (const kind of changeRequestKinds)
        expect(counts.kind.find(({ value }) => value === kind)?.count ?? 0, `${kind} ${as}`).toBe(
          (await changes.all({ ...query, kind }, as)).length,
        )
    }
  }
  expectRefusal(await server().call('GET', '/organizer/changes/counts'), 401, 'unauthorized')
  for (const role of ['finance', 'gate'] as const)
    expectRefusal(
      await server().call('GET', '/organizer/changes/counts', {
        token: await organiserToken(server(), role),
      }),
      403,
      'forbidden',
    )
})
