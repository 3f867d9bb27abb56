import { beforeAll, expect, test } from 'vitest'
import type { GateDevice } from '#contract/organiser-gate.ts'
import { type GateDeviceSort, gateDeviceStateOrder } from '#domain/gate/gate-device-sort.ts'
import { gateZones } from '#domain/gate/gate-zone.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { fromDevice, gateDevice, scanBody } from './gate-calls.ts'
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
