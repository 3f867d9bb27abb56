import { beforeAll, expect, test } from 'vitest'
import type { GateSnapshot } from '#contract/gate.ts'
import { judgeScan } from '#domain/gate/gate-verdict.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { forumGuest, gateDevice, outcome, scan, snapshot, type TestDevice } from './gate-calls.ts'

// A pass that security voids by hand, at the gate (decision 113).
const server = useTestServer()

let device: TestDevice
let security = ''

beforeAll(async () => {
  device = await gateDevice(server())
  security = await organiserToken(server(), 'security')
})

async function guest() {
  const { code } = await forumGuest(server())
  const payload = server().services.passes.verify(code)
  if (!payload) throw new Error('the code is not ours')
  return { code, payload, pass: payload.guid }
}

const act = (pass: string, deed: 'withhold' | 'give-again', body: object) =>
  must(server(), 'POST', `/organizer/passes/${pass}/${deed}`, { token: security, body })

test('a pass that security has withheld is its refusal, past which no supervisor goes', async () => {
  const { code, pass } = await guest()
  await act(pass, 'withhold', { counter: 1, reason: 'Потерял бейдж на стоянке' })
  const withheld = await scan(server(), device, { code })
  expect(outcome(withheld)).toBe('securityRefused')
  expect(withheld).toMatchObject({ hold: 'security', mayOverride: false })
  expect(JSON.stringify(withheld)).not.toContain('стоянке')
  await act(pass, 'give-again', { counter: 1 })
  expect(outcome(await scan(server(), device, { code }))).toBe('oldPrint')
})

test('the next refresh tells devices, which refuse the pass without a network', async () => {
  const { pass, payload } = await guest()
  const carried = await snapshot(server(), device)
  const judged = (list: GateSnapshot) =>
    judgeScan({
      code: { state: 'read', payload },
      pass: list.people.find(person => person.pass === pass) ?? null,
      inside: false,
      forum: carried.edition,
      ...{ zone: 'forum', direction: 'entry' },
      now: server().services.clock.now().getTime(),
      list: {
        list: {
          madeAt: Date.parse(list.madeAt),
          revocationNumber: list.revocations.number,
          greatestSeen: carried.revocations.number,
        },
        limits: list.limits,
      },
    }).reasons
  expect(judged(carried)).toEqual([])
  await act(pass, 'withhold', { counter: 1, reason: 'Сообщение охраны' })
  const delta = await snapshot(server(), device, carried.number)
  expect(delta).toMatchObject({ whole: false })
  expect(delta.people).toMatchObject([{ pass, isVoid: true, hold: 'security' }])
  expect(delta.revocations.items).toContainEqual({ pass, counter: 1 })
  expect(JSON.stringify(delta)).not.toContain('Сообщение охраны')
  expect(judged(delta)).toEqual(['securityRefused'])
})
