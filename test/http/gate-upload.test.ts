import { beforeAll, expect, test } from 'vitest'
import type { GateScanRow } from '#contract/organiser-gate.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import {
  clockAt,
  forumGuest,
  fromDevice,
  gateDevice,
  offlineScan,
  scan,
  type TestDevice,
  upload,
} from './gate-calls.ts'

// What a device has decided without a network: taken over once, never undone, and listed where it does not fit.
const server = useTestServer()
const minute = 60_000

let main: TestDevice
let side: TestDevice

beforeAll(async () => {
  main = await gateDevice(server(), { gate: 'Главный вход' })
  side = await gateDevice(server(), { gate: 'Боковой вход' })
})

/** A time of the device's clock, so long ago. */
const ago = (milliseconds: number) =>
  new Date(server().services.clock.wall().getTime() - milliseconds).toISOString()

const guest = () => forumGuest(server())

async function logged(scanId: string): Promise<GateScanRow | undefined> {
  const token = await organiserToken(server(), 'security')
  const { items } = await must<{ items: GateScanRow[] }>(server(), 'GET', '/organizer/gate/scans?limit=200', {
    token,
  })
  return items.find(({ guid }) => guid === scanId)
}

const conflicts = async (scanId: string) => (await logged(scanId))?.conflicts.map(({ kind }) => kind)

const inside = async (code: string) => {
  const pass = server().services.passes.verify(code)?.guid ?? ''
  const rows = await server()
    .database.selectFrom('gatePresence')
    .select('zone')
    .where('passGuid', '=', pass)
    .execute()
  return rows.length
}

test('an upload is taken over once, however often and in however many parts it comes', async () => {
  const people = [await guest(), await guest()]
  const scans = people.map(({ code }, index) =>
    offlineScan(server(), { code, deviceAt: ago((10 - index) * minute) }),
  )
  // The network is cut after the first; the device knows of no answer and sends all again.
  expect((await upload(server(), main, scans.slice(0, 1))).map(({ state }) => state)).toEqual(['stored'])
  expect((await upload(server(), main, scans)).map(({ state }) => state)).toEqual(['known', 'stored'])
  const again = await Promise.all(Array.from({ length: 3 }, () => upload(server(), main, scans)))
  expect(again.flat().every(({ state }) => state === 'known')).toBe(true)
  for (const { code } of people) expect(await inside(code)).toBe(1)
  for (const { scanId } of scans) expect(await conflicts(scanId)).toEqual([])
})

test('five uploads of the same scans at once store each once', async () => {
  const { code } = await guest()
  const one = offlineScan(server(), { code, deviceAt: ago(minute) })
  const results = await Promise.all(Array.from({ length: 5 }, () => upload(server(), main, [one])))
  expect(
    results
      .flat()
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(['known', 'known', 'known', 'known', 'stored'])
})

test('a replayed id with other content changes nothing and is listed', async () => {
  const [first, other] = [await guest(), await guest()]
  const one = offlineScan(server(), { code: first.code, deviceAt: ago(minute) })
  await upload(server(), main, [one])
  expect(await upload(server(), main, [{ ...one, code: other.code }])).toEqual([
    { scanId: one.scanId, state: 'replayed' },
  ])
  expect(await conflicts(one.scanId)).toEqual(['replayed'])
  expect([await inside(first.code), await inside(other.code)]).toEqual([1, 0])
})

test('two gates that let the same pass in are listed, whichever is heard of first', async () => {
  const { code } = await guest()
  const early = offlineScan(server(), { code, deviceAt: ago(10 * minute) })
  const late = offlineScan(server(), { code, deviceAt: ago(5 * minute) })
  await upload(server(), side, [late])
  await upload(server(), main, [early])
  expect(await logged(early.scanId)).toMatchObject({
    outcome: 'admitted',
    conflicts: [{ kind: 'twoGates', otherGate: 'Боковой вход' }],
  })
  const online = await scan(server(), main, { code })
  expect(online.reasons).toEqual(['alreadyInside'])
  // Nobody has come in twice where they went out between.
  const next = await guest()
  await upload(server(), main, [
    offlineScan(server(), { code: next.code, deviceAt: ago(9 * minute) }),
    offlineScan(server(), { code: next.code, deviceAt: ago(8 * minute), direction: 'exit' }),
  ])
  const back = offlineScan(server(), { code: next.code, deviceAt: ago(7 * minute) })
  await upload(server(), side, [back])
  expect(await conflicts(back.scanId)).toEqual([])
})

test('who was let in after their pass was void is listed, and who came before is not', async () => {
  const { code } = await guest()
  const before = offlineScan(server(), { code, deviceAt: ago(0) })
  server().advance(10 * minute)
  await clockAt(server(), '2026-02-18T10:10:00+03:00')
  const pass = server().services.passes.verify(code)?.guid ?? ''
  const at = server().services.clock.now()
  await server()
    .database.transaction()
    .execute(async tx => {
      await tx.updateTable('pass').set({ revokedAt: at }).where('guid', '=', pass).execute()
      await tx
        .insertInto('passRevocation')
        .values({ passGuid: pass, counter: 1, at, reason: 'verdict' })
        .execute()
    })
  await upload(server(), main, [before])
  expect(await conflicts(before.scanId)).toEqual([])
  server().advance(minute)
  const out = offlineScan(server(), { code, deviceAt: ago(1000), direction: 'exit' })
  const after = offlineScan(server(), { code, deviceAt: ago(0) })
  await upload(server(), main, [out, after])
  expect(await conflicts(after.scanId)).toEqual(['admittedThoughRefused'])
  // It happened, so it counts.
  expect(await inside(code)).toBe(1)
})

test('a forged code that a device let in is listed without a name', async () => {
  const { code } = await guest()
  const forged = offlineScan(server(), { code: `${code.slice(0, -6)}000000`, deviceAt: ago(minute) })
  await upload(server(), main, [forged])
  expect(await logged(forged.scanId)).toMatchObject({
    name: null,
    conflicts: [{ kind: 'admittedThoughRefused' }],
  })
})

test('a clock that is a day wrong is listed, and the time is put right', async () => {
  const { code } = await guest()
  const day = 1440 * minute
  const one = offlineScan(server(), { code, deviceAt: ago(day + 2 * minute) })
  await upload(server(), main, [one], ago(day))
  const row = await logged(one.scanId)
  expect(row?.conflicts).toEqual([{ kind: 'clockOff', otherGate: null, secondsOff: 86_400 }])
  const off = server().services.clock.now().getTime() - Date.parse(row?.at ?? '')
  expect(off).toBe(2 * minute)
})

test('a broken upload is refused whole', async () => {
  const { code } = await guest()
  const one = offlineScan(server(), { code, deviceAt: ago(minute) })
  const sentAt = ago(0)
  for (const scans of [
    [],
    [{ ...one, reasons: ['because'] }],
    [{ ...one, more: 1 }],
    Array.from({ length: 501 }, () => one),
  ]) {
    const answer = await fromDevice(server(), main, ['POST', 'scans', { sentAt, scans }])
    expect(answer.status).toBe(422)
  }
  expect(await logged(one.scanId)).toBeUndefined()
})
