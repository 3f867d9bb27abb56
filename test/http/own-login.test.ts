import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OwnFactor } from '#contract/second-factor.ts'
import type { PasskeyCreation, PasskeyRequest } from '#contract/second-factor-passkey.ts'
import { revokeConsoleLogIns } from '#server/persistence/organiser-team-queries.ts'
import { forgetFactors, lockOrganiser } from '#server/persistence/second-factor-queries.ts'
import { operateTeam } from '#server/usecases/organiser/operate-team.ts'
import { appCode, type Enrolled, enrolWithApp, waitingLogin } from '#test/factories/console-login.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { openPasskeyDevice } from '#test/factories/passkey-device.ts'
import { type Method, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer({ secondFactor: 'required' })
const minute = 60_000

type Own = { factors: OwnFactor[]; recoveryCodesLeft: number; required: boolean; freshUntil: string | null }

let own: Enrolled

/** A server that requires a factor of everybody has no admin to begin with: the operator invites the first. */
beforeEach(async () => {
  const phone = server().nextPhone()
  const lines = await operateTeam(server().services, {
    ...{ command: 'add', phone, name: 'Ольга Ветрова' },
    roles: ['admin'],
    until: null,
  })
  const [invitation = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(lines.join()) ?? []
  own = await enrolWithApp(server(), phone, invitation)
})

const call = <Body>(method: Method, path: string, body?: object) =>
  server().call<Body>(method, `/organizer/log-in${path}`, { token: own.token, body })
const read = async () => (await call<Own>('GET', '')).body
const check = (answer: object) => call('POST', '/check', { answer })
const told = async () => {
  await server().deliver()
  return (await server().outbox(own.phone))[0]?.text ?? ''
}

async function addPasskey(name: string) {
  const { body: options } = await call<PasskeyCreation>('POST', '/passkey', {})
  const device = openPasskeyDevice()
  const factor = { kind: 'passkey', name, response: device.make(options.challenge) }
  return { device, added: await call('POST', '/factors', { factor }) }
}

test('whoever has no factor does not get in where one is required', async () => {
  await expect(organiserToken(server(), 'finance')).rejects.toThrow('invitation_missing')
})

test('right after the log-in everything may be changed, and the factors are listed', async () => {
  const before = await read()
  expect(before).toMatchObject({
    recoveryCodesLeft: 10,
    required: true,
    factors: [{ kind: 'app', name: null }],
  })
  expect(before.freshUntil).not.toBeNull()
  const { added } = await addPasskey('Рабочий ноутбук')
  expect(added).toMatchObject({ status: 200, body: { recoveryCodes: null } })
  expect((await read()).factors.map(({ kind, name }) => [kind, name])).toEqual([
    ['app', null],
    ['passkey', 'Рабочий ноутбук'],
  ])
  expect(await told()).toContain('Рабочий ноутбук')
})

test('after five minutes a change needs a factor again', async () => {
  const { device } = await addPasskey('Ключ')
  server().advance(5 * minute)
  expect((await read()).freshUntil).toBeNull()
  const guid = (await read()).factors[0]?.guid
  for (const [method, path, body] of [
    ['POST', '/passkey', {}],
    ['POST', '/app', {}],
    ['POST', '/factors', { factor: { kind: 'app', code: '123456' } }],
    ['DELETE', `/factors/${guid}`, undefined],
    ['POST', '/recovery-codes', {}],
  ] as const)
    expectRefusal(await call(method, path, body), 409, 'second_factor_stale')
  const wrong = appCode(server(), own.secret) === '000000' ? '111111' : '000000'
  expectRefusal(await check({ kind: 'app', code: wrong }), 422, 'second_factor_wrong')
  const { body: options } = await call<PasskeyRequest>('POST', '/check/passkey', {})
  const shown = await check({ kind: 'passkey', response: device.sign(options.challenge) })
  expect(shown.status).toBe(200)
  expect((await call('POST', '/recovery-codes', {})).status).toBe(200)
})

test('a challenge of one’s own page is not good for a log-in', async () => {
  const { device } = await addPasskey('Ключ')
  const { body: options } = await call<PasskeyRequest>('POST', '/check/passkey', {})
  server().advance(minute)
  const login = await waitingLogin(server(), own.phone)
  const answer = { kind: 'passkey', response: device.sign(options.challenge) }
  expectRefusal(
    await server().call('POST', '/auth/second-factor', { body: { login, answer } }),
    422,
    'passkey_failed',
  )
})

test('the app is replaced once the new one shows its code; the old one is void then', async () => {
  const { body: app } = await call<{ secret: string }>('POST', '/app', {})
  server().advance(minute)
  expect((await check({ kind: 'app', code: appCode(server(), own.secret) })).status).toBe(200)
  const factor = { kind: 'app', code: appCode(server(), app.secret) }
  expect(await call('POST', '/factors', { factor })).toMatchObject({
    status: 200,
    body: { recoveryCodes: null },
  })
  expect((await read()).factors).toHaveLength(1)
  server().advance(minute)
  expectRefusal(await check({ kind: 'app', code: appCode(server(), own.secret) }), 422, 'second_factor_wrong')
  expect((await check({ kind: 'app', code: appCode(server(), app.secret) })).status).toBe(200)
})

test('the last factor stays, any other may go', async () => {
  const [app] = (await read()).factors
  expectRefusal(await call('DELETE', `/factors/${app?.guid}`), 409, 'second_factor_last')
  await addPasskey('Ключ')
  expect((await call('DELETE', `/factors/${app?.guid}`)).status).toBe(204)
  expect((await read()).factors.map(({ kind }) => kind)).toEqual(['passkey'])
  expect(await told()).toContain('удал')
  expectRefusal(await call('DELETE', `/factors/${app?.guid}`), 404, 'not_found')
})

test('of two factors removed at once one stays', async () => {
  await addPasskey('Ключ')
  const { factors } = await read()
  const answers = await Promise.all(factors.map(({ guid }) => call('DELETE', `/factors/${guid}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
})

test('somebody else’s factor cannot be removed', async () => {
  const [foreign] = (await read()).factors
  await addPasskey('Ключ')
  const phone = server().nextPhone()
  const { body } = await server().call<{ invitation: { code: string } }>('POST', '/organizer/organisers', {
    token: own.token,
    body: { phone, name: 'Пётр Зимин', roles: ['gate'], endsOn: null },
  })
  const other = await enrolWithApp(server(), phone, body.invitation.code)
  const removed = await server().call('DELETE', `/organizer/log-in/factors/${foreign?.guid}`, {
    token: other.token,
  })
  expectRefusal(removed, 404, 'not_found')
})

test('new recovery codes void the old ones', async () => {
  const [old = ''] = own.recoveryCodes
  const { body } = await call<{ recoveryCodes: string[] }>('POST', '/recovery-codes', {})
  expect(body.recoveryCodes).toHaveLength(10)
  expectRefusal(await check({ kind: 'recovery', code: old }), 422, 'second_factor_wrong')
  expect((await check({ kind: 'recovery', code: body.recoveryCodes[0] ?? '' })).status).toBe(200)
  expect((await read()).recoveryCodesLeft).toBe(9)
  expect(await told()).toMatch(/Codes left: 9|Осталось кодов: 9/)
})

test('a passkey is registered once, and ten at most', async () => {
  const { body: options } = await call<PasskeyCreation>('POST', '/passkey', {})
  const device = openPasskeyDevice()
  const factor = { kind: 'passkey', name: 'Ключ', response: device.make(options.challenge) }
  expect((await call('POST', '/factors', { factor })).status).toBe(200)
  expectRefusal(await call('POST', '/factors', { factor }), 422, 'passkey_failed')
  const { body: next } = await call<PasskeyCreation>('POST', '/passkey', {})
  expect(next.excludeCredentials.map(({ id }) => id)).toEqual([device.id])
  const again = { kind: 'passkey', name: 'Ключ', response: device.make(next.challenge) }
  expectRefusal(await call('POST', '/factors', { factor: again }), 409, 'passkey_exists')
  for (let at = 0; at < 9; at += 1) expect((await addPasskey(`Ключ ${at}`)).added.status).toBe(200)
  expectRefusal((await addPasskey('Лишний')).added, 409, 'passkeys_many')
})

test.each([
  ['GET', ''],
  ['POST', '/check/passkey'],
  ['POST', '/check'],
  ['POST', '/passkey'],
  ['POST', '/app'],
  ['POST', '/factors'],
  ['DELETE', '/factors/0198f000-0000-7000-8000-000000000001'],
  ['POST', '/recovery-codes'],
] as const)('%s /organizer/log-in%s is for organisers', async (method, path) => {
  const body = method === 'POST' ? {} : undefined
  const address = `/organizer/log-in${path}`
  expectRefusal(await server().call(method, address, { body }), 401, 'unauthorized')
  const { token } = await server().logIn(server().nextPhone())
  expectRefusal(await server().call(method, address, { token, body }), 403, 'forbidden')
})

test('what was asked for before a reset and waited for it is refused with the log-in', async () => {
  const { accountGuid } = await server()
    .database.selectFrom('organiser')
    .innerJoin('account', 'account.guid', 'organiser.accountGuid')
    .select('organiser.accountGuid')
    .where('account.phone', '=', own.phone)
    .executeTakeFirstOrThrow()
  const waiting = await server()
    .database.transaction()
    .execute(async tx => {
      await lockOrganiser(tx, accountGuid)
      const answer = call('POST', '/app', {})
      // The call has passed its log-in and waits for the organiser.
      await vi.waitFor(async () => {
        const { rows } = await sql`select pid from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(server().database)
        expect(rows).toHaveLength(1)
      }, 5000)
      await forgetFactors(tx, accountGuid)
      await revokeConsoleLogIns(tx, accountGuid, server().services.clock.wall())
      return { answer }
    })
  expectRefusal(await waiting.answer, 401, 'token_invalid')
})
