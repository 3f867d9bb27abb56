import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Erasure } from '#contract/erasure.ts'
import type { TeamMemberRow } from '#contract/organiser-team.ts'
import type { Tx } from '#server/persistence/database.ts'
import { enrolledOrganiser, organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  decidePassport,
  emptyParticipant,
  finishedParticipant,
  givePassport,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { type Answer, openTestServer, type TestServer } from '#test/server.ts'
import { chatOf, personChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

// Two instances on one database, so that nothing may depend on one's memory.
let servers: [TestServer, TestServer]
let passports = 0

beforeAll(async () => {
  const first = await openTestServer()
  servers = [first, await openTestServer({ beside: first })]
  await organiserToken(first, 'admin')
})

afterAll(async () => {
  await servers[1].close()
  await servers[0].close()
})

const colleague = (name = 'Лидия Строева') => enrolledOrganiser(servers[0], { name, roles: ['support'] })

async function mismatched(): Promise<TestApplicant> {
  const person = await finishedParticipant(servers[0])
  passports += 1
  await givePassport(servers[0], person, russianPassport({ number: String(650_000 + passports) }))
  await decidePassport(servers[0], person, 'fail', 'Отчество на скане другое')
  return person
}

const takeCall = (guid: string, token: string, version = 0) =>
  servers[0].call('PUT', `/organizer/calls/${guid}/owner`, { token, body: { owner: 'me', version } })

const answerChat = (guid: string, token: string) =>
  servers[0].call('POST', `/organizer/chats/${guid}/messages`, {
    token,
    body: { guid: randomUUID(), text: 'Здравствуйте!', files: [] },
  })

const revoke = async (guid: string, passTo: object = {}) =>
  servers[1].call('POST', `/organizer/organisers/${guid}/revoke`, {
    token: await organiserToken(servers[0], 'admin'),
    body: { passTo },
  })

async function changeRoles(guid: string, roles: string[]) {
  const token = await organiserToken(servers[0], 'admin')
  const team = await servers[1].call<{ items: TeamMemberRow[] }>('GET', '/organizer/organisers', { token })
  const version = team.body.items.find(member => member.guid === guid)?.version
  const body = { name: 'Лидия Строева', roles, endsOn: null, version }
  return servers[1].call('PUT', `/organizer/organisers/${guid}`, { token, body })
}

const takerOf = async (guid: string) =>
  (
    await servers[0].database
      .selectFrom('mismatchCall')
      .select('takenBy')
      .where('applicationGuid', '=', guid)
      .executeTakeFirst()
  )?.takenBy ?? null

const chatOwnerOf = async (guid: string) =>
  (
    await servers[0].database
      .selectFrom('chat')
      .select('ownerGuid')
      .where('guid', '=', guid)
      .executeTakeFirstOrThrow()
  ).ownerGuid

const holdPerson = (guid: string) => (tx: Tx) =>
  tx.selectFrom('participant').select('guid').where('guid', '=', guid).forUpdate().execute()

const holdCall = (guid: string) => (tx: Tx) =>
  tx.selectFrom('mismatchCall').select('takenBy').where('applicationGuid', '=', guid).forUpdate().execute()

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(servers[0].database)
  return rows[0]?.count ?? 0
}

/** Holds a row for which the first waits in the middle of its transaction; the second comes then, and waits or is done. */
async function inTheMiddle(
  hold: (tx: Tx) => Promise<unknown>,
  first: () => Promise<Answer<unknown>>,
  second: () => Promise<Answer<unknown>>,
): Promise<[Answer<unknown>, Answer<unknown>]> {
  return servers[0].database
    .transaction()
    .execute(async tx => {
      await hold(tx)
      const begun = first()
      await vi.waitFor(async () => expect(await waitingForLocks()).toBeGreaterThanOrEqual(1), {
        interval: 10,
        timeout: 2000,
      })
      const next = second()
      const bothWait = vi.waitFor(async () => expect(await waitingForLocks()).toBeGreaterThanOrEqual(2), {
        interval: 10,
        timeout: 2000,
      })
      await Promise.race([next, bothWait])
      bothWait.catch(() => {})
      return { begun, next }
    })
    .then(({ begun, next }) => Promise.all([begun, next]))
}

test('a call that is being taken as the access is closed is passed on with the others', async () => {
  const [leaver, heir, person] = [await colleague(), await colleague('Нина Разина'), await mismatched()]
  const guid = person.applicationGuid
  const [taken, revoked] = await inTheMiddle(
    holdPerson(person.guid),
    () => takeCall(guid, leaver.token),
    () => revoke(leaver.guid, { calls: heir.guid }),
  )
  expect([taken.status, revoked.status]).toEqual([200, 204])
  expect(await takerOf(guid)).toBe(heir.guid)
})

test('nothing is taken any more once the access is being closed', async () => {
  const leaver = await colleague()
  const [early, late] = [await mismatched(), await mismatched()]
  expect((await takeCall(early.applicationGuid, leaver.token)).status).toBe(200)
  const [revoked, taken] = await inTheMiddle(
    holdCall(early.applicationGuid),
    () => revoke(leaver.guid),
    () => takeCall(late.applicationGuid, leaver.token),
  )
  expect(revoked.status).toBe(204)
  expectRefusal(taken, 403, 'organiser_unknown')
  expect(await takerOf(early.applicationGuid)).toBeNull()
  expect(await takerOf(late.applicationGuid)).toBeNull()
})

test('a chat is not taken by an answer either once the access is being closed', async () => {
  const [leaver, called] = [await colleague(), await mismatched()]
  const person = await emptyParticipant(servers[0])
  await personChat(servers[0], person).send()
  const chat = await chatOf(servers[0], person)
  await takeCall(called.applicationGuid, leaver.token)
  const [revoked, answered] = await inTheMiddle(
    holdCall(called.applicationGuid),
    () => revoke(leaver.guid),
    () => answerChat(chat, leaver.token),
  )
  expect(revoked.status).toBe(204)
  expectRefusal(answered, 403, 'organiser_unknown')
  expect(await chatOwnerOf(chat)).toBeNull()
})

test('a colleague who takes a call over as its owner leaves keeps it, and the heir gets the rest', async () => {
  const [leaver, heir, other] = [
    await colleague(),
    await colleague('Нина Разина'),
    await colleague('Яна Боева'),
  ]
  const [over, rest] = [await mismatched(), await mismatched()]
  for (const { applicationGuid } of [over, rest]) await takeCall(applicationGuid, leaver.token)
  const [taken, revoked] = await inTheMiddle(
    holdCall(over.applicationGuid),
    () => takeCall(over.applicationGuid, other.token, 1),
    () => revoke(leaver.guid, { calls: heir.guid }),
  )
  expect([taken.status, revoked.status]).toEqual([200, 204])
  expect(await takerOf(over.applicationGuid)).toBe(other.guid)
  expect(await takerOf(rest.applicationGuid)).toBe(heir.guid)
})

test('of a colleague who comes after the closing one is told that the call has changed', async () => {
  const [leaver, other, person] = [await colleague(), await colleague('Яна Боева'), await mismatched()]
  const guid = person.applicationGuid
  await takeCall(guid, leaver.token)
  const [revoked, taken] = await inTheMiddle(
    holdCall(guid),
    () => revoke(leaver.guid),
    () => takeCall(guid, other.token, 1),
  )
  expect(revoked.status).toBe(204)
  expectRefusal(taken, 409, 'changed_meanwhile')
  expect(await takerOf(guid)).toBeNull()
})

test('a call that is being taken as the role goes is free again, and none is taken after', async () => {
  const [member, person, late] = [await colleague(), await mismatched(), await mismatched()]
  const guid = person.applicationGuid
  const [taken, changed] = await inTheMiddle(
    holdPerson(person.guid),
    () => takeCall(guid, member.token),
    () => changeRoles(member.guid, ['gate']),
  )
  expect([taken.status, changed.status]).toEqual([200, 200])
  expect(await takerOf(guid)).toBeNull()
  expectRefusal(await takeCall(late.applicationGuid, member.token), 403, 'forbidden')
})

test('an erasure request that is being taken as the access is closed is passed on, and none is taken after', async () => {
  const admin = (name: string) => enrolledOrganiser(servers[0], { name, roles: ['admin'] })
  const [leaver, heir] = [await admin('Лидия Строева'), await admin('Нина Разина')]
  const asked = async () => {
    const { guid, token } = await approvedParticipant(servers[0])
    const path = `/participants/${guid}/erasure`
    const body = { reason: null }
    const { request } = await must<Erasure>(servers[0], 'POST', path, { token, body })
    return request?.guid ?? ''
  }
  const [first, second] = [await asked(), await asked()]
  const take = (guid: string) =>
    servers[0].call('PUT', `/organizer/erasures/${guid}/owner`, {
      token: leaver.token,
      body: { owner: 'me', from: null },
    })
  const holdRequest = (tx: Tx) =>
    tx.selectFrom('erasureRequest').select('guid').where('guid', '=', first).forUpdate().execute()
  const ownerOf = async (guid: string) =>
    servers[0].database
      .selectFrom('erasureRequest')
      .select('ownerGuid')
      .where('guid', '=', guid)
      .executeTakeFirstOrThrow()
  const [taken, revoked] = await inTheMiddle(
    holdRequest,
    () => take(first),
    () => revoke(leaver.guid, { erasures: heir.guid }),
  )
  expect([taken.status, revoked.status]).toEqual([200, 204])
  expect(await ownerOf(first)).toEqual({ ownerGuid: heir.guid })
  expectRefusal(await take(second), 401, 'token_invalid')
  expect(await ownerOf(second)).toEqual({ ownerGuid: null })
})
