import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { RaiseRow } from '#contract/organiser-raise.ts'
import type { StaffCompanyRow } from '#contract/organiser-staff-company.ts'
import type { VolunteerRow } from '#contract/organiser-volunteer.ts'
import { raiseStates } from '#domain/raise/raise-transitions.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { volunteerStates } from '#domain/volunteer/volunteer-transitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { askedRaise } from '#test/factories/raise.ts'
import { employees, staffCompany } from '#test/factories/staff.ts'
import { addShift, assign, decideVolunteer, volunteer } from '#test/factories/volunteer.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { expectDayRefused, expectDays, forumDay, spreadOverDays } from './list-day-range.ts'
import { listPages } from './list-pages.ts'

// Companies on site, their requests for places and volunteers go by each column both ways.
const server = useTestServer()

beforeAll(async () => {
  const { database } = server()
  const roles = ['partner', 'contractor', 'exhibitor', 'partner', 'generalPartner'] as const
  for (const [index, contractorRole] of roles.entries()) {
    const company = await staffCompany(server(), { contractorRole })
    server().advance(60_000)
    if (index < 4) await askedRaise(server(), company)
    if (contractorRole !== 'contractor' && index % 2 === 0)
      await employees(server(), company, index === 0 ? 2 : 1)
  }
  await sql`update employee set state = 'pending', on_forum = true, on_site_role = 'standStaff'`.execute(
    database,
  )
  await sql`with numbered as (select guid, row_number() over (order by guid) as number from staff_company)
    update staff_company set last_name = (array['Ёлкина', 'Яшин', 'Абрамов', 'Елисеев', 'Щукин'])[number]
    from numbered where numbered.guid = staff_company.guid`.execute(database)
  await sql`with numbered as (select guid, row_number() over (order by guid desc) as number from quota_raise)
    update quota_raise set places_asked = number * 3 % 7 + 1 from numbered where numbered.guid = quota_raise.guid`.execute(
    database,
  )
  await sql`update quota_raise set state = case when places_asked % 2 = 0 then 'refused' else 'withdrawn' end,
    places = places_asked, price_kopecks = 100000 + places_asked where places_asked <> 4`.execute(database)
  const shift = await addShift(server())
  for (const [index, lastName] of ['Яблокова', 'Ёжиков', 'Арбузов', 'Ежевикин'].entries()) {
    const { guid } = await volunteer(server(), 'new', {
      ...{ lastName, city: ['Сочи', 'Анапа', 'Адлер', 'Сочи'][index] ?? '' },
      university: ['РУДН', 'МГУ', 'СГУ', 'МГУ'][index] ?? '',
    })
    server().advance(60_000)
    if (index % 2 === 0) await decideVolunteer(server(), [guid], 'accept')
    if (index === 2) await assign(server(), shift, [guid])
  }
})

const byText = new Intl.Collator('ru').compare
const byNumber = (one: number, other: number) => one - other
type Orders<Row> = readonly (readonly [up: string, down: string, keyOf: (row: Row) => string | number])[]

async function goesBothWays<Row extends { guid: string }>(
  list: ReturnType<typeof listPages<Row>>,
  orders: Orders<Row>,
  filter: Record<string, string>,
) {
  const known = (await list.all(filter)).map(({ guid }) => guid).toSorted()
  expect(known.length).toBeGreaterThan(2)
  for (const [up, down, keyOf] of orders) {
    const rows = await list.all({ ...filter, sort: up })
    const keys = rows.map(keyOf)
    const sorted = keys.every(key => typeof key === 'number')
      ? keys.toSorted(byNumber as never)
      : keys.map(String).toSorted(byText)
    expect(keys, up).toEqual(sorted)
    expect(new Set(keys).size, up).toBeGreaterThan(1)
    expect(rows.map(({ guid }) => guid).toSorted(), up).toEqual(known)
    expect(await list.all({ ...filter, sort: down }), down).toEqual(rows.toReversed())
  }
}

test('companies on site', async () => {
  const companies = listPages<StaffCompanyRow>(server, '/organizer/staff-companies', 'logistics', '2')
  await goesBothWays(
    companies,
    [
      ['oldest', 'newest', row => Date.parse(row.createdAt)],
      ['name', 'nameDown', row => row.name],
      ['role', 'roleDown', row => contractorRoles.indexOf(row.contractorRole)],
      ['owner', 'ownerDown', row => row.owner.name],
      ['fewestPlaces', 'mostPlaces', row => row.forumPlaces.taken],
      ['fewestEmployees', 'mostEmployees', row => row.employees],
    ],
    { state: 'confirmed' },
  )
  expect(await companies.all({ sort: 'mostVehicles' })).toEqual(
    (await companies.all({ sort: 'fewestVehicles' })).toReversed(),
  )
})

