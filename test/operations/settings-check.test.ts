import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CannedAnswer,
  type RecordedRequest,
  startRecordingServer,
} from '#server/adapters/testing/recording-server.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/persistence/migrate.ts'
import { checkSettings } from '#server/settings-check/check-settings.ts'
import { type RehearsalPostgres, startRehearsalPostgres } from '#test/rehearsal/postgres.ts'
import { productionSettings } from '#test/rehearsal/production-settings.ts'

let postgres: RehearsalPostgres
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quorum-settings-'))
  postgres = await startRehearsalPostgres()
}, 60_000)

afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const settings = () => productionSettings(postgres.url, folder)

/** The lines about what is not fine, by setting. */
async function check(changes: Record<string, string> = {}, smsTo?: string) {
  const findings = await checkSettings(readConfig({ ...settings(), ...changes }), {
    now: () => 0,
    smsTo,
  })
  const lines = findings
    .filter(({ state }) => state !== 'fine')
    .map(one => `${one.state} ${one.setting}: ${one.says}`)
  expect(lines.join('\n')).not.toMatch(/secret|of-forum/)
  return lines
}

/** A message that waits under a key that the settings do not have. */
const sealWithLostKey = `
  insert into message (channel, template, locale, sealed, key_id, urgency, not_before, created_at)
  values ('sms', 'code', 'ru', '\\x00', 'lost', 'code', now(), now())`

const company = {
  suggestions: [
    { value: 'Банк', data: { inn: '7707083893', type: 'LEGAL', name: { full_with_opf: 'ПАО' } } },
  ],
}

/** All outside services in one: what was put comes back, no payment exists, one company is known. */
async function services(refusal?: CannedAnswer) {
  let put = ''
  const play = ({ method, url, body }: RecordedRequest): CannedAnswer => {
    if (refusal) return refusal
    if (method === 'PUT') put = body
    if (url.includes('/payments/')) return { status: 404, body: { code: 'not_found' } }
    if (url.endsWith('/party')) return { body: company }
    if (url.endsWith('/sms')) return { body: { id: 7 } }
    return { body: method === 'GET' ? put : '' }
  }
  const server = await startRecordingServer(play)
  const { SMS_GATEWAY = '' } = settings()
  return {
    server,
    addresses: {
      YOOKASSA_URL: server.url,
      DADATA_URL: server.url,
      S3_ENDPOINT: server.url,
      SMS_GATEWAY: SMS_GATEWAY.replace('http://127.0.0.1:9', server.url),
    },
  }
}

test('services that answer are fine, and no message is sent unless wished', async () => {
  const { server, addresses } = await services()
  expect(await check(addresses)).toEqual([
    'warning DATABASE_URL: there is no edition yet: npm run set-up -- forum.json makes it',
    expect.stringMatching(/^fault SMTP_URL: it does not answer as it should \(\w+\)$/),
    expect.stringMatching(/^untried SMS_GATEWAY: /),
  ])
  expect(server.requests.filter(({ url }) => url.endsWith('/sms'))).toEqual([])
  expect(await check(addresses, '+79120000001')).toHaveLength(2)
  expect(server.requests.filter(({ url }) => url.endsWith('/sms'))).toHaveLength(1)
  const written = server.requests.find(({ method }) => method === 'PUT')?.url.split('?')[0]
  const deleted = server.requests.find(({ method }) => method === 'DELETE')?.url.split('?')[0]
  expect(written).toMatch(/^\/forum\/probe\//)
  expect(deleted).toBe(written)
  await server.close()
})

test('keys that are refused are told from services that do not answer', async () => {
  const { server, addresses } = await services({ status: 401, body: {} })
  const refused = await check(addresses, '+79120000001')
  expect(refused.join('\n')).toMatch(/fault YOOKASSA_SECRET_KEY: shop and key are refused \(HTTP 401\)/)
  expect(refused.join('\n')).toMatch(/fault DADATA_API_KEY: the key is refused \(HTTP 401\)/)
  expect(refused.join('\n')).toMatch(
    /fault SMS_GATEWAY: it does not take our log-in, address or settings \(HTTP 401\)/,
  )
  expect(refused.join('\n')).toMatch(/fault S3_BUCKET: a file could not be written/)
  await server.close()
  const silent = await check({}, '+79120000001')
  expect(silent.join('\n')).toMatch(/fault YOOKASSA_SECRET_KEY: the acquirer could not be asked/)
  expect(silent.join('\n')).toMatch(/fault DADATA_API_KEY: no answer/)
})

test.each<[string, (url: string) => string, RegExp]>([
  ['wrong password', url => url.replace('of-forum', 'of-nobody'), /user or password is wrong/],
  ['no such database', url => url.replace(/\/forum$/, '/nowhere'), /there is no such database/],
  ['nobody listens', url => url.replace(/:\d+\/forum$/, ':9/forum'), /nothing answers at its host and port/],
])('the database: %s', async (_, change, line) => {
  const lines = await check({ DATABASE_URL: change(postgres.url) })
  expect(lines.filter(one => one.includes('DATABASE_URL'))).toEqual([expect.stringMatching(line)])
})

test('a role without rights is told which it lacks', async () => {
  await postgres.asSuperuser("create role guest login password 'of-forum'")
  const url = new URL(postgres.url)
  url.username = 'guest'
  const lines = await check({ DATABASE_URL: url.href })
  expect(lines.join('\n')).toMatch(
    /may not create tables[\s\S]*may not create schemas[\s\S]*pg_trgm is missing/,
  )
})

test('a seal key that data are sealed with and the settings lack', async () => {
  const url = await postgres.another('sealed')
  await migrate(url)
  const before = await check({ DATABASE_URL: url })
  expect(before.filter(one => /DATABASE_URL|SEAL_KEYS/.test(one))).toEqual([
    'warning DATABASE_URL: there is no edition yet: npm run set-up -- forum.json makes it',
  ])
  await postgres.asSuperuser(sealWithLostKey, url)
  const lines = await check({ DATABASE_URL: url })
  expect(lines).toContain('fault SEAL_KEYS: lacks the key lost, which data of this database are sealed with')
})

test('keys of the wrong shape, and a folder that is none', async () => {
  expect((await check({ TOKEN_KEY: 'x' })).join('\n')).toMatch(/fault TOKEN_KEY: must be the PEM/)
  expect((await check({ DATA_DIR: '/dev/null/x' })).join('\n')).toMatch(/fault DATA_DIR: must be a folder/)
})
