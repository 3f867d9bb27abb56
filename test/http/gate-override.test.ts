import { beforeAll, expect, test } from 'vitest'
import { organiserToken } from '#test/factories/organiser.ts'
import { decidePassport, givePassport, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import {
  clockAt,
  forumGuest,
  fromDevice,
  gateDays,
  gateDevice,
  scan,
  type TestDevice,
  tampered,
} from './gate-calls.ts'

// Past a refusal of the gate goes a supervisor, once and with a reason (decision 100).
const server = useTestServer()

const guest = () => forumGuest(server())
const clock = (day: keyof typeof gateDays) => clockAt(server(), gateDays[day])

let main: TestDevice
let side: TestDevice

beforeAll(async () => {
  main = await gateDevice(server(), { gate: 'Главный вход' })
  side = await gateDevice(server(), { gate: 'Боковой вход' })
})

const override = (body: object, device = main, role: 'gate' | 'security' | 'admin' = 'gate') =>
  fromDevice<{ supervisor: string }>(server(), device, ['POST', 'override', body], role)

const supervisorCode = async () =>
  (
    await must<{ code: string }>(server(), 'POST', '/organizer/gate/supervisor-code', {
      token: await organiserToken(server(), 'security'),
    })
  ).code

test('a supervisor admits past a refusal, with a reason that is written down', async () => {
  const { code } = await guest()
  await scan(server(), main, { code })
  const refused = await scan(server(), side, { code })
  const wanted = { scanId: refused.scanId, reason: 'Вышел через пожарный выход' }
  expectRefusal(await override({ ...wanted, supervisorCode: null }, side), 403, 'forbidden')
  expectRefusal(
    await override({ ...wanted, supervisorCode: 'AAAAA-AAAAA' }, side),
    422,
    'supervisor_code_wrong',
  )
  const given = await supervisorCode()
  // A device overrides its own scans alone.
  expectRefusal(await override({ ...wanted, supervisorCode: given }, main), 404, 'not_found')
  const answer = await override({ ...wanted, supervisorCode: given.toLowerCase() }, side)
  expect(answer.status).toBe(200)
  expectRefusal(await override({ ...wanted, supervisorCode: given }, side), 409, 'state_forbids')
  const audit = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'reason', 'actorRole', 'fromValue'])
    .where('action', '=', 'overrideGate')
    .execute()
  expect(audit).toContainEqual({
    action: 'overrideGate',
    reason: wanted.reason,
    actorRole: 'security',
    fromValue: 'alreadyInside',
  })
})

test('a supervisor’s code is good once and for five minutes', async () => {
  const { code } = await guest()
  await scan(server(), main, { code })
  const [one, two] = [await scan(server(), main, { code }), await scan(server(), main, { code })]
  const given = await supervisorCode()
  const wanted = (scanId: string, word: string) => ({ scanId, reason: 'Забыл телефон', supervisorCode: word })
  const both = await Promise.all([override(wanted(one.scanId, given)), override(wanted(two.scanId, given))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const late = await supervisorCode()
  server().advance(301_000)
  const left = both[0]?.status === 200 ? two : one
  expectRefusal(await override(wanted(left.scanId, late)), 422, 'supervisor_code_wrong')
})

test('nobody overrides a refusal of security, a forged code, or what is long past', async () => {
  const { made, code } = await guest()
  const forged = await scan(server(), main, { code: tampered(code, 60) })
  await clock('before')
  await givePassport(server(), made)
  await decidePassport(server(), made, 'refuse', 'Совпадение по списку')
  await clock('first')
  const refused = await scan(server(), main, { code })
  for (const { scanId } of [forged, refused])
    expectRefusal(
      await override({ scanId, reason: 'Под мою ответственность', supervisorCode: null }, main, 'admin'),
      409,
      'override_final',
    )
  const late = await guest()
  await scan(server(), main, { code: late.code })
  const second = await scan(server(), main, { code: late.code })
  server().advance(601_000)
  expectRefusal(
    await override({ scanId: second.scanId, reason: 'Вышел', supervisorCode: null }, main, 'security'),
    409,
    'state_forbids',
  )
})
