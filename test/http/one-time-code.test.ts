import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ErrorBody } from '#contract/error.ts'
import { type Answer, type CallOptions, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Asked = { requestId: string; expiresIn: number; retryAfter: number }

let callers = 0

/** Requests a code from an unused address. */
function ask(phone: unknown, body: object = {}, options: CallOptions = {}): Promise<Answer<Asked>> {
  callers += 1
  return server().call<Asked>('POST', '/auth/otp-request', {
    body: { phone, consent: true, purpose: 'login', ...body },
    address: `10.9.${callers >> 8}.${callers & 255}`,
    ...options,
  })
}

function verify(requestId: string, phone: string, code: string, options: CallOptions = {}) {
  return server().call('POST', '/auth/otp-verify', { body: { requestId, phone, code }, ...options })
}

async function codeOf(phone: string): Promise<string> {
  await server().deliver()
  const [newest] = await server().outbox(phone)
  return newest?.code ?? ''
}

const notThe = (code: string) => (code === '111111' ? '222222' : '111111')

test('a code logs in once', async () => {
  const phone = server().nextPhone()
  const asked = await ask(phone)
  expect(asked).toMatchObject({ status: 200, body: { expiresIn: 300, retryAfter: 60 } })
  const code = await codeOf(phone)
  expect(code).toMatch(/^\d{6}$/)
  const verified = await verify(asked.body.requestId, phone, code)
  expect(verified).toMatchObject({
    status: 200,
    body: { phone, users: [], groups: [], staffCompanies: [], organiserRoles: [] },
  })
  expectRefusal(await verify(asked.body.requestId, phone, code), 422, 'code_expired', {
    code: 'code_expired',
  })
})

test('of twenty uses of one code at once, one logs in', async () => {
  const phone = server().nextPhone()
  const asked = await ask(phone)
  const code = await codeOf(phone)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => verify(asked.body.requestId, phone, code)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(422)])
})

test('the phone may be typed in any usual way', async () => {
  const phone = server().nextPhone()
  const asked = await ask(
    `8 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8, 10)}-${phone.slice(10)}`,
  )
  const verified = await verify(asked.body.requestId, phone.slice(1), await codeOf(phone))
  expect(verified).toMatchObject({ status: 200, body: { phone } })
})

test('the answer does not tell whether the phone is known', async () => {
  const known = server().nextPhone()
  await server().logIn(known)
  server().advance(3_600_000)
  const [first, second] = [await ask(known), await ask(server().nextPhone())]
  const shape = ({ status, headers, body }: Answer<Asked>) => ({
    status,
    headers: { ...headers, date: null },
    body: { ...body, requestId: null },
  })
  expect(shape(first)).toEqual(shape(second))
})

test('wrong codes count the attempts down, and then the right one is refused too', async () => {
  const phone = server().nextPhone()
  const { body } = await ask(phone)
  const code = await codeOf(phone)
  for (const left of [4, 3, 2, 1]) {
    const answer = await verify(body.requestId, phone, notThe(code), { locale: 'en' })
    expectRefusal(answer, 422, 'code_wrong', { code: 'code_wrong' })
    expect(answer.body.message).toBe(`The code did not match. Attempts left: ${left}`)
    expect(answer.body.details?.[0]?.message).toBe(`The code did not match. Attempts left: ${left}`)
  }
  expectRefusal(await verify(body.requestId, phone, notThe(code)), 422, 'code_exhausted')
  expectRefusal(await verify(body.requestId, phone, code), 422, 'code_exhausted', { code: 'code_exhausted' })
})

test('twenty wrong codes at once have five tries between them', async () => {
  const phone = server().nextPhone()
  const { body } = await ask(phone)
  const wrong = notThe(await codeOf(phone))
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(body.requestId, phone, wrong)))
  const codes = answers.map(answer => answer.body.code)
  expect(codes.filter(code => code === 'code_wrong')).toHaveLength(4)
  expect(codes.filter(code => code === 'code_exhausted')).toHaveLength(16)
  const counted = await server()
    .database.selectFrom('wrongCode')
    .select('id')
    .where('phone', '=', phone)
    .execute()
  expect(counted).toHaveLength(5)
})

