import { beforeAll, describe, expect, test } from 'vitest'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import type { PasskeyCreation, PasskeyRequest } from '#contract/second-factor-passkey.ts'
import { appCode, enrolWithApp, enterCode, waitingLogin } from '#test/factories/console-login.ts'
import { organiserPhone, organiserToken } from '#test/factories/organiser.ts'
import { openPasskeyDevice, type PasskeyDevice } from '#test/factories/passkey-device.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const hour = 3_600_000

type Added = { guid: string; invitation: { code: string; expiresAt: string } }

async function invite(roles = ['finance']): Promise<{ phone: string; guid: string; invitation: string }> {
  const phone = server().nextPhone()
  const { body } = await server().call<Added>('POST', '/organizer/organisers', {
    token: await organiserToken(server(), 'admin'),
    body: { phone, name: 'Лидия Строева', roles, endsOn: null },
  })
  return { phone, guid: body.guid, invitation: body.invitation.code }
}

const answer = (login: string, given: object) =>
  server().call<OtpVerifyAnswer>('POST', '/auth/second-factor', {
    body: { login, answer: given },
    locale: 'en',
  })
const state = (login: string) =>
  server().call<{ step: string; ways: object }>('POST', '/auth/second-factor/state', { body: { login } })

async function enrolWithPasskey(): Promise<{ phone: string; device: PasskeyDevice }> {
  const { phone, invitation } = await invite()
  const login = await waitingLogin(server(), phone)
  await server().call('POST', '/auth/enrolment', { body: { login, invitation } })
  const { body: options } = await server().call<PasskeyCreation>('POST', '/auth/enrolment/passkey', {
    body: { login },
  })
  const device = openPasskeyDevice()
  const factor = { kind: 'passkey', name: 'Ноутбук', response: device.make(options.challenge) }
  const { status } = await server().call('POST', '/auth/enrolment/finish', { body: { login, factor } })
  expect(status).toBe(200)
  return { phone, device }
}

async function challengeOf(login: string): Promise<PasskeyRequest> {
  const { body } = await server().call<PasskeyRequest>('POST', '/auth/second-factor/passkey', {
    body: { login },
  })
  return body
}

test('an organiser of the demo, who has no factor, logs in by the code alone', async () => {
  expect(await enterCode(server(), organiserPhone('gate'))).toMatchObject({
    status: 200,
    body: { organiserRoles: ['gate'] },
  })
})

describe('the first log-in of somebody invited', () => {
  test('asks for the invitation, sets up the app and tells the recovery codes', async () => {
    const { phone, invitation } = await invite()
    const login = await waitingLogin(server(), phone)
    expect((await state(login)).body).toMatchObject({
      step: 'invitation',
      ways: { app: false, passkey: false },
    })
    const typed = invitation.toLowerCase().replace('-', ' ')
    expect(
      (await server().call('POST', '/auth/enrolment', { body: { login, invitation: typed } })).status,
    ).toBe(204)
    expect((await state(login)).body).toMatchObject({ step: 'setUp' })
    const { body: app } = await server().call<{ secret: string; address: string }>(
      'POST',
      '/auth/enrolment/app',
      {
        body: { login },
      },
    )
    expect(app.address).toContain('otpauth://totp/')
    const finish = (code: string) =>
      server().call<OtpVerifyAnswer & { recoveryCodes: string[] }>('POST', '/auth/enrolment/finish', {
        body: { login, factor: { kind: 'app', code } },
      })
    const right = appCode(server(), app.secret)
    expectRefusal(await finish(right === '000000' ? '111111' : '000000'), 422, 'app_code_wrong', {
      'factor.code': 'app_code_wrong',
    })
    const { status, body } = await finish(right)
    expect(status).toBe(200)
    expect(body.organiserRoles).toEqual(['finance'])
    expect(new Set(body.recoveryCodes).size).toBe(10)
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect((await server().call('GET', '/organizer/dashboard', { token: body.accessToken })).status).toBe(200)
    await server().deliver()
    expect((await server().outbox(phone))[0]?.text).toMatch(/приложение с\u00a0кодами/)
    // The log-in is over, and so is the invitation.
    expectRefusal(await state(login), 422, 'second_factor_expired')
    server().advance(60_000)
    expect((await state(await waitingLogin(server(), phone))).body).toMatchObject({ step: 'factor' })
  })

  test('does nothing without the invitation', async () => {
    const { phone, invitation } = await invite()
    const login = await waitingLogin(server(), phone)
    for (const path of ['passkey', 'app'])
      expectRefusal(
        await server().call('POST', `/auth/enrolment/${path}`, { body: { login } }),
        403,
        'invitation_missing',
      )
    const factor = { kind: 'app', code: '123456' }
    const finished = await server().call('POST', '/auth/enrolment/finish', { body: { login, factor } })
    expectRefusal(finished, 403, 'invitation_missing')
    const wrong = await server().call('POST', '/auth/enrolment', {
      body: { login, invitation: '00000-00000' },
    })
    expectRefusal(wrong, 422, 'invitation_wrong', { invitation: 'invitation_wrong' })
    expect(wrong.body.message).toContain('4')
    expect(invitation).not.toBe('00000-00000')
  })

  test('is over after five wrong invitations', async () => {
    const { phone, invitation } = await invite()
    const login = await waitingLogin(server(), phone)
    const show = (typed: string) =>
      server().call('POST', '/auth/enrolment', { body: { login, invitation: typed } })
    for (let at = 0; at < 4; at += 1) expectRefusal(await show('nothing'), 422, 'invitation_wrong')
    expectRefusal(await show('nothing'), 422, 'second_factor_expired')
    expectRefusal(await show(invitation), 422, 'second_factor_expired')
  })

  test('is refused after the invitation has expired', async () => {
    const { phone } = await invite()
    server().advance(7 * 24 * hour)
    expectRefusal(await enterCode(server(), phone), 403, 'invitation_missing')
  })

  test('refuses an invitation of an earlier admin’s act', async () => {
    const { phone, guid, invitation } = await invite()
    const login = await waitingLogin(server(), phone)
    await server().call('POST', '/auth/enrolment', { body: { login, invitation } })
    const token = await organiserToken(server(), 'admin')
    await server().call('POST', `/organizer/organisers/${guid}/renew`, { token, body: { endsOn: null } })
    expectRefusal(
      await server().call('POST', '/auth/enrolment/app', { body: { login } }),
      422,
      'second_factor_expired',
    )
  })

  test('waits a quarter of an hour at most', async () => {
    const { phone } = await invite()
    const login = await waitingLogin(server(), phone)
    server().advance(899_000)
    expect((await state(login)).status).toBe(200)
    server().advance(1000)
    expectRefusal(await state(login), 422, 'second_factor_expired')
    expectRefusal(await state('nothing'), 422, 'second_factor_expired')
  })
})

