import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ErrorBody } from '#contract/error.ts'
import { createLog } from '#server/log.ts'
import { type Answer, openTestServer, type TestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

type Asked = { requestId: string }
type Device = { cookie?: string }

let server: TestServer
let lines: string[]
let callers = 0

/** A log whose lines the tests read. */
const readLog = () =>
  createLog(
    'warn',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    }),
  )

beforeAll(async () => {
  server = await openTestServer({ log: readLog(), settings: { SMS_CODES_PER_HOUR: '50' } })
})
beforeEach(() => {
  lines = []
  // Nothing of the earlier tests counts any more.
  server.advance(2 * 86_400_000)
})
afterAll(() => server.close())

const nextAddress = () => {
  callers += 1
  return `10.7.${callers >> 8}.${callers & 255}`
}

/** Every phone has a prefix of its own. */
let phones = 0
const nextPhone = () => {
  phones += 1
  return `+7916${String(1_000_000 + phones * 10_000).slice(-7)}`
}

const ask = (phone: string, { cookie }: Device = {}, address = nextAddress()) =>
  server.call<Asked>('POST', '/auth/otp-request', {
    body: { phone, consent: true, purpose: 'login' },
    address,
    headers: cookie ? { cookie } : {},
  })

const verify = (body: object) => server.call('POST', '/auth/otp-verify', { body, address: nextAddress() })

async function logIn(phone: string, address?: string): Promise<Device> {
  const { body } = await ask(phone, {}, address)
  const answer = await verify({ requestId: body.requestId, phone, code: await codeOf(phone) })
  return { cookie: answer.headers['set-cookie']?.split(';')[0] ?? '' }
}

async function codeOf(phone: string): Promise<string> {
  await server.deliver()
  const [newest] = await server.outbox(phone)
  return newest?.code ?? ''
}

const statuses = (answers: Answer<unknown>[]) => answers.map(({ status }) => status).sort()
const alarms = () => lines.filter(line => line.includes('hourly budget'))

test('the hour has a budget of codes: strangers get four fifths of it, however many ask at once', async () => {
  const known = nextPhone()
  const device = await logIn(known)
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(nextPhone())))
  expect(statuses(answers)).toEqual([...Array(39).fill(200), ...Array(21).fill(429)])
  const refused = await ask(nextPhone())
  expectRefusal(refused, 429, 'code_limit_reached')
  expect(refused.headers['retry-after']).toBe('600')
  expect(alarms()).toHaveLength(1)
  expect(alarms()[0]).toContain('four fifths')

  // A browser that is known still gets one.
  expect((await ask(known, device)).status).toBe(200)
  server.advance(3_600_000)
  expect((await ask(nextPhone())).status).toBe(200)
})

test('at its end nobody gets a code, and one line says so', async () => {
  const devices: [string, Device][] = []
  for (let count = 0; count < 12; count += 1) {
    const phone = nextPhone()
    devices.push([phone, await logIn(phone)])
  }
  await Promise.all(Array.from({ length: 40 }, () => ask(nextPhone())))
  const answers = await Promise.all(devices.map(([phone, device]) => ask(phone, device)))
  expect(statuses(answers)).toEqual([...Array(10).fill(200), 429, 429])
  expect(alarms()).toHaveLength(2)
  expect(alarms()[1]).toContain('nobody gets one')
  for (const [phone] of devices) expect(lines.join()).not.toContain(phone.slice(1))
})

test('an office behind one address: who types the code in makes room for colleagues', async () => {
  const office = '192.0.2.10'
  for (let count = 0; count < 25; count += 1) expect((await logIn(nextPhone(), office)).cookie).toBeTruthy()
})

test('an address has twenty codes that nobody typed in, and one more for each that was', async () => {
  const address = '192.0.2.11'
  for (let sent = 0; sent < 20; sent += 1) expect((await ask(nextPhone(), {}, address)).status).toBe(200)
  const refused = await ask(nextPhone(), {}, address)
  expectRefusal(refused, 429, 'code_limit_reached')
  expect(refused.headers['retry-after']).toBe('60')
  // Somebody known is let through: strangers at the same address are no reason to lock them out.
  const known = nextPhone()
  const device = await logIn(known)
  expect((await ask(known, device, address)).status).toBe(200)
})

test('of thirty requests at once from one address twenty are sent', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(nextPhone(), {}, '192.0.2.12')))
  expect(statuses(answers)).toEqual([...Array(20).fill(200), ...Array(10).fill(429)])
})

test('the budget of wrong codes binds the tries of codes that were asked for before', async () => {
  const sent = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const phone = nextPhone()
      return { phone, requestId: (await ask(phone)).body.requestId }
    }),
  )
  await spendWrongCodes(990)
  const tries = sent.map(({ phone, requestId }) => verify({ phone, requestId, code: '000000' }))
  const answers = await Promise.all(tries)
  // A code may by chance be 000000; the chance is one in 80,000.
  expect(answers.filter(({ body }) => body.code === 'code_wrong')).toHaveLength(10)
  expect(answers.filter(({ body }) => body.code === 'challenge_required')).toHaveLength(2)
})

test('over the budget each try needs a proof of its own, and with it the right code logs in', async () => {
  const phone = nextPhone()
  const { requestId } = (await ask(phone)).body
  const code = await codeOf(phone)
  const wrong = code === '111111' ? '222222' : '111111'
  await spendWrongCodes(1000)
  const given = { phone, requestId }

  const refused = (await verify({ ...given, code })) as Answer<ErrorBody>
  expectRefusal(refused, 429, 'challenge_required')
  const proof = solved(refused)
  expectRefusal(await verify({ ...given, code: wrong, challenge: proof }), 422, 'code_wrong')
  const again = (await verify({ ...given, code, challenge: proof })) as Answer<ErrorBody>
  expectRefusal(again, 429, 'challenge_required')
  expect((await verify({ ...given, code, challenge: solved(again) })).status).toBe(200)
})

test('a forwarded address that nobody trusts is warned of, once', async () => {
  for (let count = 0; count < 3; count += 1)
    await server.call('GET', '/dictionaries', { headers: { 'x-forwarded-for': '203.0.113.5' } })
  const warned = lines.filter(line => line.includes('TRUSTED_PROXIES'))
  expect(warned).toHaveLength(1)
  expect(warned[0]).not.toContain('203.0.113.5')
})

test('a proxy that is trusted, and no proxy at all, are not warned of', async () => {
  const settings = { TRUSTED_PROXIES: '10.200.0.1' }
  const trusting = await openTestServer({ log: readLog(), settings, beside: server })
  await trusting.call('GET', '/dictionaries', { headers: { 'x-forwarded-for': '203.0.113.5' } })
  await trusting.close()
  await server.call('GET', '/dictionaries')
  expect(lines.filter(line => line.includes('TRUSTED_PROXIES'))).toEqual([])
})

async function spendWrongCodes(count: number): Promise<void> {
  const at = server.services.clock.wall()
  await server.database
    .insertInto('wrongCode')
    .values(Array.from({ length: count }, (_, index) => ({ phone: `+7999${1_000_000 + index}`, at })))
    .execute()
}

/** The proof of work that a refusal asks for. */
function solved({ body }: Answer<ErrorBody>): { token: string; answer: string } {
  const { token = '', bits = 0 } = body.challenge ?? {}
  for (let answer = 0; ; answer += 1) {
    const digest = createHash('sha256').update(token).update(String(answer)).digest()
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return { token, answer: String(answer) }
  }
}
