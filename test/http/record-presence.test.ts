import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { type PresenceKind, presenceKept } from '#domain/organiser/record-presence.ts'
import { demoOrganisers } from '#server/demo/demo-edition.ts'
import { enrolledOrganiser, organiserToken } from '#test/factories/organiser.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const meet = async (as: OrganiserRole, kind: PresenceKind, guid: string) =>
  server().call<{ others: string[] }>('POST', '/organizer/record-presence', {
    token: await organiserToken(server(), as),
    body: { kind, guid },
  })

const nameOf = (role: OrganiserRole) => demoOrganisers.find(organiser => organiser.role === role)?.name

test('two who have one record open learn of each other, and nobody else', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  expect((await meet('committee', 'application', one)).body).toEqual({ others: [] })
  expect((await meet('admin', 'application', one)).body).toEqual({ others: [nameOf('committee')] })
  expect((await meet('committee', 'application', one)).body).toEqual({ others: [nameOf('admin')] })
  expect((await meet('support', 'application', other)).body).toEqual({ others: [] })
  // The same guid as another kind of record is another record.
  expect((await meet('support', 'chat', one)).body).toEqual({ others: [] })
})

test.each<[PresenceKind, OrganiserRole, OrganiserRole, OrganiserRole]>([
  ['cardPayment', 'finance', 'admin', 'support'],
  ['change', 'support', 'logistics', 'finance'],
  ['decision', 'committee', 'admin', 'support'],
  ['letter', 'content', 'admin', 'committee'],
  ['call', 'support', 'security', 'committee'],
  ['duplicate', 'support', 'committee', 'finance'],
  ['badge', 'logistics', 'committee', 'security'],
  ['pass', 'security', 'admin', 'logistics'],
  ['message', 'support', 'admin', 'committee'],
])('of a %s %s and %s learn of each other, %s of nobody', async (kind, one, other, stranger) => {
  const guid = randomUUID()
  expect((await meet(one, kind, guid)).body).toEqual({ others: [] })
  expect((await meet(other, kind, guid)).body).toEqual({ others: [nameOf(one)] })
  expect((await meet(one, kind, guid)).body).toEqual({ others: [nameOf(other)] })
  expectRefusal(await meet(stranger, kind, guid), 403, 'forbidden')
})

test.each<[PresenceKind, OrganiserRole, OrganiserRole]>([
  ['erasure', 'admin', 'support'],
  ['watchHit', 'security', 'admin'],
  ['securityCheck', 'security', 'support'],
  ['employee', 'security', 'logistics'],
  ['vehicle', 'security', 'gate'],
  ['volunteer', 'security', 'support'],
  ['raise', 'logistics', 'finance'],
  ['closing', 'finance', 'admin'],
])('of a %s only %s learns who has it open, and two of them of each other', async (kind, role, stranger) => {
  const guid = randomUUID()
  const second = await enrolledOrganiser(server(), { name: 'Нина Разина', roles: [role] })
  const body = { kind, guid }
  expect((await meet(role, kind, guid)).body).toEqual({ others: [] })
  const answer = await server().call('POST', '/organizer/record-presence', { token: second.token, body })
  expect(answer.body).toEqual({ others: [nameOf(role)] })
  expect((await meet(role, kind, guid)).body).toEqual({ others: ['Нина Разина'] })
  expectRefusal(await meet(stranger, kind, guid), 403, 'forbidden')
})

test('whoever gives no sign of life has left', async () => {
  const guid = randomUUID()
  await meet('committee', 'photograph', guid)
  const { wall } = server().services.clock
  await server()
    .database.updateTable('recordPresence')
    .set({ seenAt: new Date(wall().getTime() - presenceKept - 1) })
    .where('recordGuid', '=', guid)
    .execute()
  expect((await meet('admin', 'photograph', guid)).body).toEqual({ others: [] })
  // What somebody left behind goes with the next record that they open.
  await meet('committee', 'photograph', randomUUID())
  const left = await server()
    .database.selectFrom('recordPresence')
    .innerJoin('organiser', 'organiser.accountGuid', 'recordPresence.accountGuid')
    .select('organiser.name')
    .where('recordGuid', '=', guid)
    .execute()
  expect(left.map(({ name }) => name)).toEqual([nameOf('admin')])
})

test('nobody is told about records that they may not read', async () => {
  const guid = randomUUID()
  await meet('security', 'passport', guid)
  for (const [role, kind] of [
    ['admin', 'passport'],
    ['security', 'application'],
    ['finance', 'chat'],
    ['support', 'photograph'],
    ['gate', 'invoice'],
  ] as const)
    expectRefusal(await meet(role, kind, guid), 403, 'forbidden')
})
