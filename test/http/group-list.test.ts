import { beforeAll, expect, test } from 'vitest'
import type { ListExport } from '#contract/organiser-export.ts'
import type { GroupRow } from '#contract/organiser-group.ts'
import { companyTypes } from '#domain/company/company-type.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { groupSizes, groupSorts } from '#domain/group/group-list.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { addMember, coordinator, emptyGroup, type TestGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { notationsOf } from '#test/factories/phone.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()
const { read, all } = listPages<GroupRow>(server, '/organizer/groups', 'committee')

const guids = (rows: readonly GroupRow[]) => rows.map(({ guid }) => guid)

type Counts = { counts: Record<'companyType' | 'size', { value: string; count: number; more: boolean }[]> }

let small: TestGroup
let empty: TestGroup

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 1500, seed: 7, say: () => {} })
  empty = await emptyGroup(server())
  small = await emptyGroup(server())
  const left = await addMember(server(), small)
  await addMember(server(), small)
  await must(server(), 'POST', `/groups/${small.guid}/members/remove`, {
    token: small.token,
    body: { participantGuids: [left.participantGuid] },
  })
})

test('each order holds every group once, page by page, and goes both ways', async () => {
  const everything = await all()
  const { rows } = await server()
    .database.selectFrom('participantGroup')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .execute()
    .then(([row]) => ({ rows: Number(row?.count) }))
  expect(everything).toHaveLength(rows)
  expect(rows).toBeGreaterThan(20)
  const compare = new Intl.Collator('und').compare
  const text = (of: (row: GroupRow) => string) => (one: GroupRow, other: GroupRow) =>
    compare(of(one).toLowerCase(), of(other).toLowerCase())
  // The middle name is no part of the order.
  const surname = (row: GroupRow) => row.coordinator.split(' ').slice(0, 2).join(' ')
  const upwards = {
    company: text(row => row.company),
    coordinator: text(surname),
    smallest: (one: GroupRow, other: GroupRow) => one.members - other.members,
    oldest: (one: GroupRow, other: GroupRow) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
    companyType: (one: GroupRow, other: GroupRow) =>
      companyTypes.indexOf(one.companyType) - companyTypes.indexOf(other.companyType) ||
      compare(one.company.toLowerCase(), other.company.toLowerCase()),
  }
  const back = {
    company: 'companyDown',
    coordinator: 'coordinatorDown',
    smallest: 'largest',
    oldest: 'newest',
    companyType: 'companyTypeDown',
  } as const
  expect([...Object.keys(upwards), ...Object.values(back)].sort()).toEqual([...groupSorts].sort())
  for (const [sort, order] of Object.entries(upwards) as [
    keyof typeof upwards,
    (typeof upwards)['company'],
  ][]) {
    const found = await all({ sort })
    expect(guids(found).sort(), sort).toEqual(guids(everything).sort())
    for (const [index, row] of found.slice(1).entries())
      expect(order(found[index] as GroupRow, row), `${sort} ${row.company}`).toBeLessThanOrEqual(0)
    expect(guids(await all({ sort: back[sort] })), back[sort]).toEqual(guids(found).toReversed())
  }
})

test('who has left is not counted, and a group without anybody is in the list', async () => {
  const rows = new Map((await all()).map(row => [row.guid, row]))
  expect(rows.get(small.guid)).toMatchObject({
    ...{ company: 'Лазоревый Банк', companyType: 'bank', members: 1, phone: small.phone },
    coordinator: `${coordinator.lastName} ${coordinator.firstName} ${coordinator.middleName}`,
  })
  expect(rows.get(empty.guid)).toMatchObject({ members: 0 })
})

