import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { secretSettings } from './config-files.ts'
import { parseTokenKey } from './secrets/key-ring.ts'

const folder = mkdtempSync(join(tmpdir(), 'quorum-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const gateway = JSON.stringify({ method: 'POST', url: 'https://sms.example', response: { idPath: 'id' } })

const whole = {
  APP_MODE: 'production',
  DATABASE_URL: 'postgresql://quorum:secret@db.example:5432/quorum',
  PUBLIC_URL: 'https://forum.example',
  SEAL_KEYS: 'k1:x',
  HASH_KEY: 'x',
  TOKEN_KEY: 'x',
  PASS_KEYS: '1:x',
  SMS_GATEWAY: gateway,
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'Форум <forum@forum.example>',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'secret',
  DADATA_API_KEY: 'secret',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

function refusal(source: Record<string, string | undefined>): string[] {
  try {
    readConfig(source)
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
  return []
}

test('a whole production is taken, and keeps its description to itself', () => {
  expect(readConfig(whole)).toMatchObject({ demo: false, API_DOCS: false, DRAIN_SECONDS: 5 })
  expect(readConfig({ ...whole, API_DOCS: 'true', DRAIN_SECONDS: '9' })).toMatchObject({
    API_DOCS: true,
    DRAIN_SECONDS: 9,
  })
  expect(readConfig({})).toMatchObject({ demo: true, API_DOCS: true, DRAIN_SECONDS: 0 })
})

describe('each wrong setting is one line that names it and says what to do', () => {
  test.each<[string, string]>([
    ['APP_MODE', 'live'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://secret@db.example'],
    ['DATABASE_POOL', '1'],
    ['PUBLIC_URL', 'forum.example'],
    ['PUBLIC_URL', 'http://forum.example'],
    ['TRUSTED_PROXIES', 'proxy.secret'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,,'],
    ['LOG_LEVEL', 'loud'],
    ['SMS_GATEWAY', '{secret'],
    ['SMS_GATEWAY', '{"method":"POST","url":"secret"}'],
    ['SMTP_URL', 'http://secret@mail.example'],
    ['MAIL_FROM', 'secret'],
    ['YOOKASSA_URL', 'secret'],
    ['YOOKASSA_SOURCES', 'secret'],
    ['YOOKASSA_TAX_SYSTEM', '7'],
    ['DADATA_URL', 'ftp://secret'],
    ['S3_ENDPOINT', 'secret'],
    ['WORKERS', 'perhaps'],
    ['DRAIN_SECONDS', '-1'],
    ['API_DOCS', 'maybe'],
    ['ROUTE_RULES', '{"/old":{"redirect":"secret"}}'],
    ['APP_CLOCK', '2025-09-15T10:00:00+03:00'],
    ['S3_BUCKET', ''],
  ])('%s=%s', (setting, value) => {
    const lines = refusal({ ...whole, [setting]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${setting}: .*must|^${setting}: .*leave it out`))
    expect(lines[0]).not.toContain('secret')
  })
})

test('all missing ones are named at once', () => {
  expect(refusal({ APP_MODE: 'production', PORT: 'x' })).toHaveLength(16)
})

test.each(['10.0.0.5', '172.16.0.0/12, 10.0.0.1', 'fd00::/8', 'loopback'])(
  'TRUSTED_PROXIES takes %s',
  value => {
    expect(refusal({ TRUSTED_PROXIES: value })).toEqual([])
  },
)

describe('secrets from files', () => {
  const file = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  test('each secret can come from a file, without its last line break', () => {
    for (const name of secretSettings) {
      const { [name as keyof typeof whole]: value = 'some', ...others } = whole
      const config = readConfig({ ...others, [`${name}_FILE`]: file(name, `${value}\n`) })
      expect(config[name]).toEqual(
        name === 'SMS_GATEWAY' ? expect.objectContaining({ method: 'POST' }) : value,
      )
    }
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['twice', { HASH_KEY_FILE: file('twice', 'x') }, /^HASH_KEY_FILE: is set beside HASH_KEY/],
    ['no file', { HASH_KEY: '', HASH_KEY_FILE: join(folder, 'none') }, /^HASH_KEY_FILE: .*\(ENOENT\)/],
    ['a folder', { HASH_KEY: '', HASH_KEY_FILE: folder }, /^HASH_KEY_FILE: .*\(EISDIR\)/],
    ['empty', { HASH_KEY: '', HASH_KEY_FILE: file('empty', '\n') }, /^HASH_KEY_FILE: names an empty file/],
  ])('%s', (_, change, line) => {
    const lines = refusal({ ...whole, ...change })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(line)
  })
})

describe('TOKEN_KEY', () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const der = privateKey.export({ type: 'pkcs8', format: 'der' })

  test.each([
    ['PEM', pem],
    ['PEM with its line breaks written out', pem.replaceAll('\n', '\\n')],
    ['PEM in base64', Buffer.from(pem).toString('base64')],
    ['DER in base64', der.toString('base64')],
  ])('%s', (_, text) => {
    expect(parseTokenKey(text).equals(privateKey)).toBe(true)
  })

  test.each(['', 'x', Buffer.from('x').toString('base64')])('not %j', text => {
    expect(() => parseTokenKey(text)).toThrow(/^TOKEN_KEY: must be/)
  })
})