test('what is no code at all is refused without a try', async () => {
  const phone = server().nextPhone()
  const { body } = await ask(phone)
  const code = await codeOf(phone)
  for (const typed of ['12345', '1234567', 'abcdef', '', '１２３４５６'])
    expect((await verify(body.requestId, phone, typed)).status).toBe(422)
  expect((await verify(body.requestId, phone, code)).status).toBe(200)
})

test('a code lives five minutes', async () => {
  const phone = server().nextPhone()
  const { body } = await ask(phone)
  const code = await codeOf(phone)
  server().advance(300_000)
  expectRefusal(await verify(body.requestId, phone, code), 422, 'code_expired', { code: 'code_expired' })
})

test('the newest code alone counts', async () => {
  const phone = server().nextPhone()
  const first = await ask(phone)
  const old = await codeOf(phone)
  server().advance(60_000)
  const second = await ask(phone)
  expectRefusal(await verify(first.body.requestId, phone, old), 422, 'code_superseded')
  expect((await verify(second.body.requestId, phone, await codeOf(phone))).status).toBe(200)
})

test('a code belongs to its request, its phone and its purpose', async () => {
  const [phone, other] = [server().nextPhone(), server().nextPhone()]
  const login = await ask(phone)
  const code = await codeOf(phone)
  expectRefusal(await verify(login.body.requestId, other, code), 422, 'code_expired')
  expectRefusal(await verify('1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10', phone, code), 422, 'code_expired')
  server().advance(60_000)
  const signup = await ask(phone, { purpose: 'signup' })
  const second = await codeOf(phone)
  if (second !== code) expectRefusal(await verify(login.body.requestId, phone, second), 422, 'code_wrong')
  expect((await verify(signup.body.requestId, phone, second)).status).toBe(200)
})

test('the wait for a new code doubles, and an hour has five of them', async () => {
  const phone = server().nextPhone()
  for (const [index, wait] of [60, 120, 240, 480, 960].entries()) {
    const asked = await ask(phone)
    expect(asked.body.retryAfter, `code ${index + 1}`).toBe(wait)
    server().advance(1000)
    const early = await ask(phone, {}, { locale: 'en' })
    expectRefusal(early, 429, 'code_resend_too_early')
    expect(early.headers['retry-after']).toBe(String(wait - 1))
    server().advance(wait * 1000 - 1000)
  }
  const sixth = await ask(phone)
  expectRefusal(sixth, 429, 'code_limit_reached')
  expect(sixth.headers['retry-after']).toBe(String(3600 - (60 + 120 + 240 + 480 + 960)))
})

test('twenty requests at once for one phone send one code', async () => {
  const phone = server().nextPhone()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(phone)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(429)])
  await server().deliver()
  expect(await server().outbox(phone)).toHaveLength(1)
})

test('ten wrong codes a day close a phone, for codes already sent too', async () => {
  const phone = server().nextPhone()
  const sent: { requestId: string; code: string }[] = []
  for (const purpose of ['login', 'signup', 'staff']) {
    const { body } = await ask(phone, { purpose })
    sent.push({ requestId: body.requestId, code: await codeOf(phone) })
    server().advance(sent.length < 3 ? body.retryAfter * 1000 : 0)
  }
  for (const { requestId, code } of sent.slice(0, 2))
    for (let tries = 0; tries < 5; tries += 1) await verify(requestId, phone, notThe(code))
  const [, , last] = sent
  const closed = await verify(last?.requestId ?? '', phone, last?.code ?? '')
  expectRefusal(closed, 429, 'code_limit_reached')
  expect(closed.headers['retry-after']).toBe('86400')
  server().advance(3_600_000)
  const later = await ask(phone)
  expectRefusal(later, 429, 'code_limit_reached')
  expect(later.headers['retry-after']).toBe(String(23 * 3600))
  server().advance(23 * 3_600_000)
  expect((await ask(phone)).status).toBe(200)
})

