import { describe, expect, test } from 'vitest'
import type { TeamMemberRow } from '#contract/organiser-team.ts'
import { demoOrganisers } from '#server/demo/demo-edition.ts'
import { appCode, enrolWithApp, enterCode, waitingLogin } from '#test/factories/console-login.ts'
import { organiserPhone, organiserToken } from '#test/factories/organiser.ts'
import { type Method, openTestServer, type TestServer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const hour = 3_600_000

type Invitation = { code: string; expiresAt: string }
type Added = { guid: string; invitation: Invitation }

const as = async (role: 'admin' | 'finance' | 'gate' = 'admin') => organiserToken(server(), role)

async function call<Body>(method: Method, path: string, body?: object, token?: string) {
  return server().call<Body>(method, `/organizer/organisers${path}`, { token: token ?? (await as()), body })
}

async function add(facts: object = {}) {
  const phone = server().nextPhone()
  const { body } = await call<Added>('POST', '', {
    phone,
    name: 'Лидия Строева',
    roles: ['finance'],
    endsOn: null,
    ...facts,
  })
  return { phone, guid: body.guid, invitation: body.invitation.code }
}

async function addEnrolled(facts: object = {}) {
  const added = await add(facts)
  return { ...added, ...(await enrolWithApp(server(), added.phone, added.invitation)) }
}

async function row(guid: string): Promise<TeamMemberRow> {
  const { body } = await call<{ items: TeamMemberRow[] }>('GET', '')
  const found = body.items.find(item => item.guid === guid)
  if (!found) throw new Error(`${guid} is not in the team`)
  return found
}

const console = (token: string) => server().call('GET', '/organizer/dashboard', { token })
const actions = async (guid: string) =>
  (await call<{ items: { action: string; actor: string }[] }>('GET', `/${guid}/history`)).body.items.map(
    ({ action }) => action,
  )

test('whoever loses a role loses the files of lists that they had made', async () => {
  const { guid, token } = await addEnrolled({ roles: ['committee', 'finance'] })
  const { body: made } = await server().call<{ guid: string }>('POST', '/organizer/exports', {
    token,
    body: { list: 'applications', format: 'csv', columns: ['status'], purpose: null },
  })
  await server().deliver()
  const file = () => server().call('GET', `/organizer/exports/${made.guid}/file`, { token })
  expect((await file()).status).toBe(200)
  const change = async (roles: string[]) => {
    const { name, version } = await row(guid)
    await call('PUT', `/${guid}`, { name, roles, endsOn: null, version })
  }
  await change(['committee', 'finance', 'support'])
  expect((await file()).status).toBe(200)
  await change(['committee', 'support'])
  expectRefusal(await file(), 404, 'not_found')
})

test('the list names everybody with roles, factors and state', async () => {
  const { body } = await call<{ items: TeamMemberRow[]; today: string }>('GET', '')
  expect(body.today).toBe('2025-09-15')
  expect(body.items.length).toBeGreaterThanOrEqual(demoOrganisers.length)
  expect(body.items.find(({ phone }) => phone === organiserPhone('admin'))).toMatchObject({
    ...{ roles: ['admin'], state: 'active', endsOn: null, passkeys: 0, app: false, recoveryCodesLeft: 0 },
    lastLoginAt: expect.any(String),
  })
})

test('an added organiser is invited by SMS, enrols and is active; the log tells all of it', async () => {
  const { phone, guid, invitation } = await add({ roles: ['committee', 'support'], endsOn: '2026-02-20' })
  await server().deliver()
  const [sms] = await server().outbox(phone)
  expect(sms?.text).toContain('/organizer/login')
  expect(sms?.text).not.toContain(invitation)
  expect(await row(guid)).toMatchObject({
    state: 'invited',
    endsOn: '2026-02-20',
    lastLoginAt: null,
    version: 1,
  })
  const { token } = await enrolWithApp(server(), phone, invitation)
  expect(await row(guid)).toMatchObject({
    state: 'active',
    app: true,
    recoveryCodesLeft: 10,
    invitedUntil: null,
  })
  expect((await console(token)).status).toBe(200)
  expect(await actions(guid)).toEqual([
    'logInToConsole',
    'addSecondFactor',
    'acceptInvitation',
    'addOrganiser',
  ])
})

test('sent twice with one key, adding happens once and tells the same invitation', async () => {
  const phone = server().nextPhone()
  const sent = {
    token: await as(),
    idempotencyKey: 'the-same-key-twice',
    body: { phone, name: 'А Б', roles: ['gate'], endsOn: null },
  }
  const first = await server().call<Added>('POST', '/organizer/organisers', sent)
  const again = await server().call<Added>('POST', '/organizer/organisers', sent)
  expect([first.status, again.body]).toEqual([200, first.body])
  expectRefusal(await call('POST', '', sent.body), 409, 'organiser_exists', { phone: 'organiser_exists' })
})

test('added twenty times at once, somebody is added once', async () => {
  const body = { phone: server().nextPhone(), name: 'А Б', roles: ['gate'], endsOn: null }
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('POST', '', body)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
})

test('changed roles count from the next request on, and a second change of the same version is refused', async () => {
  const { guid, token } = await addEnrolled({ roles: ['finance'] })
  expect((await server().call('GET', '/organizer/failed-jobs', { token })).status).toBe(403)
  const { version } = await row(guid)
  const change = { name: 'Лидия Строева', roles: ['finance', 'admin'], endsOn: null, version }
  expect(await call('PUT', `/${guid}`, change)).toMatchObject({ status: 200, body: { version: version + 1 } })
  expect((await server().call('GET', '/organizer/failed-jobs', { token })).status).toBe(200)
  expectRefusal(await call('PUT', `/${guid}`, change), 409, 'changed_meanwhile')
})

describe('an access that ends', () => {
  test('ends with its last day by the edition’s clock, and is renewed', async () => {
    const { guid, phone, token, secret } = await addEnrolled({ endsOn: '2025-09-17' })
    const early = server().services.clock.now().getTime()
    server().advance(Date.parse('2025-09-17T23:59:59+03:00') - early - 12 * hour)
    const { body: renewed } = await server().call<{ accessToken: string }>('POST', '/session/renew', {
      token,
    })
    server().advance(12 * hour - 1000)
    const last = renewed?.accessToken ?? token
    expect((await console(last)).status).toBe(401)
    server().advance(2000)
    expect((await row(guid)).state).toBe('ended')
    expectRefusal(await enterCode(server(), phone), 403, 'organiser_unknown')
    expectRefusal(await call('POST', `/${guid}/renew`, { endsOn: '2025-09-17' }), 422, 'day_past', {
      endsOn: 'day_past',
    })
    expect(await call('POST', `/${guid}/renew`, { endsOn: '2026-02-20' })).toMatchObject({
      status: 200,
      body: { invitation: null },
    })
    const login = await waitingLogin(server(), phone)
    const answer = { kind: 'app', code: appCode(server(), secret) }
    expect((await server().call('POST', '/auth/second-factor', { body: { login, answer } })).status).toBe(200)
  })

  test('shuts an open log-in at that moment', async () => {
    const today = new Date(server().services.clock.now().getTime() + 3 * hour).toISOString().slice(0, 10)
    const { token } = await addEnrolled({ endsOn: today })
    expect((await console(token)).status).toBe(200)
    const midnight = Date.parse(`${today}T24:00:00+03:00`)
    server().advance(midnight - server().services.clock.now().getTime() - 1000)
    const before = (await console(token)).status
    server().advance(1000)
    const after = await console(token)
    // Where the token itself has expired first, there is nothing to see.
    if (before === 200) expectRefusal(after, 403, 'organiser_unknown')
  })
})

test('a revoked organiser is out at once on every copy, and comes back by an invitation only', async () => {
  const { guid, phone, token } = await addEnrolled()
  const cabinet = await server().logIn(phone)
  const copy = await openTestServer({ beside: server() })
  try {
    expect((await copy.call('GET', '/organizer/dashboard', { token })).status).toBe(200)
    expect((await call('POST', `/${guid}/revoke`, {})).status).toBe(204)
    expectRefusal(await copy.call('GET', '/organizer/dashboard', { token }), 401, 'token_invalid')
  } finally {
    await copy.close()
  }
  expect((await server().call('GET', '/session', { token: cabinet.token })).status).toBe(200)
  expect(await row(guid)).toMatchObject({ state: 'revoked', app: false, recoveryCodesLeft: 0 })
  expectRefusal(await call('POST', `/${guid}/revoke`, {}), 409, 'state_forbids')
  server().advance(hour)
  expectRefusal(await enterCode(server(), phone), 403, 'organiser_unknown')
  const { body } = await call<{ invitation: Invitation }>('POST', `/${guid}/renew`, { endsOn: null })
  server().advance(hour)
  expect((await enrolWithApp(server(), phone, body.invitation.code)).token).toMatch(/^ey/)
})

describe('a lost second factor', () => {
  test('is reset by another admin: log-ins end, everything is set up anew', async () => {
    const { guid, phone, token, secret, recoveryCodes } = await addEnrolled()
    const { body } = await call<{ invitation: Invitation }>('POST', `/${guid}/reset`, {})
    expectRefusal(await console(token), 401, 'token_invalid')
    expect(await row(guid)).toMatchObject({ state: 'invited', app: false, recoveryCodesLeft: 0 })
    await server().deliver()
    expect((await server().outbox(phone))[0]?.text).toContain('Вероника Лапшина')
    server().advance(hour)
    const login = await waitingLogin(server(), phone)
    for (const answer of [
      { kind: 'app', code: appCode(server(), secret) },
      { kind: 'recovery', code: recoveryCodes[0] },
    ])
      expectRefusal(
        await server().call('POST', '/auth/second-factor', { body: { login, answer } }),
        422,
        'second_factor_wrong',
      )
    server().advance(hour)
    expect((await enrolWithApp(server(), phone, body.invitation.code)).token).toMatch(/^ey/)
  })

  test('is never reset by oneself', async () => {
    const { guid, token } = await addEnrolled({ roles: ['admin'] })
    expectRefusal(await call('POST', `/${guid}/reset`, {}, token), 409, 'second_factor_own')
  })

  test('ends a log-in that waits for it', async () => {
    const { guid, phone, secret } = await addEnrolled()
    server().advance(hour)
    const login = await waitingLogin(server(), phone)
    await call('POST', `/${guid}/reset`, {})
    const answer = { kind: 'app', code: appCode(server(), secret) }
    const late = await server().call('POST', '/auth/second-factor', { body: { login, answer } })
    expectRefusal(late, 422, 'second_factor_expired')
  })
})

describe('the last admin', () => {
  async function alone(): Promise<{ apart: TestServer; guid: string; token: string }> {
    const apart = await openTestServer()
    const token = await organiserToken(apart, 'admin')
    const { body } = await apart.call<{ items: TeamMemberRow[] }>('GET', '/organizer/organisers', { token })
    const guid = body.items.find(({ roles }) => roles.includes('admin'))?.guid ?? ''
    return { apart, guid, token }
  }

  test('cannot go, lose the role or get an end', async () => {
    const { apart, guid, token } = await alone()
    const path = `/organizer/organisers/${guid}`
    expectRefusal(await apart.call('POST', `${path}/revoke`, { token, body: {} }), 409, 'last_admin')
    for (const change of [{ roles: ['support'] }, { endsOn: '2026-02-20' }]) {
      const body = { name: 'Вероника Лапшина', roles: ['admin'], endsOn: null, version: 1, ...change }
      expectRefusal(await apart.call('PUT', path, { token, body }), 409, 'last_admin')
    }
    expectRefusal(
      await apart.call('POST', `${path}/renew`, { token, body: { endsOn: '2026-02-20' } }),
      409,
      'last_admin',
    )
    // Somebody invited cannot stand in: they may never come.
    const body = { phone: apart.nextPhone(), name: 'А Б', roles: ['admin'], endsOn: null }
    await apart.call('POST', '/organizer/organisers', { token, body })
    expectRefusal(await apart.call('POST', `${path}/revoke`, { token, body: {} }), 409, 'last_admin')
    await apart.close()
  })

  test('stays, though twenty admins give the role up at once', async () => {
    const { apart, token } = await alone()
    const admins = [] as { guid: string; token: string }[]
    for (let at = 0; at < 20; at += 1) {
      const phone = apart.nextPhone()
      const body = { phone, name: `Админ ${at}`, roles: ['admin'], endsOn: null }
      const added = await apart.call<Added>('POST', '/organizer/organisers', { token, body })
      const enrolled = await enrolWithApp(apart, phone, added.body.invitation.code)
      admins.push({ guid: added.body.guid, token: enrolled.token })
    }
    const { body: team } = await apart.call<{ items: TeamMemberRow[] }>('GET', '/organizer/organisers', {
      token,
    })
    const first = team.items.find(({ phone }) => phone === organiserPhone('admin'))?.guid ?? ''
    await apart.call('POST', `/organizer/organisers/${first}/revoke`, { token: admins[0]?.token, body: {} })
    const answers = await Promise.all(
      admins.map(({ guid, token: own }) => {
        const body = { name: 'Не админ', roles: ['support'], endsOn: null, version: 1 }
        return apart.call('PUT', `/organizer/organisers/${guid}`, { token: own, body })
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    const kept = answers.findIndex(({ status }) => status !== 200)
    expectRefusal(answers[kept] as (typeof answers)[number], 409, 'last_admin')
    const { token: own = '' } = admins[kept] ?? {}
    const { body: after } = await apart.call<{ items: TeamMemberRow[] }>('GET', '/organizer/organisers', {
      token: own,
    })
    expect(
      after.items.filter(({ roles, state }) => roles.includes('admin') && state === 'active'),
    ).toHaveLength(1)
    await apart.close()
  })

  test('of two who shut each other out at once one stays', async () => {
    const { apart, guid, token } = await alone()
    const phone = apart.nextPhone()
    const body = { phone, name: 'А Б', roles: ['admin'], endsOn: null }
    const added = await apart.call<Added>('POST', '/organizer/organisers', { token, body })
    const other = await enrolWithApp(apart, phone, added.body.invitation.code)
    const revoke = (whom: string, by: string) =>
      apart.call('POST', `/organizer/organisers/${whom}/revoke`, { token: by, body: {} })
    const both = await Promise.all([revoke(guid, other.token), revoke(added.body.guid, token)])
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1)
    await apart.close()
  })
})

describe('who may look after the team', () => {
  const guid = '0198f000-0000-7000-8000-000000000001'
  const whole = { name: 'А Б', roles: ['gate'], endsOn: null }
  const routes = [
    ['GET', '', undefined],
    ['POST', '', { ...whole, phone: '+79161234567' }],
    ['PUT', `/${guid}`, { ...whole, version: 1 }],
    ['POST', `/${guid}/renew`, { endsOn: null }],
    ['POST', `/${guid}/revoke`, {}],
    ['POST', `/${guid}/reset`, {}],
    ['GET', `/${guid}/history`, undefined],
    ['GET', `/${guid}/work`, undefined],
    ['GET', `/${guid}/logins`, undefined],
    ['POST', `/${guid}/logins/${guid}/end`, {}],
  ] as const

  test.each(routes)('%s /organizer/organisers%s', async (method, path, body) => {
    const address = `/organizer/organisers${path}`
    expectRefusal(await server().call(method, address, { body }), 401, 'unauthorized')
    for (const role of ['finance', 'gate'] as const)
      expectRefusal(await call(method, path, body, await as(role)), 403, 'forbidden')
    if (path !== '') expectRefusal(await call(method, path, body), 404, 'not_found')
  })

  test.each<[string, object, Record<string, string>]>([
    ['no roles', { roles: [] }, { roles: 'required' }],
    ['a role twice', { roles: ['gate', 'gate'] }, { roles: 'value_invalid' }],
    ['an unknown role', { roles: ['owner'] }, { 'roles.0': 'value_invalid' }],
    ['no name', { name: ' ' }, { name: 'required' }],
    ['a phone that is none', { phone: '12' }, { phone: 'phone_format' }],
    ['a day that is over', { endsOn: '2025-09-01' }, { endsOn: 'day_past' }],
    ['a day that is none', { endsOn: '2025-02-30' }, { endsOn: 'value_invalid' }],
  ])('refuses %s', async (_, change, fields) => {
    const refused = await call('POST', '', { ...whole, phone: '+79161234567', ...change })
    expect(refused.status).toBe(422)
    expectRefusal(refused, 422, Object.values(fields)[0] as never, fields as never)
  })
})
