import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { EmployeeRow } from '#contract/organiser-employee.ts'
import type { VehicleRow } from '#contract/organiser-vehicle.ts'
import type { ReviewedVolunteer } from '#contract/organiser-volunteer.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { vehicleSorts } from '#domain/staff-company/review-sort.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { employees, staffCompany, testVehicle } from '#test/factories/staff.ts'
import { volunteer } from '#test/factories/volunteer.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()

type Row = (EmployeeRow | VehicleRow | ReviewedVolunteer) & { companyName?: string; arrivesOn?: string }

const staff = listPages<Row>(server, '/organizer/employees', 'security')
const vehicles = listPages<Row>(server, '/organizer/vehicles', 'security')

const volunteers = listPages<Row>(server, '/organizer/volunteers/review', 'security')

const guids = (rows: readonly Row[]) => rows.map(({ guid }) => guid)

const surnames = ['Ёжиков', 'Еремин', 'Жилин', 'Ефимов', 'Абрикосов']

beforeAll(async () => {
  for (const _ of ['one', 'other']) {
    const company = await staffCompany(server())
    await employees(server(), company, 6)
    for (let number = 0; number < 6; number += 1)
      await must(server(), 'POST', `/staff/companies/${company.guid}/vehicles`, {
        token: company.token,
        body: { ...testVehicle, brand: ['ГАЗ', 'Ёлка', 'MAN'][number % 3], plate: `А${number}23ВС77` },
      })
  }
  await sql`update employee set on_site_role = 'builder'`.execute(server().database)
  // A third was never sent; two of those that were stand at one moment.
  for (const table of ['employee', 'vehicle'] as const)
    await sql`
      with numbered as (select guid, row_number() over (order by guid) as number from ${sql.table(table)})
      update ${sql.table(table)} as row set
        state = case when number % 3 = 0 then 'unconfirmed' else 'pending' end,
        sent_at = case when number % 3 = 0 then null else timestamptz '2025-08-01 21:30+00' + number / 2 * interval '26 hours' end
      from numbered where numbered.guid = row.guid`.execute(server().database)
  for (const lastName of surnames) await volunteer(server(), 'accepted', { lastName })
  await sql`
    with numbered as (select guid, row_number() over (order by guid)::integer as number from employee)
    update employee set last_name = (${surnames}::text[])[1 + number % 5]
    from numbered where numbered.guid = employee.guid`.execute(server().database)
  await sql`
    with numbered as (select guid, row_number() over (order by guid) as number from volunteer where sent_at is not null)
    update volunteer set sent_at = timestamptz '2025-08-01 21:30+00' + number / 2 * interval '26 hours'
    from numbered where numbered.guid = volunteer.guid`.execute(server().database)
  await sql`
    with numbered as (select guid, row_number() over (order by guid)::integer as number from vehicle)
    update vehicle set arrives_on = arrives_on - number % 4 from numbered where numbered.guid = vehicle.guid`.execute(
    server().database,
  )
})

const compare = new Intl.Collator('und').compare
const nameOf = (row: Row) =>
  ('brand' in row ? `${row.brand} ${row.plate}` : row.name.split(' ').slice(0, 2).join(' ')).toLowerCase()

const upwards = {
  oldest: (one: Row, other: Row) =>
    Date.parse(one.sentAt ?? '2099-01-01') - Date.parse(other.sentAt ?? '2099-01-01'),
  name: (one: Row, other: Row) => compare(nameOf(one), nameOf(other)),
  company: (one: Row, other: Row) =>
    compare((one.companyName ?? '').toLowerCase(), (other.companyName ?? '').toLowerCase()),
  arrives: (one: Row, other: Row) => compare(one.arrivesOn ?? '', other.arrivesOn ?? ''),
}
const back = { name: 'nameDown', company: 'companyDown', arrives: 'arrivesDown' } as const

