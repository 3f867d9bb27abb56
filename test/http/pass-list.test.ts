import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BadgeRow } from '#contract/organiser-badge.ts'
import type { PassRow } from '#contract/organiser-pass.ts'
import { badgeSorts } from '#domain/badge/badge-sort.ts'
import { badgeStanding } from '#domain/badge/badge-standing.ts'
import { badgedKinds } from '#domain/badge/badged-kind.ts'
import { passKinds } from '#domain/pass/pass-payload.ts'
import { passSorts } from '#domain/pass/pass-sort.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { countBadges, listBadgeRows } from '#server/persistence/badge-list-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { blankParticipant } from '#server/persistence/erase-person-queries.ts'
import { blankEmployees } from '#server/persistence/erase-staff-queries.ts'
import { refreshSearchTexts } from '#server/persistence/participant-queries.ts'
import { countPasses, pageOfPasses } from '#server/persistence/pass-list-queries.ts'
import { findPasses } from '#server/persistence/pass-search-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { admittedParticipant, must } from '#test/factories/participant.ts'
import { approvedVehicle, employees, staffCompany } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { expectDayRefused, expectDays, forumDay, spreadOverDays } from './list-day-range.ts'
import { listPages } from './list-pages.ts'

// What passes and badges are ordered, searched and counted by is kept on the pass itself (decision 184).
const server = useTestServer()
const passes = listPages<PassRow>(server, '/organizer/passes', 'security')
const badges = listPages<BadgeRow>(server, '/organizer/badges', 'logistics')
let editionGuid = ''

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 250, seed: 7, say: () => {} })
  editionGuid = (await readCurrentEdition(server().database)).guid
})

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid)

type Counts = { counts: { kind: { value: string; count: number; more: boolean }[] } }

test.each([
  ['passes', passKinds, passes, { state: 'valid' }],
  ['passes', passKinds, passes, { q: 'ив' }],
  ['badges', badgedKinds, badges, { standing: 'toPrint' }],
  ['badges', badgedKinds, badges, { q: 'ив' }],
] as const)(
  'each kind of bearer of the %s is counted beside the other filters',
  async (path, kinds, list, filter) => {
    const token = await organiserToken(server(), 'logistics')
    const asked = new URLSearchParams({ ...filter, kind: 'participant' })
    const { counts } = await must<Counts>(server(), 'GET', `/organizer/${path}/counts?${asked}`, { token })
    for (const kind of kinds)
      expect(counts.kind.find(({ value }) => value === kind)?.count ?? 0, kind).toBe(
        (await list.all({ ...filter, kind })).length,
      )
    expect(counts.kind.length).toBeGreaterThan(0)
    const stranger = await organiserToken(server(), 'finance')
    expectRefusal(
      await server().call('GET', `/organizer/${path}/counts`, { token: stranger }),
      403,
      'forbidden',
    )
  },
)

test.each(['ив', 'банк', '.example'])('passes of “%s”, few or many', async typed => {
  const few = await findPasses(server().database, { editionGuid, typed })
  if (!few) throw new Error('nothing was asked')
  const many = { ...few, guids: [], more: true }
  // All of them are counted, whatever is named.
  for (const filter of [{ editionGuid }, { editionGuid, kind: 'participant' as const }]) {
    const counted = await countPasses(server().database, { ...filter, found: many })
    expect(counted).toEqual(await countPasses(server().database, { ...filter, found: few }))
    if (!('kind' in filter)) expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(few.guids.length)
  }
  expect(await countBadges(server().database, { editionGuid, found: many })).toEqual(
    await countBadges(server().database, { editionGuid, found: few }),
  )
  for (const sort of passSorts) {
    const page = { editionGuid, sort, after: null, limit: 200 }
    const named = guidsOf(await pageOfPasses(server().database, { ...page, found: few }))
    expect(named).toHaveLength(few.guids.length)
    expect(guidsOf(await pageOfPasses(server().database, { ...page, found: many }))).toEqual(named)
  }
  for (const sort of badgeSorts) {
    const page = { editionGuid, sort, after: null, limit: 200 }
    const worn = guidsOf(await listBadgeRows(server().database, { ...page, found: few }))
    expect(guidsOf(await listBadgeRows(server().database, { ...page, found: many }))).toEqual(worn)
  }
  expect(few.guids.length).toBeGreaterThan(0)
})