describe('a log-in by the app', () => {
  let phone = ''
  let secret = ''
  let recoveryCodes: string[] = []

  beforeAll(async () => {
    const invited = await invite()
    const enrolled = await enrolWithApp(server(), invited.phone, invited.invitation)
    phone = enrolled.phone
    secret = enrolled.secret
    recoveryCodes = enrolled.recoveryCodes
  })

  /** Hours later, so that no limit of an earlier test counts. */
  const freshLogin = () => {
    server().advance(25 * hour)
    return waitingLogin(server(), phone)
  }

  test('takes the code that the app shows, once', async () => {
    const login = await freshLogin()
    const code = appCode(server(), secret)
    const { status, body } = await answer(login, { kind: 'app', code })
    expect([status, body.organiserRoles]).toEqual([200, ['finance']])
    server().advance(1000)
    const again = await answer(await waitingLogin(server(), phone), { kind: 'app', code })
    expectRefusal(again, 422, 'second_factor_wrong', { 'answer.code': 'second_factor_wrong' })
  })

  test('lets in a phone that is half a minute off, and no more', async () => {
    const login = await freshLogin()
    expectRefusal(
      await answer(login, { kind: 'app', code: appCode(server(), secret, -120) }),
      422,
      'second_factor_wrong',
    )
    expect((await answer(login, { kind: 'app', code: appCode(server(), secret, -30) })).status).toBe(200)
  })

  test('of two at once with the same code lets one in', async () => {
    await freshLogin()
    const logins = [await freshLogin()]
    for (let at = 0; at < 3; at += 1) {
      server().advance(1000)
      logins.push(await waitingLogin(server(), phone))
    }
    const code = appCode(server(), secret)
    const answers = await Promise.all(logins.map(login => answer(login, { kind: 'app', code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })

  test('counts wrong ones: five for a log-in, ten for a day', async () => {
    const wrong = { kind: 'recovery', code: 'not a code' }
    const login = await freshLogin()
    for (const left of [4, 3, 2, 1]) {
      const refused = await answer(login, wrong)
      expectRefusal(refused, 422, 'second_factor_wrong')
      expect(refused.body).toMatchObject({ message: expect.stringContaining(`left: ${left}`) })
    }
    expectRefusal(await answer(login, wrong), 422, 'second_factor_expired')
    expectRefusal(
      await answer(login, { kind: 'app', code: appCode(server(), secret) }),
      422,
      'second_factor_expired',
    )
    server().advance(hour)
    const second = await waitingLogin(server(), phone)
    for (let at = 0; at < 5; at += 1) await answer(second, wrong)
    server().advance(hour)
    const third = await waitingLogin(server(), phone)
    const locked = await answer(third, { kind: 'app', code: appCode(server(), secret) })
    expectRefusal(locked, 429, 'second_factor_locked')
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(20 * 3600)
  })

  test('takes a recovery code once, and tells its owner', async () => {
    const [code = '', other = ''] = recoveryCodes
    expect((await answer(await freshLogin(), { kind: 'recovery', code: code.toLowerCase() })).status).toBe(
      200,
    )
    await server().deliver()
    expect((await server().outbox(phone))[0]?.text).toContain('Codes left: 9')
    const login = await freshLogin()
    expectRefusal(await answer(login, { kind: 'recovery', code }), 422, 'second_factor_wrong')
    const both = await Promise.all(
      [other, other].map(typed => answer(login, { kind: 'recovery', code: typed })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('asks for none at the cabinet', async () => {
    server().advance(25 * hour)
    expect((await server().logIn(phone, 'login')).organiserRoles).toEqual(['finance'])
  })
})

describe('a log-in by a passkey', () => {
  test('lets in who signs the challenge of this log-in, once', async () => {
    const { phone, device } = await enrolWithPasskey()
    const login = await waitingLogin(server(), phone)
    expect((await state(login)).body).toMatchObject({ ways: { passkey: true, app: false, recovery: true } })
    const options = await challengeOf(login)
    expect(options).toMatchObject({ rpId: 'forum.example', userVerification: 'required' })
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([device.id])
    const response = device.sign(options.challenge)
    const { status, body } = await answer(login, { kind: 'passkey', response })
    expect([status, body.organiserRoles]).toEqual([200, ['finance']])
    server().advance(hour)
    const next = await waitingLogin(server(), phone)
    expectRefusal(await answer(next, { kind: 'passkey', response }), 422, 'passkey_failed')
  })

  test.each<[string, (device: PasskeyDevice, challenge: string) => object]>([
    ['another challenge', device => device.sign('bm90IHRoZSBjaGFsbGVuZ2U')],
    ['another site', (device, challenge) => device.sign(challenge, { origin: 'https://forum.example.evil' })],
    ['another domain', (device, challenge) => device.sign(challenge, { rpId: 'evil.example' })],
    ['an owner who was not recognised', (device, challenge) => device.sign(challenge, { verified: false })],
    ['a count that went back', (device, challenge) => device.sign(challenge, { count: 1 })],
    [
      'another key',
      (device, challenge) => ({ ...openPasskeyDevice().sign(challenge), id: device.id, rawId: device.id }),
    ],
    ['an unknown key', (_, challenge) => openPasskeyDevice().sign(challenge)],
    [
      'broken bytes',
      (device, challenge) => {
        const { response, ...rest } = device.sign(challenge)
        return { ...rest, response: { ...response, authenticatorData: 'AAAA' } }
      },
    ],
  ])('refuses %s', async (_, forge) => {
    const { phone, device } = await enrolWithPasskey()
    const login = await waitingLogin(server(), phone)
    device.sign('a')
    const { challenge } = await challengeOf(login)
    expectRefusal(
      await answer(login, { kind: 'passkey', response: forge(device, challenge) }),
      422,
      'passkey_failed',
    )
    // The challenge is spent, whatever was wrong.
    expectRefusal(
      await answer(login, { kind: 'passkey', response: device.sign(challenge) }),
      422,
      'passkey_failed',
    )
    const fresh = await challengeOf(login)
    expect(
      (await answer(login, { kind: 'passkey', response: device.sign(fresh.challenge, { count: 99 }) }))
        .status,
    ).toBe(200)
  })

  test('refuses a challenge of more than five minutes, and one of another log-in', async () => {
    const { phone, device } = await enrolWithPasskey()
    const first = await waitingLogin(server(), phone)
    const { challenge } = await challengeOf(first)
    server().advance(1000)
    const second = await waitingLogin(server(), phone)
    expectRefusal(
      await answer(second, { kind: 'passkey', response: device.sign(challenge) }),
      422,
      'passkey_failed',
    )
    server().advance(300_000)
    expectRefusal(
      await answer(first, { kind: 'passkey', response: device.sign(challenge) }),
      422,
      'passkey_failed',
    )
  })
})

test.each([
  ['no answer', {}, 'answer', 'required'],
  ['a factor of no kind', { answer: { kind: 'sms', code: '1' } }, 'answer.kind', 'value_invalid'],
  ['an app’s code of letters', { answer: { kind: 'app', code: 'abcdef' } }, 'answer.code', 'code_format'],
  ['a passkey that is none', { answer: { kind: 'passkey', response: {} } }, 'answer.response.id', 'required'],
])('refuses %s', async (_, body, field, code) => {
  const refused = await server().call('POST', '/auth/second-factor', { body: { login: 'x', ...body } })
  expect(refused.status).toBe(422)
  expect(refused.body.details).toContainEqual(expect.objectContaining({ field, code }))
})
