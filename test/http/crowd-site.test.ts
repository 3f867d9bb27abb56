import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()
const people = 1200

const seed = (participants: number) => seedCrowd(server().services, { participants, seed: 7, say: () => {} })

const kept = [
  ...[
    'file',
    'photograph_check',
    'staff_company',
    'employee',
    'vehicle',
    'quota_raise',
    'volunteer',
    'volunteer_shift',
  ],
  ...['volunteer_assignment', 'pass', 'gate_device', 'gate_scan', 'gate_conflict', 'gate_presence'],
]

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    ${sql.join(
      kept.map(name => sql`select ${name}::text as name, count(*)::integer as count from ${sql.table(name)}`),
      sql` union all `,
    )}`.execute(server().database)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

const list = async (role: Parameters<typeof organiserToken>[1], path: string) =>
  must<{ items: { guid: string }[]; counts: Record<string, number> }>(server(), 'GET', `/organizer/${path}`, {
    token: await organiserToken(server(), role),
  })

beforeAll(async () => {
  // In two goes: the second adds what belongs to the people who are missing.
  expect(await seed(600)).toBe(600)
  expect(await seed(people)).toBe(people - 600)
})

test('a forum has the companies, volunteers, gates and scans of its size, and a second run adds nothing', async () => {
  const before = await counts()
  for (const name of kept) expect(before[name], name).toBeGreaterThan(0)
  expect(before).toMatchObject({ staff_company: 12, volunteer: 24, volunteer_shift: 3, gate_device: 4 })
  expect(before.gate_scan).toBeGreaterThan(before.pass ?? 0)
  expect(await seed(people)).toBe(0)
  expect(await counts()).toEqual(before)
})

test.each([
  ['security', 'gate/scans'],
  ['security', 'gate/scans?outcome=refused'],
  ['security', 'gate/scans?conflict=any'],
  ['security', 'gate/devices'],
  ['security', 'employees?state=approved'],
  ['security', 'vehicles'],
  ['security', 'volunteers/review'],
  ['logistics', 'volunteers'],
  ['logistics', 'staff-companies'],
  ['logistics', 'shifts'],
  ['committee', 'photographs'],
] as const)('for %s the list %s has rows of them', async (role, path) => {
  expect((await list(role, path)).items.length).toBeGreaterThan(0)
})

test('what waits to be looked at has a picture, and who waits has no pass', async () => {
  const token = await organiserToken(server(), 'committee')
  const { items } = await must<{ items: { guid: string; photographFileGuid: string }[] }>(
    server(),
    'GET',
    '/organizer/photographs',
    { token },
  )
  for (const { guid, photographFileGuid } of items) {
    expect((await server().call('GET', `/file/${photographFileGuid}`, { token })).status).toBe(200)
    const { rows } = await sql`select from pass where subject_guid = ${guid}`.execute(server().database)
    expect(rows).toEqual([])
  }
})

test('a volunteer has a link, without which nobody could be taken off a shift', async () => {
  const token = await organiserToken(server(), 'logistics')
  const { items } = await must<{ items: { guid: string; volunteers: { guid: string }[] }[] }>(
    server(),
    'GET',
    '/organizer/shifts',
    { token },
  )
  const shift = items.find(({ volunteers }) => volunteers.length > 0)
  const volunteer = shift?.volunteers[0]?.guid
  const { status } = await server().call(
    'DELETE',
    `/organizer/shifts/${shift?.guid}/volunteers/${volunteer}`,
    {
      token,
    },
  )
  expect(status).toBe(204)
})

test('whoever the log says came last and did not leave is counted inside', async () => {
  const { rows } = await sql<{ wrong: number }>`
    with last as (
      select distinct on (bearer, zone) bearer, zone, direction
      from gate_scan, lateral (values (pass_guid), (driver_pass_guid)) as known (bearer)
      where bearer is not null and (admitted or overridden_at is not null)
      order by bearer, zone, at desc, number desc
    ), inside as (select bearer, zone from last where direction = 'entry')
    select (select count(*) from (select * from inside except select pass_guid, zone from gate_presence) as missing)::integer
      + (select count(*) from (select pass_guid, zone from gate_presence except select * from inside) as added)::integer as wrong`.execute(
    server().database,
  )
  expect(rows[0]?.wrong).toBe(0)
})

test('nothing was scanned after the clock or before its pass was given', async () => {
  const now = server().services.clock.now()
  const { rows } = await sql`
    select from gate_scan left join pass on pass.guid = gate_scan.pass_guid
    where received_at > ${now} or gate_scan.at < pass.issued_at`.execute(server().database)
  expect(rows).toEqual([])
})
