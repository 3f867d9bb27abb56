import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, finishedParticipant } from '#test/factories/participant.ts'
import { openTestServer, type TestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

// Each instance caches verified signatures, so what is revoked on one must be refused at once by the other.
let first: TestServer
let second: TestServer

beforeAll(async () => {
  first = await openTestServer()
  second = await openTestServer({ beside: first })
})

afterAll(async () => {
  await second.close()
  await first.close()
})

const session = (server: TestServer, token: string) => server.call('GET', '/session', { token })

/** After this both instances have the token's signature cached. */
async function warm(token: string): Promise<void> {
  for (const server of [first, second, second]) expect((await session(server, token)).status).toBe(200)
}

test('log-out on one instance is refused at once on the other', async () => {
  const { token } = await first.logIn(first.nextPhone())
  await warm(token)
  expect((await second.call('POST', '/auth/logout', { token })).status).toBe(204)
  for (const server of [first, second]) expectRefusal(await session(server, token), 401, 'token_invalid')
})

test('a known token expires by the clock', async () => {
  const { token } = await first.logIn(first.nextPhone())
  await warm(token)
  first.advance(12 * 3_600_000)
  expectRefusal(await session(first, token), 401, 'token_expired')
  expect((await session(second, token)).status).toBe(200)
  first.advance(-12 * 3_600_000)
})

test('a known token that is changed in any part is none', async () => {
  const { token } = await first.logIn(first.nextPhone())
  await warm(token)
  const parts = token.split('.')
  const swap = (text: string) => (text.endsWith('A') ? `${text.slice(0, -1)}B` : `${text.slice(0, -1)}A`)
  const changed = [0, 1].map(index => parts.map((part, at) => (at === index ? swap(part) : part)).join('.'))
  const [header = '', payload = '', signature = ''] = parts
  changed.push(`${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`)
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  changed.push(
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
      .sign(generateKeyPairSync('ed25519').privateKey),
  )
  for (const wrong of changed) expectRefusal(await session(first, wrong), 401, 'token_invalid')
  expect((await session(first, token)).status).toBe(200)
})

test('a block works at once on both, and so does its end', async () => {
  const { token, guid } = await finishedParticipant(first)
  await warm(token)
  const read = (server: TestServer) => server.call('GET', `/participants/${guid}`, { token })
  expect((await read(second)).status).toBe(200)
  const block = (status: 'rejected' | 'pending') =>
    first.database.updateTable('application').set({ status }).where('participantGuid', '=', guid).execute()
  await block('rejected')
  for (const server of [first, second]) expectRefusal(await read(server), 403, 'account_blocked')
  expect(await session(second, token)).toMatchObject({
    status: 200,
    body: { users: [{ guid, statusId: 0 }] },
  })
  await block('pending')
  for (const server of [first, second]) expect((await read(server)).status).toBe(200)
})

test('the lists have what the contract names and nothing beside', async () => {
  const { token, guid } = await approvedParticipant(first)
  const { body } = await first.call<{ users: Record<string, unknown>[] }>('GET', '/session', { token })
  expect(Object.keys(body).sort()).toEqual(['groups', 'organiserRoles', 'phone', 'staffCompanies', 'users'])
  expect(body.users.map(user => user.guid)).toEqual([guid])
  expect(Object.keys(body.users[0] ?? {}).sort()).toEqual([
    'companyShortName',
    'decisionReason',
    'firstName',
    'guid',
    'lastName',
    'latinName',
    'linkExpiresAt',
    'payment',
    'photographFileGuid',
    'primary',
    'role',
    'sections',
    'security',
    'securityStatus',
    'status',
    'statusId',
  ])
})

test('an account without participants has empty lists, and a withdrawn one is not in them', async () => {
  const { token } = await first.logIn(first.nextPhone())
  expect(await session(first, token)).toMatchObject({ status: 200, body: { users: [], organiserRoles: [] } })
  const other = await finishedParticipant(first)
  await first.database
    .updateTable('application')
    .set({ status: 'cancelled' })
    .where('participantGuid', '=', other.guid)
    .execute()
  expect(await session(first, other.token)).toMatchObject({ status: 200, body: { users: [] } })
})

// Must run last, because it revokes every organiser.
test('an organiser who is let go is out of both', async () => {
  const token = await organiserToken(first, 'support')
  await warm(token)
  await first.database.updateTable('organiser').set({ revokedAt: new Date() }).execute()
  for (const server of [first, second]) expectRefusal(await session(server, token), 403, 'organiser_unknown')
})
