import { describe, expect, test } from 'vitest'
import type { TeamMemberRow } from '#contract/organiser-team.ts'
import { appCode, waitingLogin } from '#test/factories/console-login.ts'
import { enrolledOrganiser, organiserToken } from '#test/factories/organiser.ts'
import {
  decidePassport,
  emptyParticipant,
  finishedParticipant,
  givePassport,
  must,
} from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { type Method, useTestServer } from '#test/server.ts'
import { chatOf, personChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const hour = 3_600_000

async function call<Body>(method: Method, path: string, body?: object, token?: string) {
  return server().call<Body>(method, `/organizer/organisers${path}`, {
    token: token ?? (await organiserToken(server(), 'admin')),
    body,
  })
}

const addEnrolled = (facts: Parameters<typeof enrolledOrganiser>[1] = {}) =>
  enrolledOrganiser(server(), facts)

const console = (token: string) => server().call('GET', '/organizer/dashboard', { token })

const actions = async (guid: string) =>
  (await call<{ items: { action: string }[] }>('GET', `/${guid}/history`)).body.items.map(
    ({ action }) => action,
  )

describe('what somebody has taken', () => {
  type Work = { work: { what: string; count: number; colleagues: { guid: string; name: string }[] }[] }
  const workOf = async (guid: string) => (await call<Work>('GET', `/${guid}/work`)).body.work

  async function takeApplication(token: string): Promise<string> {
    const { applicationGuid } = await finishedParticipant(server())
    const body = { owner: 'me', from: null }
    await must(server(), 'PUT', `/organizer/applications/${applicationGuid}/owner`, { token, body })
    return applicationGuid
  }

  const ownerOf = async (guid: string) =>
    (
      await server()
        .database.selectFrom('application')
        .select('ownerGuid')
        .where('guid', '=', guid)
        .executeTakeFirstOrThrow()
    ).ownerGuid

  async function takeChat(token: string): Promise<string> {
    const person = await emptyParticipant(server())
    await personChat(server(), person).send()
    const guid = await chatOf(server(), person)
    const body = { owner: 'me', from: null }
    await must(server(), 'PUT', `/organizer/chats/${guid}/owner`, { token, body })
    return guid
  }

  async function takeCall(token: string): Promise<string> {
    const person = await finishedParticipant(server())
    passports += 1
    await givePassport(server(), person, russianPassport({ number: String(600_000 + passports) }))
    await decidePassport(server(), person, 'fail', 'Отчество на скане другое')
    const body = { owner: 'me', version: 0 }
    await must(server(), 'PUT', `/organizer/calls/${person.applicationGuid}/owner`, { token, body })
    return person.applicationGuid
  }
  let passports = 0

  const callOf = (guid: string) =>
    server()
      .database.selectFrom('mismatchCall')
      .select(['takenBy', 'takenAt', 'version'])
      .where('applicationGuid', '=', guid)
      .executeTakeFirstOrThrow()

  const chatOwnerOf = async (guid: string) =>
    (
      await server()
        .database.selectFrom('chat')
        .select('ownerGuid')
        .where('guid', '=', guid)
        .executeTakeFirstOrThrow()
    ).ownerGuid

  /** What the log says was passed on, and to whom, in the order in which it was. */
  const passedOn = async (guid: string) =>
    (
      await server()
        .database.selectFrom('auditEntry')
        .select(['fromValue', 'toValue', 'reason'])
        .where('subjectGuid', '=', guid)
        .where('action', '=', 'passOrganiserWork')
        .orderBy('id')
        .execute()
    ).map(({ fromValue, toValue, reason }) => [fromValue, toValue, reason])

  test('goes to the colleague who is named, and the log says to whom', async () => {
    const leaver = await addEnrolled({ name: 'Глеб Ветров', roles: ['committee'] })
    const heir = await addEnrolled({ name: 'Нина Разина', roles: ['committee'] })
    const application = await takeApplication(leaver.token)
    const [applications] = await workOf(leaver.guid)
    expect(applications).toMatchObject({ what: 'applications', count: 1 })
    expect(applications?.colleagues.map(({ guid }) => guid)).toContain(heir.guid)
    expect(applications?.colleagues.map(({ guid }) => guid)).not.toContain(leaver.guid)
    const passTo = { applications: heir.guid, chats: null }
    expect((await call('POST', `/${leaver.guid}/revoke`, { passTo })).status).toBe(204)
    expect(await ownerOf(application)).toBe(heir.guid)
    expect(await actions(leaver.guid)).toEqual(expect.arrayContaining(['passOrganiserWork']))
  })

  test('chats and calls go each to their own colleague', async () => {
    const leaver = await addEnrolled({ name: 'Глеб Ветров', roles: ['support'] })
    const helper = await addEnrolled({ name: 'Нина Разина', roles: ['support'] })
    const guard = await addEnrolled({ name: 'Егор Замков', roles: ['security'] })
    const chat = await takeChat(leaver.token)
    const calls = [await takeCall(leaver.token), await takeCall(leaver.token)]
    const taken = await callOf(calls[0] ?? '')
    // What has left the desk meanwhile is no work any more.
    const corrected = await takeCall(leaver.token)
    const { database } = server()
    const passed = { security: 'passportPending' } as const
    await database.updateTable('application').set(passed).where('guid', '=', corrected).execute()
    const work = await workOf(leaver.guid)
    expect(work.map(({ what, count }) => [what, count])).toEqual([
      ['applications', 0],
      ['chats', 1],
      ['calls', 2],
      ['refunds', 0],
      ['changes', 0],
      ['erasures', 0],
    ])
    const mayCall = work.find(({ what }) => what === 'calls')?.colleagues.map(({ guid }) => guid)
    expect(mayCall).toEqual(expect.arrayContaining([helper.guid, guard.guid]))
    const mayAnswer = work.find(({ what }) => what === 'chats')?.colleagues.map(({ guid }) => guid)
    expect(mayAnswer).toContain(helper.guid)
    expect(mayAnswer).not.toContain(guard.guid)

    server().advance(60_000)
    const passTo = { chats: helper.guid, calls: guard.guid }
    expect((await call('POST', `/${leaver.guid}/revoke`, { passTo })).status).toBe(204)
    expect(await chatOwnerOf(chat)).toBe(helper.guid)
    for (const guid of calls) expect(await callOf(guid)).toMatchObject({ takenBy: guard.guid, version: 2 })
    // The colleague has had it since it was passed on.
    expect((await callOf(calls[0] ?? '')).takenAt?.getTime()).toBeGreaterThan(taken.takenAt?.getTime() ?? 0)
    expect(await callOf(corrected)).toMatchObject({ takenBy: null, takenAt: null })
    expect(await passedOn(leaver.guid)).toEqual([
      ['chats 1', 'colleague', 'Нина Разина'],
      ['calls 2', 'colleague', 'Егор Замков'],
    ])
  })

  test('goes back to all where nobody is named', async () => {
    const { guid, token } = await addEnrolled({ roles: ['committee'] })
    const application = await takeApplication(token)
    expect((await call('POST', `/${guid}/revoke`, {})).status).toBe(204)
    expect(await ownerOf(application)).toBeNull()
  })

  test('chats and calls go back to all as well, and a colleague takes the call like any free one', async () => {
    const { guid, token } = await addEnrolled({ roles: ['support'] })
    const [chat, taken] = [await takeChat(token), await takeCall(token)]
    expect((await call('POST', `/${guid}/revoke`, {})).status).toBe(204)
    expect(await chatOwnerOf(chat)).toBeNull()
    expect(await callOf(taken)).toMatchObject({ takenBy: null, takenAt: null })
    const colleague = await organiserToken(server(), 'support')
    const path = `/organizer/calls/${taken}`
    const seen = await must<{ owner: null; version: number }>(server(), 'GET', path, { token: colleague })
    expect(seen.owner).toBeNull()
    const body = { owner: 'me', version: seen.version }
    const answer = await server().call<{ owner: object }>('PUT', `${path}/owner`, { token: colleague, body })
    expect(answer.body.owner).toMatchObject({ mine: true })
  })

  test('calls go to nobody who makes none', async () => {
    const { guid, token } = await addEnrolled({ roles: ['support'] })
    const taken = await takeCall(token)
    const committee = await addEnrolled({ roles: ['committee'] })
    const passTo = { calls: committee.guid }
    expectRefusal(await call('POST', `/${guid}/revoke`, { passTo }), 409, 'colleague_unavailable', {
      'passTo.calls': 'colleague_unavailable',
    })
    expect(await callOf(taken)).toMatchObject({ takenBy: guid, version: 1 })
  })

  test('is free again where the role that allowed it is taken away, and stays where another allows it', async () => {
    const { guid, token } = await addEnrolled({ roles: ['committee', 'support'] })
    const application = await takeApplication(token)
    const [chat, taken] = [await takeChat(token), await takeCall(token)]
    const change = async (roles: string[]) => {
      const { items } = (await call<{ items: TeamMemberRow[] }>('GET', '')).body
      const version = items.find(member => member.guid === guid)?.version
      const body = { name: 'Лидия Строева', roles, endsOn: null, version }
      expect((await call('PUT', `/${guid}`, body)).status).toBe(200)
    }
    await change(['committee', 'security'])
    expect(await ownerOf(application)).toBe(guid)
    expect(await chatOwnerOf(chat)).toBeNull()
    expect((await callOf(taken)).takenBy).toBe(guid)
    await change(['gate'])
    expect(await ownerOf(application)).toBeNull()
    expect((await callOf(taken)).takenBy).toBeNull()
    expect(await passedOn(guid)).toEqual([
      ['chats 1', 'all', null],
      ['applications 1', 'all', null],
      ['calls 1', 'all', null],
    ])
  })

  test('goes to nobody who could not do it, and then nobody is shut out', async () => {
    const { guid, token } = await addEnrolled({ roles: ['committee'] })
    const application = await takeApplication(token)
    const gate = await addEnrolled({ roles: ['gate'] })
    for (const heir of [gate.guid, guid, '0198f000-0000-7000-8000-000000000001']) {
      const passTo = { applications: heir, chats: null }
      expectRefusal(await call('POST', `/${guid}/revoke`, { passTo }), 409, 'colleague_unavailable', {
        'passTo.applications': 'colleague_unavailable',
      })
    }
    expect((await console(token)).status).toBe(200)
    expect(await ownerOf(application)).not.toBeNull()
  })
})

test('one log-in of several is ended at once, and the others go on', async () => {
  type LogIns = { items: { guid: string; current: boolean }[] }
  const { guid, phone, token, secret } = await addEnrolled({ roles: ['admin'] })
  server().advance(hour)
  const login = await waitingLogin(server(), phone)
  const second = await server().call<{ accessToken: string }>('POST', '/auth/second-factor', {
    body: { login, answer: { kind: 'app', code: appCode(server(), secret) } },
  })
  const { body } = await call<LogIns>('GET', `/${guid}/logins`, undefined, second.body.accessToken)
  expect(body.items.map(({ current }) => current).toSorted()).toEqual([false, true])
  const other = body.items.find(({ current }) => !current)?.guid ?? ''
  expect((await call('POST', `/${guid}/logins/${other}/end`, {})).status).toBe(204)
  expectRefusal(await console(token), 401, 'token_invalid')
  expect((await console(second.body.accessToken)).status).toBe(200)
  expectRefusal(await call('POST', `/${guid}/logins/${other}/end`, {}), 404, 'not_found')
  expect(await actions(guid)).toContain('endOrganiserLogIn')
})

test('a log-in to somebody’s cabinet is none of the console', async () => {
  const { guid, phone } = await addEnrolled()
  const before = (await call<{ items: unknown[] }>('GET', `/${guid}/logins`)).body.items.length
  await server().logIn(phone)
  expect((await call<{ items: unknown[] }>('GET', `/${guid}/logins`)).body.items).toHaveLength(before)
})