test('filters narrow it alone and together, and each value is counted beside the others', async () => {
  const everything = await all()
  const day = (row: GroupRow) => localDayAt(Date.parse(row.createdAt), 'Europe/Moscow')
  const days = everything.map(day).sort()
  const [from = '', to = ''] = [days[Math.floor(days.length / 4)], days[Math.floor((days.length * 3) / 4)]]
  const within = (row: GroupRow) => day(row) >= from && day(row) <= to
  const cases: [Record<string, string>, (row: GroupRow) => boolean][] = [
    [{ size: 'none' }, row => row.members === 0],
    [{ size: 'some' }, row => row.members > 0],
    [{ companyType: 'bank' }, row => row.companyType === 'bank'],
    [{ from, to }, within],
    [
      { from, to, companyType: 'bank', size: 'some' },
      row => within(row) && row.companyType === 'bank' && row.members > 0,
    ],
  ]
  const token = await organiserToken(server(), 'committee')
  for (const [query, isFound] of cases) {
    const label = JSON.stringify(query)
    const expected = everything.filter(isFound)
    expect(expected.length, label).toBeGreaterThan(0)
    expect(guids(await all(query)), label).toEqual(guids(expected))
    expect((await read(query)).counts, label).toEqual({ all: expected.length })
    const { counts } = await must<Counts>(
      server(),
      'GET',
      `/organizer/groups/counts?${new URLSearchParams(query)}`,
      { token },
    )
    const { size: _, ...besideSize } = query
    for (const size of groupSizes)
      expect(counts.size.find(({ value }) => value === size)?.count ?? 0, `${size} ${label}`).toBe(
        (await read({ ...besideSize, size })).counts.all,
      )
    const { companyType: __, ...besideType } = query
    const beside = await all(besideType)
    expect(
      counts.companyType.reduce((sum, { count }) => sum + count, 0),
      label,
    ).toBe(beside.length)
    for (const { value, count } of counts.companyType)
      expect(count, `${value} ${label}`).toBe(beside.filter(row => row.companyType === value).length)
  }
})

test('one is found by organisation, INN and coordinator, also typed in the wrong layout', async () => {
  const both = [empty.guid, small.guid].sort()
  for (const q of ['лазоревый', '7799001175', 'Ветрова', 'dtnhjdf'])
    expect(guids(await all({ q })).sort(), q).toEqual(both)
  expect(guids(await all({ q: 'Ветрова', size: 'none' }))).toEqual([empty.guid])
  expect(await all({ q: 'Несуществующая' })).toEqual([])
})

test('one is found by the phone of its coordinator in any notation, and counted so', async () => {
  for (const q of notationsOf(small.phone)) {
    expect(guids(await all({ q })), q).toContain(small.guid)
    expect(guids(await all({ q })), q).not.toContain(empty.guid)
  }
  expect(guids(await all({ q: small.phone, size: 'none' }))).toEqual([])
  expect(guids(await all({ q: small.phone, size: 'some' }))).toEqual([small.guid])
})

test('a cursor of another view is told of', async () => {
  const { nextCursor } = await read({ limit: '5', sort: 'largest' })
  const token = await organiserToken(server(), 'committee')
  const next = (query: string) =>
    server().call('GET', `/organizer/groups?${query}&cursor=${nextCursor}`, { token })
  expect((await next('sort=largest&limit=9')).status).toBe(200)
  for (const query of ['sort=smallest', 'sort=largest&size=some', 'sort=largest&from=2025-01-01'])
    expectRefusal(await next(query), 422, 'cursor_of_another_view')
})

test('who reads applications reads groups, nobody else', async () => {
  for (const role of ['finance', 'support', 'admin'] as const)
    expect((await read({}, role)).items.length).toBeGreaterThan(0)
  for (const path of ['/organizer/groups', '/organizer/groups/counts', '/organizer/group-choices']) {
    expectRefusal(await server().call('GET', path), 401, 'unauthorized')
    for (const role of ['security', 'content', 'logistics', 'gate'] as const)
      expectRefusal(
        await server().call('GET', path, { token: await organiserToken(server(), role) }),
        403,
        'forbidden',
      )
  }
  const token = await organiserToken(server(), 'committee')
  for (const query of ['size=large', 'companyType=shop', 'sort=phone', 'from=2025-02-30'])
    expectRefusal(
      await server().call('GET', `/organizer/groups?${query}`, { token }),
      400,
      'malformed_request',
    )
})

test('it is taken away as it is filtered and ordered, and a view keeps both', async () => {
  const token = await organiserToken(server(), 'committee')
  const filters = { companyType: 'bank', sort: 'largest' }
  const { body } = await server().call<ListExport>('POST', '/organizer/exports', {
    token,
    body: {
      list: 'groups',
      format: 'csv',
      columns: ['company', 'members', 'madeAt'],
      filters,
      purpose: null,
    },
  })
  await server().deliver()
  const { bytes } = await server().call('GET', `/organizer/exports/${body.guid}/file`, { token })
  const [, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n')
  expect(lines.map(line => line.replace(/;"[^;]*"$/, ''))).toEqual(
    (await all(filters)).map(row => `"${row.company.replaceAll('"', '""')}";"${row.members}"`),
  )
  const view = await server().call('POST', '/organizer/views', {
    token,
    body: { list: 'groups', name: 'Крупные банки', query: filters, shared: false },
  })
  expect(view.status, JSON.stringify(view.body)).toBeLessThan(300)
})