test('the standing that is kept is what the events of the present number say', async () => {
  const rows = await server()
    .database.selectFrom('pass')
    .select(['guid', 'counter', 'badgeStanding'])
    .execute()
  const events = await server().database.selectFrom('badgeEvent').selectAll().execute()
  for (const { guid, counter, badgeStanding: kept } of rows) {
    const told = events.filter(event => event.passGuid === guid && event.counter === counter)
    expect(kept).toBe(badgeStanding(told.map(({ event }) => event as 'printed')))
  }
  const [printed] = rows.filter(row => row.badgeStanding === 'printed')
  const renumbered = await server()
    .database.updateTable('pass')
    .set(eb => ({ counter: eb('counter', '+', 1) }))
    .where('guid', '=', printed?.guid ?? '')
    .returning('badgeStanding')
    .executeTakeFirst()
  expect(renumbered).toEqual({ badgeStanding: 'toPrint' })
})

describe('what is kept follows', () => {
  const kept = (subjectGuid: string) =>
    server()
      .database.selectFrom('pass')
      .select(['listName', 'listCompany', 'searchKey'])
      .where('subjectGuid', '=', subjectGuid)
      .executeTakeFirstOrThrow()
  const issue = (kind: 'employee' | 'vehicle', subjectGuid: string) =>
    server()
      .database.insertInto('pass')
      .values({
        ...{ guid: crypto.randomUUID(), editionGuid, kind, subjectGuid },
        issuedAt: server().services.clock.now(),
      })
      .execute()
  const found = async (q: string) => guidsOf((await passes.read({ q })).items)
  const passOf = async (subjectGuid: string) =>
    (
      await server()
        .database.selectFrom('pass')
        .select('guid')
        .where('subjectGuid', '=', subjectGuid)
        .executeTakeFirstOrThrow()
    ).guid

  test('a participant who is renamed, and one whose name has a typing error in the search', async () => {
    const person = await admittedParticipant(server(), {
      person: { lastName: 'Жемчугов', firstName: 'Лев', latinLastName: 'Zhemchugov', latinFirstName: 'Lev' },
    })
    const guid = await passOf(person.applicationGuid)
    for (const typed of ['жемчугов', 'zhemchugov', 'ЖЕМЧУГОВ лев', 'лев жемчугов', 'жимчугов'])
      expect(await found(typed), typed).toEqual([guid])
    await server()
      .database.transaction()
      .execute(async tx => {
        await tx
          .updateTable('participant')
          .set({ lastName: 'Яхонтов', latinLastName: 'Yakhontov' })
          .where('guid', '=', person.guid)
          .execute()
        await refreshSearchTexts(tx, [person.guid])
      })
    expect(await kept(person.applicationGuid)).toMatchObject({ listName: 'яхонтов лев' })
    expect(await found('yakhontov')).toEqual([guid])
    expect(await found('жемчугов')).toEqual([])
  })

  test('an employee, and the company of all its employees', async () => {
    const company = await staffCompany(server(), { contractorRole: 'exhibitor' })
    const [employee] = await employees(server(), company, 1)
    const subjectGuid = employee?.guid ?? ''
    await issue('employee', subjectGuid)
    const guid = await passOf(subjectGuid)
    await server()
      .database.updateTable('employee')
      .set({ lastName: 'Самоцветов', latinLastName: 'Samotsvetov' })
      .where('guid', '=', subjectGuid)
      .execute()
    expect((await kept(subjectGuid)).listName).toMatch(/^самоцветов /)
    expect(await found('samotsvetov')).toEqual([guid])
    await server()
      .database.updateTable('staffCompany')
      .set({ name: 'ООО «Малахитовая шкатулка»' })
      .where('guid', '=', company.guid)
      .execute()
    expect((await kept(subjectGuid)).listCompany).toBe('ооо «малахитовая шкатулка»')
    expect(await found('малахитовая')).toEqual([guid])
  })

  test('a vehicle, whose plate is found in either alphabet, in the wrong layout, with its make, and abroad', async () => {
    const company = await staffCompany(server(), { contractorRole: 'exhibitor' })
    const russian = await approvedVehicle(server(), company, { brand: 'Соболь', plate: 'К987МН50' })
    const foreign = await approvedVehicle(server(), company, {
      ...{ brand: 'Volvo', plate: 'KXP 777 AA', plateCountry: 'KZ' },
    })
    for (const { guid } of [russian, foreign]) await issue('vehicle', guid)
    for (const typed of ['к987мн', 'K987MH', 'k 987 mh', 'соболь', 'соболь к987', 'r987vy'])
      expect(await found(typed), typed).toEqual([await passOf(russian.guid)])
    for (const typed of ['kxp777aa', 'volvo', 'KXP777'])
      expect(await found(typed), typed).toEqual([await passOf(foreign.guid)])
    expect(await found('9%7')).toEqual([])
    expect((await passes.read({ q: 'соболь', kind: 'participant' })).counts).toEqual({})
  })

  test('who is erased is found nowhere any more', async () => {
    const person = await admittedParticipant(server(), {
      person: { lastName: 'Бирюзов', firstName: 'Ян', latinLastName: 'Biryuzov', latinFirstName: 'Yan' },
    })
    const { guid: participantGuid, applicationGuid } = person
    const along = () =>
      server()
        .database.selectFrom('applicationSearch')
        .select(['listName', 'listCompany', 'searchKey'])
        .where('applicationGuid', '=', applicationGuid)
        .executeTakeFirst()
    expect((await along())?.searchKey).toContain('biriuzov')
    const company = await staffCompany(server(), { contractorRole: 'exhibitor' })
    const [employee] = await employees(server(), company, 1)
    const subjectGuid = employee?.guid ?? ''
    await issue('employee', subjectGuid)
    const at = server().services.clock.now()
    await server()
      .database.transaction()
      .execute(async tx => {
        await blankParticipant(tx, { participantGuid, applicationGuid }, at)
        await blankEmployees(tx, [subjectGuid], at)
      })
    const nothing = { listName: ' ', listCompany: '', searchKey: ' ' }
    expect(await along()).toEqual(nothing)
    expect(await kept(applicationGuid)).toEqual(nothing)
    expect((await kept(subjectGuid)).searchKey).not.toContain(
      (employee?.latinLastName ?? 'nobody').toLowerCase(),
    )
  })
})

