import { expect, it } from 'vitest'
import { readSetUpConfig } from './set-up-settings.ts'

const url = 'postgres://quorum@127.0.0.1/quorum'
const keys = { SEAL_KEYS: 'a:b', HASH_KEY: 'c', TOKEN_KEY: 'd', PASS_KEYS: '1:e' }

it.each<[Record<string, string>, RegExp]>([
  [{ DATABASE_URL: url }, /^APP_MODE: must be set, to production/],
  [{ APP_MODE: 'test' }, /^DATABASE_URL: must be set/],
  [{ APP_MODE: 'test', DATABASE_URL: url }, /^SEAL_KEYS: must be set, with the value that the app will have/],
  [{ APP_MODE: 'test', DATABASE_URL: url, ...keys, PASS_KEYS: '' }, /^PASS_KEYS: /],
  [{ APP_MODE: 'production', DATABASE_URL: url }, /^PUBLIC_URL: must be set in production/],
])('%j is refused by one line', (settings, line) => {
  expect(() => readSetUpConfig(settings)).toThrow(line)
})

it('takes the keys that the app will have', () => {
  expect(readSetUpConfig({ APP_MODE: 'test', DATABASE_URL: url, ...keys }).databaseUrl).toBe(url)
})
