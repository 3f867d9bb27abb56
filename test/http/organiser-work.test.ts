import { describe, expect, test } from 'vitest'
import { appCode, enrolWithApp, waitingLogin } from '#test/factories/console-login.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, must } from '#test/factories/participant.ts'
import { type Method, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const hour = 3_600_000

async function call<Body>(method: Method, path: string, body?: object, token?: string) {
  return server().call<Body>(method, `/organizer/organisers${path}`, {
    token: token ?? (await organiserToken(server(), 'admin')),
    body,
  })
}

async function addEnrolled(facts: object = {}) {
  const phone = server().nextPhone()
  const wish = { phone, name: 'Лидия Строева', roles: ['finance'], endsOn: null, ...facts }
  const { body } = await call<{ guid: string; invitation: { code: string } }>('POST', '', wish)
  return { guid: body.guid, ...(await enrolWithApp(server(), phone, body.invitation.code)) }
}

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

  test('goes back to all where nobody is named', async () => {
    const { guid, token } = await addEnrolled({ roles: ['committee'] })
    const application = await takeApplication(token)
    expect((await call('POST', `/${guid}/revoke`, {})).status).toBe(204)
    expect(await ownerOf(application)).toBeNull()
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
