import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { query, temporaryFolder } from './harness.ts'

const log = () => {}

async function start(dataDir: string, over?: 'socket' | 'tcp') {
  const database = await startEmbeddedPostgres({ dataDir, log, ...(over ? { over } : {}) })
  onTestFinished(() => database.stop())
  return database
}

async function occupy(port: number): Promise<Server> {
  const server = createServer()
  onTestFinished(() => {
    server.close()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('an empty folder becomes a durable database that knows Russian, and keeps its data between starts', async () => {
  const dataDir = join(temporaryFolder(), 'not', 'yet', 'made')
  const first = await startEmbeddedPostgres({ dataDir, log })
  const [facts] = await query(
    first.url,
    `SELECT current_database() AS database, current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
      current_setting('server_encoding') AS encoding, current_setting('log_statement') AS log, lower('ЩЁКИ') AS lower,
      (SELECT string_agg(name, '' ORDER BY name) FROM (VALUES ('ж'), ('е'), ('ё')) AS letters (name)) AS ordered`,
  )
  expect(facts).toEqual({
    database: 'quorum',
    fsync: 'on',
    commit: 'on',
    encoding: 'UTF8',
    log: 'none',
    lower: 'щёки',
    ordered: 'еёж',
  })
  await query(first.url, 'CREATE TABLE kept (value text); INSERT INTO kept VALUES (1)')
  await first.stop()

  const startedAt = performance.now()
  const second = await start(dataDir)
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: '1' }])
  expect(second.place).toContain(join(dataDir, 'postgres', 'cluster'))
})

test('nobody else can reach it: no port, a private folder, and a password', async () => {
  const dataDir = temporaryFolder()
  const { url } = await start(dataDir)
  expect(await query(url, `SELECT current_setting('listen_addresses') AS addresses`)).toEqual([
    { addresses: '' },
  ])
  expect(statSync(join(dataDir, 'postgres', 'socket')).mode & 0o077).toBe(0)
  expect(statSync(join(dataDir, 'postgres', 'cluster')).mode & 0o077).toBe(0)
  expect(statSync(join(dataDir, 'postgres', 'server.log')).mode & 0o077).toBe(0)
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
})

test('a failed statement leaves neither its text nor its values in the log', async () => {
  const dataDir = temporaryFolder()
  const { url } = await start(dataDir)
  await query(url, 'CREATE TABLE person (phone text UNIQUE)')
  const insert = `INSERT INTO person VALUES ('+79001234567')`
  await query(url, insert)
  await expect(query(url, insert)).rejects.toMatchObject({ code: '23505' })
  const written = readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')
  expect(written).toContain('ready to accept connections')
  expect(written).not.toMatch(/79001234567|INSERT/)
})

test("a machine's own PostgreSQL on the usual port is no hindrance", async () => {
  await occupy(5432).catch(() => 'taken already, which serves as well')
  const { url } = await start(temporaryFolder())
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('over TCP it takes a free port of 127.0.0.1 alone', async () => {
  const dataDir = temporaryFolder()
  const { url } = await start(dataDir, 'tcp')
  const port = Number(new URL(url).port)
  expect(port).toBeGreaterThan(1023)
  expect(await query(url, `SELECT current_setting('listen_addresses') AS addresses`)).toEqual([
    { addresses: '127.0.0.1' },
  ])
  await expect(occupy(port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('a path longer than a socket may have', async () => {
  const dataDir = join(temporaryFolder(), 'длинное-имя'.repeat(10))
  const { url } = await start(dataDir)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  const socketFolder = new URL(url).searchParams.get('host') ?? ''
  expect(socketFolder).not.toContain(dataDir)
  expect(statSync(socketFolder).mode & 0o077).toBe(0)
})

test.each([
  [
    'of another PostgreSQL',
    'OTHER_MAJOR',
    { PG_VERSION: '13', 'quorum.password': 'x' },
    /made by PostgreSQL 13 .* brings PostgreSQL 18/,
  ],
  [
    'that is no database of ours',
    'FOLDER_REFUSED',
    { 'letter.txt': 'dear' },
    /not a database that Quorum made/,
  ],
])('a folder %s is refused in one line', async (_name, code, files, message) => {
  const dataDir = temporaryFolder()
  const cluster = join(dataDir, 'postgres', 'cluster')
  mkdirSync(cluster, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cluster, name), text)
  const refusal = await startEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code, message: expect.stringMatching(message) })
  expect((refusal as Error).message).not.toContain('\n')
})

test('a data folder that cannot be made is refused in one line', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await expect(startEmbeddedPostgres({ dataDir: file, log })).rejects.toMatchObject({
    code: 'FOLDER_REFUSED',
  })
})
