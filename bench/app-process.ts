// Starts the real app for a measurement, on its own data folder and port.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverRun } from '../scripts/runtime.mjs'
import { endProcess, freePort, projectFolder } from './processes.ts'

export type AppProcess = {
  pid: number
  port: number
  dataDir: string
  /** Milliseconds from the start of the process to the first good answer of each asked path. */
  firstAnswers: Record<string, number>
  stop(): Promise<void>
}

export type AppOptions = {
  /** `test` lifts the limit of calls per address, which a load generator on one address would meet at once. */
  mode: 'demo' | 'test'
  dataDir: string
  /** Paths whose first good answer is timed; the start is over when all have come. */
  firstAnswers?: string[]
  environment?: Record<string, string>
  /** The server alone, or the whole of `npm start` when nothing needs to be built. */
  program?: 'src/server/main.ts' | 'scripts/start.mjs'
}

const patienceMs = 60_000

export async function startApp(options: AppOptions): Promise<AppProcess> {
  const port = await freePort()
  const startedAt = performance.now()
  const { program = 'src/server/main.ts' } = options
  // `scripts/start.mjs` passes these to the server, so a direct start must too.
  const { flags, env } = serverRun()
  const isServer = program === 'src/server/main.ts'
  const child = spawn(process.execPath, isServer ? [...flags, program] : [program], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...(isServer ? env : process.env),
      APP_MODE: options.mode,
      PORT: String(port),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      ...options.environment,
    },
  })
  child.stdout.resume()
  try {
    const waits = (options.firstAnswers ?? ['/healthz']).map(async path => {
      const at = await firstAnswer(`http://127.0.0.1:${port}${path}`, () => child.exitCode !== null)
      return [path, at - startedAt] as const
    })
    return {
      pid: child.pid ?? 0,
      port,
      dataDir: options.dataDir,
      firstAnswers: Object.fromEntries(await Promise.all(waits)),
      stop: () => endProcess(child),
    }
  } catch (error) {
    await endProcess(child)
    throw error
  }
}

async function firstAnswer(url: string, ended: () => boolean): Promise<number> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    if (ended()) throw new Error('The app ended before it answered; its reason is above.')
    try {
      const answer = await fetch(url)
      await answer.arrayBuffer()
      if (answer.ok) return performance.now()
      throw new Error(`${url} answered ${answer.status}`)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    await sleep(10)
  }
  throw new Error(`${url} did not answer within ${patienceMs / 1000} s`)
}

/** Removes the folder when the work is over, with what the embedded database put elsewhere for it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quorum-bench-'))
  // The database's own user must be able to enter when this runs as root.
  chmodSync(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    const elsewhere = await readFile(join(folder, 'postgres', 'elsewhere'), 'utf8').catch(() => '')
    for (const path of [elsewhere.trim(), folder]) if (path) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Starts the app on a folder of its own, lets `work` measure it, and stops it whatever happens. With `seeded` an earlier start seeds the demo:
 * seeding leaves a busier heap, and a running forum is never fresh.
 */
export async function withApp<T>(
  { seeded = false, ...options }: Omit<AppOptions, 'dataDir'> & { seeded?: boolean },
  work: (app: AppProcess) => Promise<T>,
): Promise<T> {
  return withFolder(async dataDir => {
    if (seeded) await (await startApp({ ...options, dataDir })).stop()
    const app = await startApp({ ...options, dataDir })
    try {
      return await work(app)
    } finally {
      await app.stop()
    }
  })
}
