import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { openKeyRing } from '#server/secrets/key-ring.ts'
import { organiserPhone, organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, rejectedParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const session = (token: string) => server().call('GET', '/session', { token })

test('without a token, and with what is none, nothing opens', async () => {
  const answer = await server().call('GET', '/session')
  expectRefusal(answer, 401, 'unauthorized')
  expect(answer.headers['www-authenticate']).toBe('Bearer')
  for (const authorization of [
    'Bearer',
    'Bearer x',
    'Basic dXNlcjpwYXNz',
    'bearer abc.def.ghi',
    `Bearer ${'a'.repeat(3000)}`,
  ])
    expectRefusal(
      await server().call('GET', '/session', { headers: { authorization } }),
      401,
      'token_invalid',
    )
})

test('the session lists are fresh', async () => {
  const { token, phone, guid } = await finishedParticipant(server())
  expect(await session(token)).toMatchObject({
    status: 200,
    body: {
      phone,
      users: [
        {
          guid,
          statusId: 30,
          securityStatus: 0,
          primary: true,
          firstName: 'Мария',
          latinName: 'Mariia Orlova',
          companyShortName: 'Лазоревый Банк',
        },
      ],
      groups: [],
      staffCompanies: [],
    },
  })
})

test('log-out revokes at once, and a second log-in is another token', async () => {
  const phone = server().nextPhone()
  const first = await server().logIn(phone)
  server().advance(61_000)
  const second = await server().logIn(phone)
  expect((await server().call('POST', '/auth/logout', { token: first.token })).status).toBe(204)
  expectRefusal(await session(first.token), 401, 'token_invalid')
  expect((await session(second.token)).status).toBe(200)
})

test('a token lives twelve hours, and says how it died', async () => {
  const { token, expiresAt } = await server().logIn(server().nextPhone())
  expect(Date.parse(expiresAt) - server().services.clock.wall().getTime()).toBe(12 * 3_600_000)
  server().advance(12 * 3_600_000 - 1000)
  expect((await session(token)).status).toBe(200)
  server().advance(1000)
  const answer = await session(token)
  expectRefusal(answer, 401, 'token_expired')
  const text = answer.body.error.toLowerCase()
  expect(text.includes('token') && text.includes('expire')).toBe(true)
})

test('renewal moves the expiry later only', async () => {
  const { token, expiresAt } = await server().logIn(server().nextPhone())
  server().advance(3_600_000)
  const renewed = await server().call<{ accessToken: string; expiresAt: string }>('POST', '/session/renew', {
    token,
  })
  expect(Date.parse(renewed.body.expiresAt)).toBe(Date.parse(expiresAt) + 3_600_000)
  server().advance(-1_800_000)
  const again = await server().call<{ expiresAt: string }>('POST', '/session/renew', { token })
  expect(again.body.expiresAt).toBe(renewed.body.expiresAt)
  server().advance(1_800_000 + 11 * 3_600_000)
  expectRefusal(await session(token), 401, 'token_expired')
  expect((await session(renewed.body.accessToken)).status).toBe(200)
})

test('a token that was changed, or that another key or algorithm has signed, is none', async () => {
  const { token } = await server().logIn(server().nextPhone())
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signedBy = (key: KeyObject | Uint8Array, head: { alg: string; typ: string }, change: object = {}) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader(head).sign(key)
  const { tokenKey } = await openKeyRing(server().services.config, server().dataDir)
  const eddsa = { alg: 'EdDSA', typ: 'at+jwt' }
  const publicPem = Buffer.from(createPublicKey(tokenKey).export({ type: 'spki', format: 'pem' }))
  expect((await session(await signedBy(tokenKey, eddsa))).status).toBe(200)
  const forged = {
    payload: `${header}.${encode({ ...claims, aud: 'organizer' })}.${signature}`,
    signature: `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    none: `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
    unsigned: `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    publicKeyAsSecret: await signedBy(publicPem, { alg: 'HS256', typ: 'at+jwt' }),
    otherKey: await signedBy(generateKeyPairSync('ed25519').privateKey, eddsa),
    otherType: await signedBy(tokenKey, { alg: 'EdDSA', typ: 'JWT' }),
    otherIssuer: await signedBy(tokenKey, eddsa, { iss: 'elsewhere' }),
    otherAudience: await signedBy(tokenKey, eddsa, { aud: 'organizer' }),
    unknownAudience: await signedBy(tokenKey, eddsa, { aud: 'everybody' }),
    noExpiry: await signedBy(tokenKey, eddsa, { exp: undefined }),
    noRow: await signedBy(tokenKey, eddsa, { jti: '1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10' }),
  }
  for (const [name, wrong] of Object.entries(forged)) {
    const answer = await session(wrong)
    expect({ name, status: answer.status, code: answer.body.code }).toEqual({
      name,
      status: 401,
      code: 'token_invalid',
    })
  }
})

test('a participant’s token does not open the console, nor a console token the cabinet', async () => {
  const { token, guid } = await finishedParticipant(server())
  const organiser = await organiserToken(server(), 'admin')
  expectRefusal(await server().call('GET', '/organizer/applications', { token }), 403, 'forbidden')
  expectRefusal(await server().call('GET', `/participants/${guid}`, { token: organiser }), 403, 'forbidden')
  expect((await session(organiser)).status).toBe(200)
})

test('an organiser who logs in as a participant has a participant’s token', async () => {
  const { token, organiserRoles } = await server().logIn(organiserPhone('support'))
  expect(organiserRoles).toEqual(['support'])
  expectRefusal(await server().call('GET', '/organizer/applications', { token }), 403, 'forbidden')
})

test('a phone that is no organiser’s does not get into the console', async () => {
  const phone = server().nextPhone()
  const asked = await server().call<{ requestId: string }>('POST', '/auth/otp-request', {
    body: { phone, consent: true, purpose: 'organizer' },
  })
  await server().deliver()
  const [sms] = await server().outbox(phone)
  const body = { requestId: asked.body.requestId, phone, code: sms?.code ?? '' }
  expectRefusal(await server().call('POST', '/auth/otp-verify', { body }), 403, 'organiser_unknown')
})

test('an organiser who was let go is out at once', async () => {
  const token = await organiserToken(server(), 'gate')
  expect((await server().call('GET', '/organizer/dashboard', { token })).status).toBe(200)
  await server()
    .database.updateTable('organiser')
    .set({ revokedAt: new Date() })
    .where('name', '=', 'Тихон Брусникин')
    .execute()
  expectRefusal(await server().call('GET', '/organizer/dashboard', { token }), 403, 'organiser_unknown')
})

test('a blocked account sees that it is blocked, logs out, and opens nothing else', async () => {
  const { token, guid } = await rejectedParticipant(server())
  expect(await session(token)).toMatchObject({ status: 200, body: { users: [{ guid, statusId: 0 }] } })
  const closed = await server().call('GET', `/participants/${guid}`, { token, locale: 'en' })
  expectRefusal(closed, 403, 'account_blocked')
  expect(closed.body.message).toBe('Access is blocked. Please contact support.')
  for (const [method, path] of [
    ['POST', '/participants'],
    ['PATCH', `/participants/${guid}`],
    ['GET', `/participants/${guid}/payment`],
    ['PUT', `/participants/${guid}/passport`],
    ['GET', '/companies/7799001175'],
    ['POST', '/payments/card'],
    ['POST', '/session/renew'],
  ] as const)
    expectRefusal(
      await server().call(method, path, { token, body: method === 'GET' ? undefined : {} }),
      403,
      'account_blocked',
    )
  expect((await server().call('POST', '/auth/logout', { token })).status).toBe(204)
})
