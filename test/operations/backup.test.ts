import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolderFileStore } from '#server/adapters/files/folder.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { startCopy } from '#test/rehearsal/copy.ts'
import { type RehearsalPostgres, startRehearsalPostgres } from '#test/rehearsal/postgres.ts'

const key = randomBytes(32)
let postgres: RehearsalPostgres
let folder: string
let databases = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quorum-backup-'))
  postgres = await startRehearsalPostgres()
  // The demo, so that every table holds something real.
  const copy = await startCopy({ environment: settings(postgres.url) })
  await copy.stop()
}, 60_000)

afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const settings = (url: string, name = 'data') => ({
  APP_MODE: 'test',
  DATABASE_URL: url,
  DATA_DIR: join(folder, name),
  LOG_LEVEL: 'warn',
})

const emptyDatabase = () => {
  databases += 1
  return postgres.another(`restored_${databases}`)
}

async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const backUp = async (name: string, sealKey: Buffer | null = key) =>
  makeBackup({
    databaseUrl: postgres.url,
    folder: join(folder, name),
    key: sealKey,
    files: await openFolderFileStore(join(folder, 'data/files')),
    now: new Date('2026-02-18T10:00:00Z'),
    say: () => {},
  })

const restore = async (name: string, databaseUrl: string, openKey: Buffer | null = key) =>
  restoreBackup({
    databaseUrl,
    folder: join(folder, name),
    key: openKey,
    files: await openFolderFileStore(join(folder, `files-${name}`)),
    checkFiles: true,
    say: () => {},
  })

/** Everything that a schema is made of, to be compared between two databases. */
const shape = `
  select pg_get_constraintdef(oid) as made from pg_constraint where connamespace = 'public'::regnamespace
  union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on oid = indexrelid where relnamespace = 'public'::regnamespace
  union all select tgname || tgenabled::text from pg_trigger where not tgisinternal
  order by 1`

test('a sealed backup comes back whole: rows, files, references, indexes and counters; and the app starts on it', async () => {
  const made = await backUp('whole')
  const url = await emptyDatabase()
  const result = await restore('whole', url)
  expect(result.rows).toBe(made.tables.reduce((sum, { rows }) => sum + rows, 0))
  expect(result.rows).toBeGreaterThan(1000)
  expect(result.files).toBe(made.files?.length)
  expect(result.missingFiles).toEqual([])
  expect(await query(url, shape)).toEqual(await query(postgres.url, shape))
  for (const statement of [
    'select count(*) from participant',
    'select max(id) from audit_entry',
    "select last_value from pg_sequences where schemaname = 'public' order by sequencename",
  ])
    expect(await query(url, statement)).toEqual(await query(postgres.url, statement))
  const copy = await startCopy({ environment: settings(url, 'restored') })
  const answer = await fetch(`http://127.0.0.1:${copy.port}/api/v2/edition`)
  expect(await answer.json()).toMatchObject({ slug: '2026' })
  await copy.stop()
})

test('nothing of a person can be read in a sealed backup', async () => {
  const made = await backUp('unreadable')
  for (const { part } of made.tables) {
    const bytes = readFileSync(join(folder, 'unreadable', part.path))
    // The first bytes of anything that gzip wrote.
    expect(bytes.subarray(0, 2).toString('hex'), part.path).not.toBe('1f8b')
  }
})

test('rows written meanwhile are not in it: all tables are of one moment', async () => {
  const [before] = await query<{ count: string }>(postgres.url, 'select count(*) from account')
  const backup = backUp('moment', null)
  await query(
    postgres.url,
    "insert into account (phone, created_at, locale) values ('+79990000001', now(), 'ru')",
  )
  const made = await backup
  const accounts = made.tables.find(({ name }) => name === 'account')?.rows ?? 0
  expect(accounts - Number(before?.count)).toBeLessThanOrEqual(1)
  const result = await restore('moment', await emptyDatabase(), null)
  expect(result.manifest.sealed).toBe(false)
})

test('a database that holds anything is left alone', async () => {
  await backUp('onto', null)
  await expect(restore('onto', postgres.url, null)).rejects.toThrow(/is not empty/)
})

test('a changed byte, another key or another version stops the restore, and nothing stays', async () => {
  const made = await backUp('broken')
  const largest = made.tables.toSorted((one, other) => other.part.bytes - one.part.bytes)[0]
  const path = join(folder, 'broken', largest?.part.path ?? '')
  const whole = readFileSync(path)
  const url = await emptyDatabase()
  await expect(restore('broken', await emptyDatabase(), randomBytes(32))).rejects.toThrow(/BACKUP_KEY/)
  await expect(restore('broken', await emptyDatabase(), null)).rejects.toThrow(/sealed/)
  const changed = Buffer.from(whole)
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
  writeFileSync(path, changed)
  await expect(restore('broken', url)).rejects.toThrow()
  expect(await query(url, 'select count(*)::int as rows from account')).toEqual([{ rows: 0 }])
  writeFileSync(path, whole)
  expect((await restore('broken', url)).rows).toBeGreaterThan(1000)
  const manifest = join(folder, 'broken/manifest.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"rows": \d+/, '"rows": 7'))
  await expect(restore('broken', await emptyDatabase())).rejects.toThrow(/manifest was damaged/)
})