test('of wrong codes for three requests at once, ten are tried', async () => {
  const phone = server().nextPhone()
  const sent: Asked[] = []
  for (const purpose of ['login', 'signup', 'staff']) {
    sent.push((await ask(phone, { purpose })).body)
    server().advance(sent.length < 3 ? (sent.at(-1)?.retryAfter ?? 0) * 1000 : 0)
  }
  const answers = await Promise.all(
    sent.flatMap(({ requestId }) => Array.from({ length: 5 }, () => verify(requestId, phone, '000000'))),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

test.each([
  [undefined, 'required'],
  ['', 'required'],
  ['12345', 'phone_format'],
  ['телефон', 'phone_format'],
  ['+7 916 000 00 0', 'phone_format'],
  [`+7916${'0'.repeat(60)}`, 'phone_format'],
  ['+7 495 123-45-67', 'phone_not_mobile'],
  ['+44 7911 123456', 'phone_country'],
] as const)('phone %j is refused: %s', async (phone, code) => {
  expectRefusal(await ask(phone), 422, code, { phone: code })
})

test('codes go out with the consent alone', async () => {
  for (const consent of [undefined, false, 'true'])
    expectRefusal(await ask(server().nextPhone(), { consent }), 422, 'consent_required', {
      consent: 'consent_required',
    })
})

test('an unknown purpose and an unknown field are named', async () => {
  expectRefusal(await ask(server().nextPhone(), { purpose: 'admin' }), 422, 'value_invalid', {
    purpose: 'value_invalid',
  })
  expectRefusal(await ask(server().nextPhone(), { role: 'admin' }), 422, 'unknown_field', {
    role: 'unknown_field',
  })
})

test('the messages follow Accept-Language, and so does the code itself', async () => {
  const [russian, english] = [await ask('1', {}, { locale: 'ru' }), await ask('1', {}, { locale: 'en' })]
  const message = ({ body }: Answer<unknown>) => (body as ErrorBody).message
  expect(message(russian)).toMatch(/^Проверьте номер/)
  expect(message(english)).toMatch(/^Check the number/)
  const phone = server().nextPhone()
  await ask(phone, {}, { locale: 'en' })
  await server().deliver()
  const [sms] = await server().outbox(phone)
  expect(sms?.text).not.toMatch(/[а-яё]/i)
})

test('after a thousand wrong codes in a day a proof of work is asked of every phone', async () => {
  server().advance(2 * 86_400_000)
  const at = server().services.clock.wall()
  await server()
    .database.insertInto('wrongCode')
    .values(Array.from({ length: 1000 }, (_, index) => ({ phone: `+7999${1_000_000 + index}`, at })))
    .execute()
  const phone = server().nextPhone()
  const asked = (await ask(phone)) as unknown as Answer<ErrorBody>
  expectRefusal(asked, 429, 'challenge_required')
  const { token = '', bits = 0 } = asked.body.challenge ?? {}
  const challenge = { token, answer: solve(token, bits) }
  expectRefusal(await ask(phone, { challenge: { token, answer: 'no' } }), 429, 'challenge_required')
  expectRefusal(await ask(server().nextPhone(), { challenge }), 429, 'challenge_required')
  expect((await ask(phone, { challenge })).status).toBe(200)
  server().advance(301_000)
  expectRefusal(await ask(phone, { challenge }), 429, 'challenge_required')
  server().advance(86_400_000)
  expect((await ask(phone)).status).toBe(200)
})

/** An answer whose hash with the token begins with this many zero bits. */
function solve(token: string, bits: number): string {
  for (let answer = 0; ; answer += 1) {
    const digest = createHash('sha256').update(token).update(String(answer)).digest()
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return String(answer)
  }
}
