import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Copy, startCopy } from '#test/rehearsal/copy.ts'
import { startLoad } from '#test/rehearsal/load.ts'
import { type RehearsalPostgres, startRehearsalPostgres } from '#test/rehearsal/postgres.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
let postgres: RehearsalPostgres
let folder: string

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'quorum-stop-')))
  postgres = await startRehearsalPostgres()
})

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const environment = (more: Record<string, string> = {}) => ({
  APP_MODE: 'test',
  DATABASE_URL: postgres.url,
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'warn',
  ...more,
})

const requests = [
  { method: 'GET', path: '/api/v2/edition' },
  { method: 'POST', path: '/api/v2/auth/otp-request', body: '{}' },
]

/** Every request has its answer; only connections to a port that no longer listens are refused. */
async function stopUnderLoad(copy: Copy): Promise<void> {
  const load = startLoad({ port: copy.port }, { callers: 30, requests })
  await sleep(1500)
  const code = await copy.stop('SIGTERM')
  const result = await load.end()
  expect(result.lost).toEqual({})
  expect(Object.keys(result.statuses).sort()).toEqual(['GET 200', 'POST 422'])
  expect(result.answered).toBeGreaterThan(100)
  expect(result.refused).toBeGreaterThan(0)
  expect(code).toBe(0)
}

test('SIGTERM to the bare server loses no request, with a drain and without', async () => {
  await stopUnderLoad(await startCopy({ environment: environment() }))
  await stopUnderLoad(await startCopy({ environment: environment({ DRAIN_SECONDS: '1' }) }))
})

test('SIGTERM to npm start loses no request, and npm ends with the server', async () => {
  const copy = await startCopy({ environment: environment(), program: npmStart() })
  await stopUnderLoad(copy)
  await expect(fetch(`http://127.0.0.1:${copy.port}/healthz`)).rejects.toThrow()
})

test('readiness turns red at the signal, and everything is served until the drain is over', async () => {
  const copy = await startCopy({ environment: environment({ DRAIN_SECONDS: '2' }) })
  const stopped = copy.stop('SIGTERM')
  await vi.waitFor(async () => expect(await copy.isReady()).toBe(false), { timeout: 1000 })
  const answer = await fetch(`http://127.0.0.1:${copy.port}/api/v2/edition`)
  expect(answer.status).toBe(200)
  expect(await stopped).toBe(0)
})

/** `npm start` as package.json has it, with the project's own scripts and server, in a folder where nothing has to be installed or built. */
function npmStart() {
  const place = join(folder, 'project')
  mkdirSync(join(place, 'src/server'), { recursive: true })
  mkdirSync(join(place, 'node_modules'))
  mkdirSync(join(place, 'build'))
  cpSync(join(project, 'scripts'), join(place, 'scripts'), { recursive: true })
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: 'quorum', version: '1.0.0', type: 'module', scripts }),
  )
  for (const list of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(place, list), JSON.stringify({ packages: {} }))
  for (const name of [`node-linux-${process.arch}`, `node-win-${process.arch}`])
    symlinkSync(join(project, 'node_modules', name), join(place, 'node_modules', name))
  writeFileSync(
    join(place, 'src/server/main.ts'),
    `import ${JSON.stringify(pathToFileURL(join(project, 'src/server/main.ts')))}\n`,
  )
  return {
    command: 'sh',
    args: [
      '-c',
      'node -e "import(\'./scripts/inputs.mjs\').then(it => it.recordBuild(it.inputsHash()))" && exec npm start',
    ],
    folder: place,
  }
}
