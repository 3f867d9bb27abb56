import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchCopy } from '#test/rehearsal/copy.ts'
import { type RehearsalPostgres, startRehearsalPostgres } from '#test/rehearsal/postgres.ts'
import { productionSettings } from '#test/rehearsal/production-settings.ts'

let postgres: RehearsalPostgres
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quorum-fault-'))
  writeFileSync(join(folder, 'file'), '')
  postgres = await startRehearsalPostgres()
}, 60_000)

afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.each<[string, (url: string) => Record<string, string>, RegExp]>([
  ['before set-up', () => ({}), /^The database has no edition yet: make it with "npm run set-up/],
  [
    'database refused',
    url => ({ DATABASE_URL: url.replace(/:\d+\/forum$/, ':9/forum') }),
    /^DATABASE_URL: nothing answers/,
  ],
  [
    'wrong password',
    url => ({ DATABASE_URL: url.replace('of-forum', 'of-nobody') }),
    /^DATABASE_URL: user or password/,
  ],
  ['bad proxies', () => ({ TRUSTED_PROXIES: '10.0.0.0/99' }), /^TRUSTED_PROXIES: must be addresses/],
  ['no folder', () => ({ DATA_DIR: join(folder, 'file') }), /^DATA_DIR: must be a folder/],
  ['wrong key', () => ({ TOKEN_KEY: 'x' }), /^TOKEN_KEY: must be the PEM/],
  [
    'no address',
    () => ({ HOST: '203.0.113.77', APP_MODE: 'test', S3_BUCKET: '' }),
    /^HOST: cannot be listened on/,
  ],
])('a start that cannot go on says why in one line, without a stack: %s', async (_, change, line) => {
  const copy = await launchCopy({
    environment: { ...productionSettings(postgres.url, join(folder, 'data')), ...change(postgres.url) },
  })
  expect(await copy.exited).toBe(1)
  const said = copy.output().trim().split('\n')
  expect(said).toEqual([expect.stringMatching(line)])
  expect(said[0]).not.toContain('of-')
})
