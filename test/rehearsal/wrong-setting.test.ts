import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startCopy } from './copy.ts'
import { operate } from './operator.ts'
import { type Stage, startStage } from './stage.ts'
import { linesOf } from './stage-figures.ts'

let stage: Stage

beforeAll(async () => {
  stage = await startStage()
})

afterAll(() => stage?.close())

/** Settings of the right shape that the service behind them refuses, with what is said of each. */
const refused = (): Record<string, { change: Record<string, string>; says: RegExp }> => ({
  S3_BUCKET: {
    change: { S3_SECRET_ACCESS_KEY: 'wrong' },
    says: /^S3_BUCKET: a file could not be written.*\(S3_SECRET_ACCESS_KEY is wrong\)$/,
  },
  SMTP_URL: {
    change: { SMTP_URL: stage.mail.url.replace(/:[^:@/]+@/, ':wrong@') },
    says: /^SMTP_URL: it does not take our log-in, address or settings \(EAUTH 535\)$/,
  },
  YOOKASSA_SECRET_KEY: {
    change: { YOOKASSA_SECRET_KEY: 'wrong' },
    says: /^YOOKASSA_SECRET_KEY: shop and key are refused \(HTTP 401 invalid_credentials\)/,
  },
  DADATA_API_KEY: {
    change: { DADATA_API_KEY: 'wrong' },
    says: /^DADATA_API_KEY: the key is refused \(HTTP 403\)$/,
  },
})

test('check-settings says one line for each service that refuses us, and ends with code 1', async () => {
  const wrong = refused()
  const changes = Object.assign({}, ...Object.values(wrong).map(({ change }) => change))
  const sms = stage.sms.settings.replace('of-the-gateway', 'wrong')
  const { code, lines } = await operate('check-settings', ['--sms-to', '+79120000099'], {
    ...stage.environment,
    ...changes,
    SMS_GATEWAY: sms,
  })
  expect(code).toBe(1)
  const faults = lines.flatMap(line => /^FAIL (.*)/.exec(line)?.[1] ?? [])
  const said = [...Object.values(wrong).map(({ says }) => says), /^SMS_GATEWAY: it does not take our log-in/]
  expect(faults).toHaveLength(said.length)
  for (const says of said) expect(faults).toContainEqual(expect.stringMatching(says))
  expect(lines.join('\n')).not.toMatch(/of-forum|of-the|S3RVER/)
})

test('a start with the same warns of each in one line, and serves what it can', async () => {
  const wrong = refused()
  const changes = Object.assign({}, ...Object.values(wrong).map(({ change }) => change))
  const copy = await startCopy({
    environment: {
      ...{ ...stage.environment, ...changes },
      DATA_DIR: join(stage.folder, 'wrong'),
      WORKERS: 'false',
    },
  })
  const told = () => linesOf({ log: copy.output }, 'a setting needs attention')
  await vi.waitFor(() => expect(told()).toHaveLength(Object.keys(wrong).length), 20_000)
  expect(new Set(told().map(({ setting }) => setting))).toEqual(new Set(Object.keys(wrong)))
  expect((await fetch(`http://127.0.0.1:${copy.port}/api/v2/edition`)).status).toBe(200)
  await copy.stop('SIGKILL')
})

test.each<[string, Record<string, string>, RegExp]>([
  ['no JSON', { SMS_GATEWAY: 'sms' }, /^SMS_GATEWAY: must be JSON/],
  ['no https', { PUBLIC_URL: 'http://forum.example' }, /^PUBLIC_URL: /],
  ['a key that is not there', { HASH_KEY_FILE: '/nowhere/HASH_KEY' }, /^HASH_KEY_FILE: /],
  ['a setting that production needs', { MAIL_FROM: '' }, /^MAIL_FROM: /],
])('a setting that cannot be right stops every command with one line: %s', async (_, change, says) => {
  const { code, lines } = await operate('check-settings', [], { ...stage.environment, ...change })
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(says)] })
})
