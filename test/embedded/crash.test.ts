import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  isPostgres,
  postmasterPid,
  query,
  type StartedApp,
  startApp,
  temporaryFolder,
  until,
} from './harness.ts'

const KEEP = 'CREATE TABLE kept (value int); INSERT INTO kept VALUES (42)'

function postmasterOf(dataDir: string): number {
  const pid = postmasterPid(join(dataDir, 'postgres'))
  if (pid === undefined) throw new Error('No postmaster.pid')
  return pid
}

/** Kills the shells that would stop the database once the app is gone. */
function killWatchers(postmaster: number): void {
  const listed = spawnSync('pgrep', ['-f', `kill -INT "\\$0" ${postmaster}$`], { encoding: 'utf8' }).stdout
  for (const pid of listed.trim().split('\n')) process.kill(Number(pid), 'SIGKILL')
}

async function kill(app: StartedApp): Promise<void> {
  app.process.kill('SIGKILL')
  await app.exited
}

async function restart(app: StartedApp, dataDir: string): Promise<StartedApp> {
  app.process.kill('SIGTERM')
  await app.exited
  return startApp(dataDir)
}

test('after SIGKILL of the app the server goes away by itself, and what was committed is there', async () => {
  const dataDir = temporaryFolder()
  const app = await startApp(dataDir)
  const postmaster = postmasterOf(dataDir)
  await query(app.answer.url, KEEP)
  await kill(app)
  await until(() => !isPostgres(postmaster))
  const next = await startApp(dataDir)
  expect(await query(next.answer.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
})

test('a start right after SIGKILL of the app does not wait for anybody to clean up', async () => {
  const dataDir = temporaryFolder()
  for (let round = 0; round < 3; round++) {
    const app = await startApp(dataDir)
    expect(await query(app.answer.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await kill(app)
  }
})

test('a server that outlived its app is stopped, with a word about it', async () => {
  const dataDir = temporaryFolder()
  const app = await startApp(dataDir)
  const orphan = postmasterOf(dataDir)
  await query(app.answer.url, KEEP)
  killWatchers(orphan)
  await kill(app)
  expect(isPostgres(orphan)).toBe(true)
  const next = await startApp(dataDir)
  expect(next.logged).toEqual([expect.stringContaining('left running')])
  expect(isPostgres(orphan)).toBe(false)
  expect(await query(next.answer.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
})

test('a folder left by SIGKILL of everything, with a backend still at work', async () => {
  const dataDir = temporaryFolder()
  const app = await startApp(dataDir)
  await query(app.answer.url, KEEP)
  const postmaster = postmasterOf(dataDir)
  const busy = query(app.answer.url, 'SELECT pg_sleep(3)').catch(() => 'cut off')
  await until(() => spawnSync('pgrep', ['-P', String(postmaster), '-f', 'SELECT']).status === 0)
  killWatchers(postmaster)
  await kill(app)
  process.kill(postmaster, 'SIGKILL')
  const next = await startApp(dataDir)
  expect(await query(next.answer.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
  await busy
})

test('a stale postmaster.pid whose number another program has now', async () => {
  const dataDir = temporaryFolder()
  const app = await startApp(dataDir)
  const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  const text = readFileSync(pidFile, 'utf8')
  app.process.kill('SIGINT')
  await app.exited
  writeFileSync(pidFile, text.replace(/^\d+/, String(process.pid)))
  const next = await startApp(dataDir)
  expect(next.answer).toHaveProperty('url')
})

test('a server killed under a living app is back at the same address', async () => {
  const dataDir = temporaryFolder()
  const app = await startApp(dataDir)
  await query(app.answer.url, KEEP)
  for (let round = 0; round < 2; round++) {
    const killed = postmasterOf(dataDir)
    process.kill(killed, 'SIGKILL')
    await until(() => postmasterPid(join(dataDir, 'postgres')) !== killed)
    await until(
      () => app.logged.filter(line => line === 'The database is back.').length === round + 1,
      10_000,
    )
    expect(await query(app.answer.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
  }
})

test('an app killed while it makes the database starts anew', async () => {
  const dataDir = temporaryFolder()
  const home = join(dataDir, 'postgres')
  const unfinished = () =>
    (existsSync(home) ? readdirSync(home) : []).filter(name => name.startsWith('cluster.new-'))
  const starting = startApp(dataDir).catch(() => 'killed')
  await until(() => unfinished().some(name => existsSync(join(home, name, 'PG_VERSION'))))
  const holder = Number(readdirSync(join(home, 'lock'))[0]?.split('-')[0])
  process.kill(holder, 'SIGKILL')
  await starting
  expect(existsSync(join(home, 'cluster'))).toBe(false)
  const next = await startApp(dataDir)
  expect(await query(next.answer.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await until(() => !spawnSync('pgrep', ['-f', `initdb.*${home}`]).stdout.length)
  const last = await restart(next, dataDir)
  expect(last.answer).toHaveProperty('url')
  expect(unfinished()).toEqual([])
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to the whole group stops the database cleanly, after the app',
  async signal => {
    const dataDir = temporaryFolder()
    const app = await startApp(dataDir, { closingMs: 500 })
    const postmaster = postmasterOf(dataDir)
    process.kill(-(app.process.pid ?? Number.NaN), signal)
    // While the app is closing, its database must still answer.
    expect(await query(app.answer.url, 'SELECT pg_sleep(0.2), 1 AS one')).toMatchObject([{ one: 1 }])
    expect(await app.exited).toBe(0)
    expect(isPostgres(postmaster)).toBe(false)
    const log = readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')
    expect(log.trimEnd()).toMatch(/database system is shut down$/)
    expect(log).not.toContain('not properly shut down')
  },
)
