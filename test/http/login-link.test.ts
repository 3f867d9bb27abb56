import { expect, test } from 'vitest'
import type { OtpVerifyAnswer } from '#contract/auth.ts'
import { makeLoginLink } from '#server/usecases/auth/login-link.ts'
import { loginTokenOf } from '#test/factories/assistant.ts'
import { organiserPhone } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  must,
  rejectedParticipant,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const hour = 3_600_000

const read = (token: string) =>
  server().call<{ phone: string; expiresAt: string }>('GET', `/login/token/${token}`)
const use = (token: string) =>
  server().call<OtpVerifyAnswer>('POST', `/login/token/${token}`, { idempotencyKey: null })

async function linkOf(phone: string, next?: string): Promise<string> {
  const { guid } = await server()
    .database.selectFrom('account')
    .select('guid')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return server()
    .database.transaction()
    .execute(tx =>
      makeLoginLink(server().services, tx, { accountGuid: guid, locale: 'en', ...(next && { next }) }),
    )
}

const tokenIn = (link: string) => new URL(link).pathname.split('/').at(-1) ?? ''

test('a link says whose it is, masked, changes nothing when it is looked at, and logs in once', async () => {
  const { phone, guid } = await approvedParticipant(server())
  const link = await linkOf(phone, '/account/transfer')
  expect(link).toMatch(
    /^http:\/\/forum\.example\/en\/login\/token\/[\w-]{43}\?redirect=%2Fen%2Faccount%2Ftransfer$/,
  )
  const token = tokenIn(link)
  for (const _ of [1, 2, 3]) {
    const shown = await read(token)
    expect(shown).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(JSON.stringify(shown.body)).not.toContain(phone.slice(3, 9))
  }
  const answer = await use(token)
  expect(answer).toMatchObject({ status: 200, body: { phone, users: [{ guid, primary: true }] } })
  const dashboard = await server().call('GET', `/participants/${guid}/dashboard`, {
    token: answer.body.accessToken,
  })
  expect(dashboard.status).toBe(200)
  expectRefusal(await use(token), 409, 'link_used')
  expectRefusal(await read(token), 409, 'link_used')
})

test('of twenty who open it at once one gets in', async () => {
  const { phone } = await approvedParticipant(server())
  const token = tokenIn(await linkOf(phone))
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 409, 'link_used')
})

test('after a day by the machine’s clock it has expired', async () => {
  const { phone } = await approvedParticipant(server())
  const token = tokenIn(await linkOf(phone))
  server().advance(24 * hour - 1000)
  expect((await read(token)).status).toBe(200)
  server().advance(1000)
  expectRefusal(await read(token), 409, 'link_expired')
  expectRefusal(await use(token), 409, 'link_expired')
})

test.each(['x'.repeat(43), 'short', 'x'.repeat(44), '..%2F..%2Fetc'])('%s is no link', async token => {
  for (const answer of [await read(token), await use(token)]) {
    expect([404, 422]).toContain(answer.status)
    expect((answer.body as { code?: string }).code ?? '').not.toBe('server_error')
  }
})

test('a blocked account gets a token that opens what a code would', async () => {
  const made: TestApplicant = await rejectedParticipant(server())
  const { body } = await use(tokenIn(await linkOf(made.phone)))
  const token = body.accessToken
  expect((await server().call('GET', '/session', { token })).status).toBe(200)
  expectRefusal(
    await server().call('GET', `/participants/${made.guid}/dashboard`, { token }),
    403,
    'account_blocked',
  )
})

test('an organiser gets the ordinary page, and a link of before opens nothing', async () => {
  const made = await approvedParticipant(server())
  const token = tokenIn(await linkOf(made.phone))
  const { accountGuid } = await server()
    .database.selectFrom('participant')
    .select('accountGuid')
    .where('guid', '=', made.guid)
    .executeTakeFirstOrThrow()
  await server()
    .database.insertInto('organiser')
    .values({ accountGuid, name: 'Новый организатор', roles: ['support'] })
    .execute()
  expectRefusal(await use(token), 403, 'forbidden')
  // A refused use does not use it up.
  expect((await read(token)).status).toBe(200)
  expect(await linkOf(organiserPhone('support'), '/account')).toBe(
    'http://forum.example/en/login?redirect=%2Fen%2Faccount',
  )
})

test('the link goes to the phone of the assistant alone, never to the mailbox that was typed', async () => {
  const made = await approvedParticipant(server())
  const phone = server().nextPhone()
  await must(server(), 'POST', `/participants/${made.guid}/assistants`, {
    token: made.token,
    body: { name: 'Ирина', phone, email: made.email, sections: ['transfer'], getsNotices: false },
  })
  const token = await loginTokenOf(server(), phone)
  for (const { text } of await server().outbox(made.email)) expect(text).not.toContain('/login/token/')
  const { body } = await use(token)
  expect(body.users).toMatchObject([{ guid: made.guid, primary: false, sections: ['transfer'] }])
})