test.each([
  ['employees', staff, ['oldest', 'name', 'company']],
  ['vehicles', vehicles, ['oldest', 'name', 'company', 'arrives']],
  ['volunteers', volunteers, ['oldest', 'name']],
] as const)('each order of %s holds everything once, and goes both ways', async (_, { all }, sorts) => {
  const everything = await all()
  expect(everything.length).toBeGreaterThanOrEqual(5)
  for (const sort of sorts)
    for (const state of [undefined, 'pending'] as const) {
      const query = { sort, ...(state && { state }) }
      const found = await all(query)
      expect(guids(found).sort(), sort).toEqual(
        guids(everything.filter(row => !state || row.state === state)).sort(),
      )
      for (const [index, row] of found.slice(1).entries())
        expect(upwards[sort](found[index] as Row, row), `${sort} ${nameOf(row)}`).toBeLessThanOrEqual(0)
      if (sort !== 'oldest')
        expect(guids(await all({ ...query, sort: back[sort] })), back[sort]).toEqual(
          guids(found).toReversed(),
        )
    }
  // What was never sent ends this order too.
  const newest = await all({ sort: 'newest' })
  expect(guids(newest).sort()).toEqual(guids(everything).sort())
  const times = newest.map(row => Date.parse(row.sentAt ?? '1970-01-01'))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  if (everything.some(row => row.sentAt === null)) expect(times.at(-1)).toBe(0)
})

test.each([
  ['employees', staff],
  ['vehicles', vehicles],
  ['volunteers', volunteers],
] as const)(
  'of %s those that wait come first, by how long, and the others after them',
  async (list, { all }) => {
    const { database } = server()
    const everything = await all()
    const decided = everything.filter(row => row.state === 'pending').slice(1, 3)
    const [table, state] = list === 'volunteers' ? ['volunteer', 'review'] : [list.slice(0, -1), 'state']
    const set = (to: string) =>
      sql`update ${sql.table(String(table))} set ${sql.ref(String(state))} = ${to}
      where guid = any(${guids(decided)}::uuid[])`.execute(database)
    await set('approved')
    for (const [sort, way] of [
      ['longestWait', 1],
      ['shortestWait', -1],
    ] as const) {
      const found = await all({ sort })
      expect(guids(found).sort()).toEqual(guids(everything).sort())
      const waiting = found.filter(row => row.state === 'pending')
      expect(waiting.length).toBeGreaterThan(1)
      expect(found.slice(0, waiting.length)).toEqual(waiting)
      const times = waiting.map(row => way * Date.parse(row.sentAt ?? ''))
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(guids(await all({ sort, state: 'approved' })).sort()).toEqual(guids(decided).sort())
    }
    await set('pending')
  },
)

test.each([
  ['employees', staff],
  ['vehicles', vehicles],
  ['volunteers', volunteers],
] as const)(
  '%s are narrowed to the days of sending, and the tabs count beside them',
  async (_, { read, all }) => {
    const sent = (await all()).filter(row => row.sentAt !== null)
    const day = (row: Row) => localDayAt(Date.parse(row.sentAt ?? ''), 'Europe/Moscow')
    const days = [...new Set(sent.map(day))].sort()
    const [from = '', to = ''] = [days[1], days.at(-2)]
    for (const query of [{ from }, { to }, { from, to }] as { from?: string; to?: string }[]) {
      const expected = sent.filter(
        row => (!query.from || day(row) >= query.from) && (!query.to || day(row) <= query.to),
      )
      expect(expected.length).toBeGreaterThan(0)
      expect(expected.length).toBeLessThan(sent.length)
      expect(guids(await all(query))).toEqual(guids(expected))
      const { counts } = await read(query)
      for (const state of reviewStates)
        expect(counts[state] ?? 0, state).toBe(expected.filter(row => row.state === state).length)
    }
  },
)

test('a cursor of another view, an unknown order and a wrong day are refused', async () => {
  const token = await organiserToken(server(), 'security')
  for (const [list, { read }] of [
    ['employees', staff],
    ['vehicles', vehicles],
  ] as const) {
    const { nextCursor } = await read({ limit: '3', sort: 'newest' })
    const next = (query: string) =>
      server().call('GET', `/organizer/${list}?${query}&cursor=${nextCursor}`, { token })
    expect((await next('sort=newest&limit=9')).status).toBe(200)
    for (const query of ['sort=oldest', 'sort=newest&state=pending', 'sort=newest&to=2026-01-01'])
      expectRefusal(await next(query), 422, 'cursor_of_another_view')
    const unknown = list === 'employees' ? vehicleSorts.at(-1) : 'plate'
    for (const query of [`sort=${unknown}`, 'from=2025-02-30'])
      expectRefusal(
        await server().call('GET', `/organizer/${list}?${query}`, { token }),
        400,
        'malformed_request',
      )
  }
})
