import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'

const APP = fileURLToPath(new URL('app.ts', import.meta.url))

export interface StartedApp {
  process: ChildProcess
  /** The first line that tells how the start ended. */
  answer: { url?: string; place?: string; code?: string; message?: string }
  logged: string[]
  exited: Promise<number | null>
}

export interface AppOptions {
  closingMs?: number
  script?: string
  uid?: number
  gid?: number
}

/**
 * A folder that is removed with the test, together with whatever its database keeps elsewhere and still runs. A closed one (0700) is like root's own
 * folders.
 */
export function temporaryFolder(access: 'open' | 'closed' = 'open'): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quorum-test-')))
  chmodSync(folder, access === 'open' ? 0o755 : 0o700)
  onTestFinished(async () => {
    for (const dataDir of [folder, ...readdirSync(folder).map(name => join(folder, name))]) {
      const elsewhere = pointer(dataDir)
      for (const home of [join(dataDir, 'postgres'), ...(elsewhere ? [elsewhere] : [])]) {
        const pid = postmasterPid(home)
        if (pid && isPostgres(pid)) process.kill(pid, 'SIGKILL')
        if (pid) await until(() => !isPostgres(pid))
      }
      if (elsewhere) rmSync(elsewhere, { recursive: true, force: true })
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  })
  return folder
}

/** Starts the stand-in app in its own process group and waits for its answer. */
export async function startApp(dataDir: string, options: AppOptions = {}): Promise<StartedApp> {
  const child = spawn(process.execPath, [options.script ?? APP, dataDir, String(options.closingMs ?? 0)], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.gid ?? options.uid }),
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const logged: string[] = []
  const answer = await new Promise<StartedApp['answer']>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      const message = JSON.parse(line) as StartedApp['answer'] & { log?: string }
      if (message.log) logged.push(message.log)
      else resolve(message)
    })
    child.once('exit', code =>
      setTimeout(() => reject(new Error(`The app ended with ${code} and no answer`)), 200),
    )
  })
  return { process: child, answer, logged, exited }
}

export async function query(url: string | undefined, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
    .query(sql)
    .then(result => result.rows as Record<string, unknown>[])
    .finally(() => client.end())
}

export function postmasterPid(home: string): number | undefined {
  const file = join(home, 'cluster', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

/** The database's folder outside the data folder, if the data folder points to one. */
export function pointer(dataDir: string): string | undefined {
  const file = join(dataDir, 'postgres', 'elsewhere')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

export function isPostgres(pid: number): boolean {
  return (
    spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.match(
      /^[^Z]\S*\s+postgres/,
    ) !== null
  )
}

export async function until(condition: () => boolean, limitMs = 15_000): Promise<void> {
  for (let waited = 0; !condition(); waited += 20) {
    if (waited > limitMs) throw new Error('What the test waits for did not come')
    await sleep(20)
  }
}
