import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { GateDevice, GateScanRow } from '#contract/organiser-gate.ts'
import { gateConflictKinds } from '#domain/gate/gate-conflict.ts'
import { type GateDeviceSort, gateDeviceStateOrder } from '#domain/gate/gate-device-sort.ts'
import { gateZones } from '#domain/gate/gate-zone.ts'
import { foldTallies } from '#server/persistence/application-tally-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { fromDevice, gateDevice, scanBody } from './gate-calls.ts'
import { expectDayRefused, expectDays, forumDay } from './list-day-range.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()

const { all, read } = listPages<GateDevice>(server, '/organizer/gate/devices', 'security', '2')

const call = async <Body>(path: string, body: object) =>
  must<Body>(server(), 'POST', `/organizer/gate/devices${path}`, {
    token: await organiserToken(server(), 'security'),
    body,
  })
const add = (name: string, gate: string) => call<{ guid: string }>('', { name, gate, zone: 'site' })

beforeAll(async () => {
  // Of three codes that nobody used one has lapsed, and one device was shut out.
  await add('Опоздавший', 'Ворота')
  server().advance(31 * 60_000)
  await add('Ждущий', 'южный вход')
  const lost = await add('Потерянный', 'Главный вход')
  await call(`/${lost.guid}/shut-out`, { reason: 'Потерян' })
  await gateDevice(server())
  await gateDevice(server(), { gate: 'Ёлочный вход' })
  const wrong = await gateDevice(server(), { gate: 'Ворота', zone: 'site' })
  server().advance(60_000)
  const scanned = scanBody(server(), { code: 'Q1:' })
  await fromDevice(server(), wrong, ['POST', 'scan', scanned])
  // The same scan with another code.
  await fromDevice(server(), wrong, ['POST', 'scan', { ...scanned, code: 'Q2:' }])
})

test('devices come by state and gate, those in use first and those shut out last', async () => {
  const { items } = await read()
  expect(items.map(({ gate, state }) => `${state}: ${gate}`)).toEqual([
    'enrolled: Ворота',
    'enrolled: Главный вход',
    'enrolled: Ёлочный вход',
    'awaited: южный вход',
    'lapsed: Ворота',
    'shutOut: Главный вход',
  ])
  expect(items.map(({ conflicts }) => conflicts)).toEqual([1, 0, 0, 0, 0, 0])
})

test.each<[GateDeviceSort, GateDeviceSort, (row: GateDevice) => string]>([
  ['state', 'stateDown', ({ state, gate }) => `${gateDeviceStateOrder.indexOf(state)} ${gate}`],
  ['gate', 'gateDown', ({ gate }) => gate],
  ['name', 'nameDown', ({ name }) => name],
  ['zone', 'zoneDown', ({ zone, gate }) => `${gateZones.indexOf(zone)} ${gate}`],
  ['seen', 'seenDown', ({ lastSeenAt }) => lastSeenAt ?? ''],
  ['fewestConflicts', 'mostConflicts', ({ conflicts }) => String(conflicts)],
])('devices go by %s, and turned round by %s, page by page', async (up, down, keyOf) => {
  const there = await all({ sort: up })
  const keys = there.map(row => keyOf(row).toLowerCase())
  expect(new Set(keys).size).toBeGreaterThan(1)
  expect(keys).toEqual(keys.toSorted(new Intl.Collator('und').compare))
  expect(new Set(there.map(({ guid }) => guid)).size).toBe(6)
  expect(await all({ sort: down })).toEqual(there.toReversed())
})

test('an order that is not theirs is refused', async () => {
  const token = await organiserToken(server(), 'security')
  const answer = await server().call('GET', '/organizer/gate/devices?sort=code', { token })
  expectRefusal(answer, 400, 'malformed_request')
})

test('devices are narrowed to the days on which they were last seen', async () => {
  await sql`with numbered as (select guid, row_number() over (order by guid) as place from gate_device)
    update gate_device set last_seen_at = timestamptz '2025-09-01 21:30+00' + place * interval '25 hours'
    from numbered where numbered.guid = gate_device.guid and enrolled_at is not null`.execute(
    server().database,
  )
  await expectDays(
    { all, read },
    { tab: 'enrolled', query: { state: 'enrolled' }, dayOf: row => forumDay(row.lastSeenAt) },
  )
  await expectDayRefused(server(), '/organizer/gate/devices', await organiserToken(server(), 'security'))
})

type Counted = { value: string; count: number; more: boolean }

