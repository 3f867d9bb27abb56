import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { organiserPhone } from '#test/factories/organiser.ts'
import { type Answer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Asked = { requestId: string; retryAfter: number }
type Purpose = 'login' | 'signup' | 'staff' | 'organizer'

let callers = 0

/** A browser that keeps the device cookie, at an address of its own. */
function browser(cookie: string | null = null) {
  callers += 1
  const address = `10.8.${callers >> 8}.${callers & 255}`
  const own = {
    cookie,
    async send<Body>(path: string, body: object): Promise<Answer<Body>> {
      const answer = await server().call<Body>('POST', path, {
        body,
        address,
        headers: own.cookie === null ? {} : { cookie: `theme=dark; device=${own.cookie}` },
      })
      const set = /^device=([^;]*);/.exec(answer.headers['set-cookie'] ?? '')?.[1]
      if (set) own.cookie = set
      return answer
    },
    ask: (phone: string, purpose: Purpose = 'login') =>
      own.send<Asked>('/auth/otp-request', { phone, consent: true, purpose }),
    verify: (requestId: string, phone: string, code: string) =>
      own.send('/auth/otp-verify', { requestId, phone, code }),
    async logIn(phone: string, purpose: Purpose = 'login') {
      const { body } = await own.ask(phone, purpose)
      const answer = await own.verify(body.requestId, phone, await newestCode(phone))
      expect(answer.status).toBe(200)
      return answer
    },
  }
  return own
}

async function newestCode(phone: string): Promise<string> {
  await server().deliver()
  const [newest] = await server().outbox(phone)
  return newest?.code ?? ''
}

const notThe = (code: string) => (code === '111111' ? '222222' : '111111')

/** What a stranger can do to a phone: five codes in the hour, ten wrong ones in the day. */
async function attack(phone: string, purpose: Purpose = 'login'): Promise<void> {
  const stranger = browser()
  for (let round = 0; round < 2; round += 1) {
    const asked = await stranger.ask(phone, purpose)
    const wrong = notThe(await newestCode(phone))
    for (let tries = 0; tries < 5; tries += 1) await stranger.verify(asked.body.requestId, phone, wrong)
    server().advance(asked.body.retryAfter * 1000)
  }
  expectRefusal(await stranger.ask(phone, purpose), 429, 'code_limit_reached')
}

test('a browser that has logged in before is known by a cookie that only the API reads', async () => {
  const phone = server().nextPhone()
  const answer = await browser().logIn(phone)
  const [pair = '', ...rules] = (answer.headers['set-cookie'] ?? '').split('; ')
  expect(pair).toMatch(/^device=[\w.-]{50,80}$/)
  expect(rules.sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/api/v2', 'SameSite=Strict'])
  for (const digits of [phone.slice(1), phone.slice(2)]) {
    expect(pair).not.toContain(digits)
    expect(Buffer.from(pair, 'base64').toString('latin1')).not.toContain(digits)
  }
})

test('asking sets no cookie and answers alike, whoever asks', async () => {
  const owner = browser()
  const phone = server().nextPhone()
  await owner.logIn(phone)
  const shape = ({ status, headers, body }: Answer<Asked>) => ({
    status,
    // Counted per address and for every call.
    headers: { ...headers, date: null, 'x-ratelimit-remaining': null },
    body: { ...body, requestId: null },
  })
  const answers = [
    await owner.ask(phone),
    await browser().ask(phone),
    await browser().ask(server().nextPhone()),
  ]
  expect(answers[0]?.headers['set-cookie']).toBeUndefined()
  expect(new Set(answers.map(answer => JSON.stringify(shape(answer)))).size).toBe(1)
})

test.each<[string, Purpose]>([
  ['a participant', 'login'],
  ['an organiser', 'organizer'],
])('strangers lock nobody out of a browser that is known: %s', async (_, purpose) => {
  const phone = purpose === 'organizer' ? organiserPhone('content') : server().nextPhone()
  const owner = browser()
  await owner.logIn(phone, purpose)
  server().advance(3_600_000)
  await attack(phone, purpose)
  await owner.logIn(phone, purpose)
  // A stranger's browser stays closed.
  expectRefusal(await browser().ask(phone, purpose), 429, 'code_limit_reached')
})

test("a stranger's request does not end the code that the owner waits for", async () => {
  const phone = server().nextPhone()
  const owner = browser()
  await owner.logIn(phone)
  const asked = await owner.ask(phone)
  const code = await newestCode(phone)
  expect((await browser().ask(phone)).status).toBe(200)
  expect((await owner.verify(asked.body.requestId, phone, code)).status).toBe(200)
})

test('a known browser has the same limits of its own', async () => {
  const phone = server().nextPhone()
  const owner = browser()
  await owner.logIn(phone)
  for (let round = 0; round < 2; round += 1) {
    const { body } = await owner.ask(phone)
    const wrong = notThe(await newestCode(phone))
    for (let tries = 0; tries < 5; tries += 1) await owner.verify(body.requestId, phone, wrong)
    server().advance(body.retryAfter * 1000)
  }
  expectRefusal(await owner.ask(phone), 429, 'code_limit_reached')
  // Others are counted apart, in this direction too.
  expect((await browser().ask(phone)).status).toBe(200)
})

test('twenty requests at once of a known browser send one code', async () => {
  const phone = server().nextPhone()
  const owner = browser()
  await owner.logIn(phone)
  const answers = await Promise.all(Array.from({ length: 20 }, () => owner.ask(phone)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(429)])
})

test('the cookie of one phone says nothing for another, and a changed one nothing at all', async () => {
  const [phone, victim] = [server().nextPhone(), server().nextPhone()]
  const owner = browser()
  await owner.logIn(phone)
  await attack(victim)
  expectRefusal(await owner.ask(victim), 429, 'code_limit_reached')

  server().advance(3_600_000)
  await attack(phone)
  const [id = '', expires = '', proof = ''] = (owner.cookie ?? '').split('.')
  const forged = [
    `${id}.${Number(expires) + 1}.${proof}`,
    `${'A'.repeat(22)}.${expires}.${proof}`,
    `${id}.${expires}.${'A'.repeat(22)}`,
    'rubbish',
  ]
  for (const cookie of forged) expectRefusal(await browser(cookie).ask(phone), 429, 'code_limit_reached')
  expect((await browser(`rubbish~${owner.cookie}`).ask(phone)).status).toBe(200)
})

test('a browser keeps several phones and its id for each, and forgets after a year', async () => {
  const [one, two] = [server().nextPhone(), server().nextPhone()]
  const owner = browser()
  await owner.logIn(one)
  const first = owner.cookie?.split('.')[0] ?? ''
  await owner.logIn(two)
  await owner.logIn(one)
  expect(owner.cookie?.split('~')).toHaveLength(2)
  expect(owner.cookie?.startsWith(first)).toBe(true)
  await attack(two)
  expect((await owner.ask(two)).status).toBe(200)
  server().advance(365 * 86_400_000)
  await attack(one)
  expectRefusal(await owner.ask(one), 429, 'code_limit_reached')
})

test('all known browsers of a phone together get forty codes an hour, and a new one still gets its own', async () => {
  const phone = server().nextPhone()
  const known = [browser(), browser(), browser(), browser()]
  for (const [index, each] of known.entries()) await each.logIn(phone, index === 0 ? 'signup' : 'login')
  for (let round = 0; round < 2; round += 1) for (const each of known) await each.logIn(phone)
  // Forty log-ins would wait for the gateway's pace: the eight are written down four times more.
  const again = await server()
    .database.selectFrom('oneTimeCode')
    .selectAll()
    .where('phone', '=', phone)
    .where('device', 'is not', null)
    .execute()
  expect(again).toHaveLength(8)
  for (let round = 0; round < 4; round += 1) {
    const copies = again.map(code => ({ ...code, requestGuid: randomUUID() }))
    await server().database.insertInto('oneTimeCode').values(copies).execute()
  }
  expectRefusal(await (known[3] ?? browser()).ask(phone), 429, 'code_limit_reached')
  expect((await browser().ask(phone)).status).toBe(200)
})