describe('narrowed to days', () => {
  const countedKinds = async (path: string, query: Record<string, string>) => {
    const token = await organiserToken(server(), 'logistics')
    const { counts } = await must<Counts>(
      server(),
      'GET',
      `/organizer/${path}/counts?${new URLSearchParams(query)}`,
      { token },
    )
    return counts.kind.reduce((sum, { count }) => sum + count, 0)
  }

  test('passes by the day since which they stand as they do', async () => {
    await spreadOverDays(server(), 'pass', 'issued_at')
    await sql`update pass set revoked_at = issued_at + interval '50 hours' where revoked_at is not null`.execute(
      server().database,
    )
    await sql`update pass set revoked_at = issued_at + interval '50 hours', withheld_at = issued_at + interval '100 hours',
      withheld_by = (select account_guid from organiser limit 1), withheld_reason = 'Приостановлен'
      where guid = (select guid from pass where revoked_at is null order by guid limit 1)`.execute(
      server().database,
    )
    expect(await passes.all({ state: 'withheld' })).toHaveLength(1)
    await expectDays(passes, { dayOf: row => forumDay(row.since) })
    await expectDays(passes, {
      query: { state: 'valid', sort: 'newest' },
      tab: 'valid',
      dayOf: row => forumDay(row.since),
    })
    const days = { from: '2025-09-03', to: '2025-09-06', state: 'valid' }
    expect(await countedKinds('passes', days)).toBe((await passes.all(days)).length)
    await expectDayRefused(server(), '/organizer/passes', await organiserToken(server(), 'security'))
  })

  test('badges by the day of their last print, those that were never printed by none', async () => {
    await spreadOverDays(server(), 'badge_event', 'at')
    await sql`update pass set badge_printed_at = (select max(at) from badge_event as event
      where event.pass_guid = pass.guid and event.counter = pass.counter and event.event = 'printed')`.execute(
      server().database,
    )
    await expectDays(badges, { dayOf: row => forumDay(row.printedAt) })
    await expectDays(badges, {
      query: { sort: 'printed', standing: 'printed' },
      tab: 'printed',
      dayOf: row => forumDay(row.printedAt),
    })
    expect(await badges.all({ standing: 'toPrint', from: '2025-01-01' })).toEqual([])
    const days = { from: '2025-09-03' }
    expect(await countedKinds('badges', days)).toBe((await badges.all(days)).length)
    await expectDayRefused(server(), '/organizer/badges', await organiserToken(server(), 'logistics'))
  })
})
