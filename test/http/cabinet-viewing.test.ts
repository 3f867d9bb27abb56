import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ChangeByOther } from '#contract/change-by-other.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, must, rejectedParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Seen = { dashboard: Dashboard; viewer: string; at: string }

const look = async (role: OrganiserRole, guid: string, body: object = { purpose: 'question' }) =>
  server().call<Seen>('POST', `/organizer/applications/${guid}/cabinet`, {
    token: await organiserToken(server(), role),
    body,
  })

test('support sees what the person sees, word for word', async () => {
  const made = await approvedParticipant(server())
  const { status, body } = await look('support', made.applicationGuid)
  expect(status).toBe(200)
  expect(body.viewer).toMatch(/\S+ \S+/)
  const own = await must<Dashboard>(server(), 'GET', `/participants/${made.guid}/dashboard`, {
    token: made.token,
  })
  expect(body.dashboard).toEqual(own)
})

test('also of somebody who was rejected, with the reason that they read', async () => {
  const made = await rejectedParticipant(server())
  const { body } = await look('committee', made.applicationGuid)
  expect(body.dashboard).toMatchObject({ status: 'rejected', decisionReason: expect.stringMatching(/\S/) })
})

test('the person reads that and why, without a name; the team reads who', async () => {
  const made = await approvedParticipant(server())
  const seen = await look('support', made.applicationGuid, { purpose: 'fault' })
  const { items } = await must<{ items: ChangeByOther[] }>(
    server(),
    'GET',
    `/participants/${made.guid}/history`,
    { token: made.token },
  )
  expect(items[0]).toEqual({
    ...{ at: seen.body.at, action: 'viewCabinet', as: 'organiser', purpose: 'fault' },
    ...{ name: null, latinName: null },
  })
  const { history } = await must<ApplicationDetail>(
    server(),
    'GET',
    `/organizer/applications/${made.applicationGuid}`,
    { token: await organiserToken(server(), 'admin') },
  )
  expect(history).toContainEqual(
    expect.objectContaining({ action: 'viewCabinet', actor: seen.body.viewer, reason: 'fault' }),
  )
})

test('without a purpose nothing is shown and nothing logged', async () => {
  const made = await approvedParticipant(server())
  for (const body of [{}, { purpose: 'curiosity' }, { purpose: 'question', more: 1 }])
    expect((await look('support', made.applicationGuid, body)).status).toBeGreaterThanOrEqual(400)
  const { items } = await must<{ items: ChangeByOther[] }>(
    server(),
    'GET',
    `/participants/${made.guid}/history`,
    { token: made.token },
  )
  expect(items).toEqual([])
})

test.each(['finance', 'security', 'content', 'logistics', 'gate'] as const)('%s may not', async role => {
  const made = await approvedParticipant(server())
  expectRefusal(await look(role, made.applicationGuid), 403, 'forbidden')
})

test('nobody’s cabinet is not found', async () => {
  expectRefusal(await look('support', randomUUID()), 404, 'not_found')
})