test('requests for more places', async () => {
  const raises = listPages<RaiseRow>(server, '/organizer/raises', 'logistics', '2')
  await goesBothWays(
    raises,
    [
      ['oldest', 'newest', row => row.guid],
      ['company', 'companyDown', row => row.company.name],
      ['role', 'roleDown', row => contractorRoles.indexOf(row.company.contractorRole)],
      ['fewestTaken', 'mostTaken', row => row.forumPlaces.taken],
      ['fewestAsked', 'mostAsked', row => row.placesAsked],
      ['smallest', 'largest', row => (row.places ?? 0) * Number(row.priceKopecks ?? 0)],
      ['state', 'stateDown', row => raiseStates.indexOf(row.state)],
    ],
    { state: 'ended' },
  )
  expect(await raises.all({ state: 'ended' })).toEqual(await raises.all({ state: 'ended', sort: 'newest' }))
})

test('volunteers', async () => {
  await goesBothWays(
    listPages<VolunteerRow>(server, '/organizer/volunteers', 'logistics', '2'),
    [
      ['oldest', 'newest', row => Date.parse(row.createdAt)],
      ['name', 'nameDown', row => row.name],
      ['study', 'studyDown', row => row.university],
      ['city', 'cityDown', row => row.city],
      ['fewestShifts', 'mostShifts', row => row.shifts],
      ['check', 'checkDown', row => reviewStates.indexOf(row.review)],
      ['state', 'stateDown', row => volunteerStates.indexOf(row.state)],
    ],
    {},
  )
})

test.each([
  ['/organizer/staff-companies', 'sort=name', 'sort=nameDown'],
  ['/organizer/raises', 'state=ended&sort=company', 'state=ended&sort=newest'],
  ['/organizer/volunteers', 'sort=city', 'sort=study'],
])(
  'a place in %s by one order is refused by another, and an order that is none too',
  async (path, one, other) => {
    const token = await organiserToken(server(), 'logistics')
    const read = (query: string) =>
      server().call<{ nextCursor: string }>('GET', `${path}?${query}`, { token })
    const { nextCursor } = (await read(`${one}&limit=1`)).body
    const at = `cursor=${encodeURIComponent(nextCursor)}`
    expect((await read(`${one}&limit=1&${at}`)).status).toBe(200)
    expectRefusal(await read(`${other}&limit=1&${at}`), 422, 'cursor_of_another_view')
    expectRefusal(await read('sort=phone'), 400, 'malformed_request')
  },
)

test('companies on site are narrowed to the days on which they registered', async () => {
  await spreadOverDays(server(), 'staff_company', 'created_at')
  const list = listPages<StaffCompanyRow>(server, '/organizer/staff-companies', 'logistics', '2')
  await expectDays(list, {
    query: { state: 'confirmed' },
    tab: 'confirmed',
    dayOf: row => forumDay(row.createdAt),
  })
  await expectDayRefused(server(), '/organizer/staff-companies', await organiserToken(server(), 'logistics'))
})

test('requests for places are narrowed to the days on which they were asked for', async () => {
  await spreadOverDays(server(), 'quota_raise', 'asked_at')
  const list = listPages<RaiseRow>(server, '/organizer/raises', 'logistics', '2')
  await expectDays(list, { query: { state: 'ended' }, tab: 'ended', dayOf: row => forumDay(row.askedAt) })
  await expectDayRefused(server(), '/organizer/raises', await organiserToken(server(), 'logistics'))
})

test('volunteers are narrowed to the days of their forms, and counted by whether they have shifts', async () => {
  await spreadOverDays(server(), 'volunteer', 'created_at')
  const list = listPages<VolunteerRow>(server, '/organizer/volunteers', 'logistics', '2')
  await expectDays(list, { dayOf: row => forumDay(row.createdAt) })
  const token = await organiserToken(server(), 'logistics')
  for (const query of ['', '?state=accepted', '?from=2025-09-03', '?q=арбузов', '?shifts=with']) {
    const answer = await server().call<{ counts: { shifts: { value: string; count: number }[] } }>(
      'GET',
      `/organizer/volunteers/counts${query}`,
      { token },
    )
    const { shifts: _, ...beside } = Object.fromEntries(new URLSearchParams(query))
    for (const shifts of ['with', 'without']) {
      const found = await list.all({ ...beside, shifts })
      expect(answer.body.counts.shifts.find(({ value }) => value === shifts)?.count ?? 0).toBe(found.length)
    }
  }
})