test('the log of scans is narrowed to days, found by the gate and counted by each filter', async () => {
  const device = await gateDevice(server(), { gate: 'Проездная', zone: 'site' })
  for (let made = 0; made < 6; made += 1) {
    server().advance(13 * 3_600_000)
    const direction = made % 3 === 0 ? 'exit' : 'entry'
    await fromDevice(server(), device, ['POST', 'scan', scanBody(server(), { code: 'Q1:', direction })])
  }
  const inside = await gateDevice(server())
  await fromDevice(server(), inside, ['POST', 'scan', scanBody(server(), { code: 'Q1:' })])
  // One conflict of each kind, each of another scan.
  await sql`with numbered as (select edition_guid, guid, row_number() over (order by guid) as place from gate_scan)
    insert into gate_conflict (edition_guid, scan_guid, kind, found_at)
    select edition_guid, guid, (array[${sql.join(gateConflictKinds)}])[place], now() from numbered where place <= ${gateConflictKinds.length}
    on conflict do nothing`.execute(server().database)
  const token = await organiserToken(server(), 'security')
  const list = listPages<GateScanRow>(server, '/organizer/gate/scans', 'security', '2')
  await expectDays(list, { tab: 'refused', dayOf: row => forumDay(row.at) })
  await expectDayRefused(server(), '/organizer/gate/scans', token)
  expect(await list.all({ q: 'проездн' })).toHaveLength(6)
  expect(await list.all({ q: 'ghjtplyfz' }), 'typed with the other keyboard layout').toHaveLength(6)
  expect(await list.all({ q: 'никого' })).toEqual([])
  const days = { from: forumDay(await list.all().then(rows => rows[3]?.at)) }
  const values = {
    conflict: ['any', ...gateConflictKinds],
    zone: ['forum', 'site'],
    direction: ['entry', 'exit'],
  }
  const seen = new Set<string>()
  const asked = [
    {},
    days,
    { q: 'проездная' },
    { q: 'проездная', direction: 'entry' },
    { zone: 'site' },
    { direction: 'exit', conflict: 'any' },
    { outcome: 'admitted' },
  ]
  for (const query of asked) {
    const answer = await server().call<{ counts: Record<string, Counted[]> }>(
      'GET',
      `/organizer/gate/scans/counts?${new URLSearchParams(query as Record<string, string>)}`,
      { token },
    )
    expect(answer.status, JSON.stringify(query)).toBe(200)
    for (const [filter, offered] of Object.entries(values))
      for (const value of offered) {
        const found = await list.all({ ...(query as Record<string, string>), [filter]: value })
        const told = answer.body.counts[filter]?.find(one => one.value === value)
        expect(told ?? { value, count: 0, more: false }, `${JSON.stringify(query)} ${filter}`).toEqual({
          value,
          count: found.length,
          more: false,
        })
        if (found.length > 0) seen.add(value)
      }
  }
  expect(seen).toEqual(new Set(Object.values(values).flat()))
})

test('more scans than are counted are at least so many', async () => {
  await sql`insert into gate_scan (guid, edition_guid, device_guid, by_account, zone, direction, by_name, at, device_at,
      received_at, is_offline, admitted, reasons, warnings, content_hash)
    select gen_random_uuid(), edition_guid, device_guid, by_account, zone, direction, by_name, at, device_at, received_at,
      is_offline, true, '{}', '{}', content_hash
    from (select * from gate_scan limit 1) as one, generate_series(1, 1001)`.execute(server().database)
  const list = listPages<GateScanRow>(server, '/organizer/gate/scans', 'security')
  const page = (await list.read({ limit: '1' })) as unknown as {
    counts: Record<string, number>
    countedInPart: string[]
  }
  expect(page.counts.admitted).toBe(1000)
  expect(page.countedInPart).toEqual(['admitted'])
  expect(page.counts.refused).toBeLessThan(1000)
})

test('each device says how many scans it has made, before the tally is folded and after', async () => {
  const busy = await gateDevice(server(), { gate: 'Северная', zone: 'site' })
  const idle = await gateDevice(server(), { gate: 'Южная', zone: 'site' })
  const sent = scanBody(server(), { code: 'Q1:' })
  await Promise.all([
    fromDevice(server(), busy, ['POST', 'scan', sent]),
    ...Array.from({ length: 4 }, () =>
      fromDevice(server(), busy, ['POST', 'scan', scanBody(server(), { code: 'Q1:' })]),
    ),
  ])
  // Sent twice it is the same scan.
  await fromDevice(server(), busy, ['POST', 'scan', sent])
  const scans = async () => {
    const rows = await all({ sort: 'gate' })
    return [busy, idle].map(({ guid }) => rows.find(row => row.guid === guid)?.scans)
  }
  expect(await scans()).toEqual([5, 0])
  await foldTallies(server().database)
  expect(await scans()).toEqual([5, 0])
  const kept = await server()
    .database.selectFrom('gateScanTally')
    .select('count')
    .where('deviceGuid', '=', busy.guid)
    .execute()
  expect(kept).toEqual([{ count: 5n }])
})
