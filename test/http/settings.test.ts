import { expect, test } from 'vitest'
import type { LogIn } from '#contract/auth.ts'
import type { Settings } from '#contract/settings.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  decide,
  emptyParticipant,
  finishedParticipant,
  must,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { openTestServer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const path = ({ guid }: TestParticipant) => `/participants/${guid}/settings`
const read = (made: TestParticipant, token = made.token) =>
  server().call<Settings>('GET', path(made), { token })
const save = (made: TestParticipant, body: object, token = made.token) =>
  server().call<Settings>('PUT', path(made), { token, body })

test('what applies before anything was chosen', async () => {
  const made = await approvedParticipant(server())
  expect((await read(made)).body).toEqual({
    version: 1,
    locale: 'ru',
    noticesBy: 'both',
    phone: made.phone,
    email: made.email,
    advertisingSince: null,
    withdrawable: true,
    closed: false,
  })
})

test('language and way of messages are saved on their own version', async () => {
  const made = await approvedParticipant(server())
  expect(await save(made, { version: 1, locale: 'en', noticesBy: 'sms' })).toMatchObject({
    status: 200,
    body: { version: 2, locale: 'en', noticesBy: 'sms' },
  })
  expectRefusal(await save(made, { version: 1, locale: 'ru', noticesBy: 'both' }), 409, 'changed_meanwhile')
  expectRefusal(await save(made, { version: 2, locale: 'de', noticesBy: 'post' }), 422, 'fields_invalid', {
    locale: 'value_invalid',
    noticesBy: 'value_invalid',
  })
})

test('of twenty saves of one version at once one is kept', async () => {
  const made = await approvedParticipant(server())
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => save(made, { version: 1, locale: 'en', noticesBy: 'email' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test.each([
  ['sms', ['sms']],
  ['email', ['email']],
  ['both', ['email', 'sms']],
] as const)('service messages by %s, in the language that was chosen', async (noticesBy, channels) => {
  const made = await finishedParticipant(server())
  await save(made, { version: 1, locale: 'en', noticesBy })
  await server().deliver()
  const before = [await server().outbox(made.phone), await server().outbox(made.email)].map(
    list => list.length,
  )
  await decide(server(), [made.applicationGuid], 'approve')
  server().advance(700_000)
  await server().deliver()
  const sent = [
    ...(await server().outbox(made.phone)).slice(0, -(before[0] ?? 0)),
    ...(await server().outbox(made.email)).slice(0, -(before[1] ?? 0)),
  ]
  expect(sent.map(({ channel }) => channel).sort()).toEqual(channels)
  for (const { text } of sent) expect(text).toContain('approved')
})

test('a code comes by SMS whatever was chosen', async () => {
  const made = await approvedParticipant(server())
  await save(made, { version: 1, locale: 'ru', noticesBy: 'email' })
  expect((await server().logIn(made.phone)).phone).toBe(made.phone)
})

test('messages cannot be sent to an address that is not there', async () => {
  const made = await approvedParticipant(server())
  await server()
    .database.updateTable('participant')
    .set({ email: null })
    .where('guid', '=', made.guid)
    .execute()
  expectRefusal(await save(made, { version: 1, locale: 'ru', noticesBy: 'email' }), 422, 'email_format', {
    noticesBy: 'email_format',
  })
})

test('somebody else’s settings are not there, and an application that is over changes nothing', async () => {
  const [made, stranger] = [await finishedParticipant(server()), await emptyParticipant(server())]
  expectRefusal(await read(made, stranger.token), 404, 'not_found')
  expectRefusal(
    await save(made, { version: 1, locale: 'ru', noticesBy: 'sms' }, stranger.token),
    404,
    'not_found',
  )
  await must(server(), 'POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} })
  expect((await read(made)).body).toMatchObject({ closed: true, withdrawable: false })
  expectRefusal(await save(made, { version: 1, locale: 'ru', noticesBy: 'sms' }), 409, 'state_forbids')
})

const logIns = (token: string) => server().call<{ items: LogIn[] }>('GET', '/session/log-ins', { token })
const everywhere = (token: string, keepThis: boolean) =>
  server().call<{ ended: number }>('POST', '/auth/logout-everywhere', { token, body: { keepThis } })

test('every log-in is listed with when it began, the newest first', async () => {
  const made = await emptyParticipant(server())
  server().advance(3_600_000)
  const { token } = await server().logIn(made.phone)
  const { items } = (await logIns(token)).body
  expect(items.map(({ current }) => current)).toEqual([true, false])
  expect(Date.parse(items[0]?.startedAt ?? '') - Date.parse(items[1]?.startedAt ?? '')).toBe(3_600_000)
})

test('log-out everywhere keeps this device or not, and leaves other accounts alone', async () => {
  const [made, other] = [await emptyParticipant(server()), await emptyParticipant(server())]
  const { token } = await server().logIn(made.phone)
  expect((await everywhere(token, true)).body).toEqual({ ended: 1 })
  expectRefusal(await logIns(made.token), 401, 'token_invalid')
  expect((await logIns(token)).body.items).toHaveLength(1)
  expect((await everywhere(token, false)).body).toEqual({ ended: 1 })
  expectRefusal(await logIns(token), 401, 'token_invalid')
  expect((await logIns(other.token)).status).toBe(200)
})

test('it works at once on another instance', async () => {
  const beside = await openTestServer({ beside: server() })
  try {
    const made = await emptyParticipant(server())
    expect((await beside.call('GET', '/session', { token: made.token })).status).toBe(200)
    await everywhere(made.token, false)
    expectRefusal(await beside.call('GET', '/session', { token: made.token }), 401, 'token_invalid')
  } finally {
    await beside.close()
  }
})

test('an organiser’s console token is no cabinet', async () => {
  expectRefusal(await logIns(await organiserToken(server(), 'admin')), 403, 'forbidden')
})
