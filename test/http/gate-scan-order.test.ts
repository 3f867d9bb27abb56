import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GateScanRow } from '#contract/organiser-gate.ts'
import type { GateScanSort } from '#domain/gate/gate-scan-sort.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { exportCalls } from './export-calls.ts'
import { gateDevice } from './gate-calls.ts'
import { listPages } from './list-pages.ts'

// The log of scans goes by each column both ways, whether a few scans are found or more than are sorted at once.
const server = useTestServer()
const path = '/organizer/gate/scans'
const { rowsOf } = exportCalls(server)

const devices: string[] = []
/** The surname of one of those who were scanned. */
let someone = ''

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 250, seed: 7, say: () => {} })
  // Two devices stand at one gate, whose name is written differently.
  for (const [gate, zone] of [
    ['Ёлочный вход', 'forum'],
    ['Южный вход', 'site'],
    ['южный вход', 'site'],
    ['Главный вход', 'forum'],
  ] as const)
    devices.push((await gateDevice(server(), { gate, zone })).guid)
  const { listName } = await server()
    .database.selectFrom('pass')
    .select('listName')
    .orderBy('guid')
    .limit(1)
    .executeTakeFirstOrThrow()
  someone = listName.split(' ')[0] ?? ''
})

/** Gives each of the first passes some scans, and a tenth of them codes that are no pass; some scans are of one instant. */
const addScans = (wanted: { passes: number; each: number }) =>
  sql`
    with scanned as (
      select pass.edition_guid, pass.guid, row_number() over (order by pass.guid) as place
      from pass order by pass.guid limit ${wanted.passes}
    ), made as (
      select scanned.*, time, (place * 7 + time * 5) % 11 as number
      from scanned cross join generate_series(1, ${wanted.each}::integer) as time
    )
    insert into gate_scan (guid, edition_guid, device_guid, by_account, zone, direction, pass_guid, by_name, at, device_at,
      received_at, is_offline, admitted, reasons, warnings, content_hash, overridden_at, overridden_by, override_reason)
    select gen_random_uuid(), edition_guid, (${devices}::uuid[])[1 + number % 4], someone.account_guid,
      (select zone from gate_device where guid = (${devices}::uuid[])[1 + number % 4]), case when number % 3 = 0 then 'exit' else 'entry' end,
      case when number = 10 then null else made.guid end, false, moment, moment, moment, false, number % 3 = 1, '{}', '{}', '\\x00',
      case when number % 3 = 2 then moment end, case when number % 3 = 2 then someone.account_guid end,
      case when number % 3 = 2 then 'Пропустил' end
    from made cross join (select account_guid from organiser limit 1) as someone,
      lateral (select timestamptz '2025-09-10 09:00+03' + (place * 31 + time * 17) % 97 * interval '1 hour' as moment) as at_that_time`.execute(
    server().database,
  )

const order = {
  newest: sql`scan.at desc, scan.guid desc`,
  name: sql`pass.guid is null, pass.list_name, pass.guid, scan.at desc, scan.guid desc`,
  company: sql`pass.guid is null, pass.list_company, pass.guid, scan.at desc, scan.guid desc`,
  gate: sql`lower(device.gate collate "und-x-icu"), scan.at desc, scan.guid desc`,
  state: sql`case when scan.admitted then 1 when scan.overridden_at is null then 2 else 3 end, scan.at desc, scan.guid desc`,
} as const

const back = {
  newest: 'oldest',
  name: 'nameDown',
  company: 'companyDown',
  gate: 'gateDown',
  state: 'stateDown',
} as const satisfies Partial<Record<GateScanSort, GateScanSort>>

/** All scans, put in order by the database at once. */
async function inOrder(sort: keyof typeof order): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    select scan.guid from gate_scan as scan join gate_device as device on device.guid = scan.device_guid
    left join pass on pass.guid = scan.pass_guid order by ${order[sort]}`.execute(server().database)
  return rows.map(({ guid }) => guid)
}

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid)

describe.each([
  { found: 'a few', passes: 12, each: 5, limit: '20' },
  { found: 'more than are sorted at once', passes: 50, each: 26, limit: '200' },
])('$found', ({ passes, each, limit }) => {
  const list = listPages<GateScanRow>(server, path, 'security', limit)

  beforeAll(async () => {
    await sql`delete from gate_scan`.execute(server().database)
    await addScans({ passes, each })
  })

  test.each(Object.keys(order) as (keyof typeof order)[])('scans by %s, and turned round', async sort => {
    const whole = await inOrder(sort)
    expect(whole).toHaveLength(passes * each)
    const filters: Record<string, string>[] = [
      {},
      { outcome: 'refused' },
      { zone: 'site', direction: 'entry' },
      { device: devices[2] ?? '' },
      { q: 'южный' },
      { q: someone },
      { from: '2025-09-11', to: '2025-09-12' },
    ]
    for (const filter of filters) {
      const found = new Set(guidsOf(await list.all(filter)))
      expect(found.size, JSON.stringify(filter)).toBeGreaterThan(1)
      const expected = whole.filter(guid => found.has(guid))
      expect(guidsOf(await list.all({ ...filter, sort })), JSON.stringify(filter)).toEqual(expected)
      expect(guidsOf(await list.all({ ...filter, sort: back[sort] })), JSON.stringify(filter)).toEqual(
        expected.toReversed(),
      )
    }
  })
})

test('who is renamed while the list is read is where their name is now', async () => {
  const list = listPages<GateScanRow>(server, path, 'security')
  const first = await list.read({ sort: 'name', limit: '5' })
  await sql`update pass set list_name = 'яя' where guid = (select pass_guid from gate_scan where guid = ${first.items[4]?.guid ?? ''})`.execute(
    server().database,
  )
  const next = await list.read({ sort: 'name', limit: '5', cursor: first.nextCursor ?? '' })
  // Their other scans stand here, or the unknown codes; nobody is left whose name comes after it.
  expect(next.items.length).toBeGreaterThan(0)
  expect(next.items.filter(({ name }) => name !== null && name !== first.items[4]?.name)).toEqual([])
})

test('a file has the order of the list', async () => {
  const columns = ['gate', 'name'] as const
  const rows = await rowsOf('gateScans', { sort: 'gateDown' }, { as: 'security', columns })
  const gates = rows.slice(1).map(([gate]) => gate?.toLowerCase())
  expect([...new Set(gates)]).toEqual(['южный вход', 'ёлочный вход', 'главный вход'])
})

test('a place of another order is refused, and so is an order that is none', async () => {
  const token = await organiserToken(server(), 'security')
  const read = (query: string) => server().call<{ nextCursor: string }>('GET', `${path}?${query}`, { token })
  const { nextCursor } = (await read('sort=gate&limit=1')).body
  const at = `limit=1&cursor=${encodeURIComponent(nextCursor)}`
  expect((await read(`sort=gate&${at}`)).status).toBe(200)
  expectRefusal(await read(`sort=state&${at}`), 422, 'cursor_of_another_view')
  expectRefusal(await read('sort=guard'), 400, 'malformed_request')
})
