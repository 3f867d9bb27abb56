// npm run dev: the app with pages compiled on demand. A change of a page shows in the browser at once; a change of the server, the contract, the
// rules, the content or the messages restarts the server, while the database stays up.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError, readConfig } from '#server/config.ts'
import { EmbeddedPostgresError } from '#server/embedded/embedded-error.ts'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { fail, PROJECT, run } from './steps.mjs'

/** What the server reads at start; Vite watches the rest. Node's own watch would react to Vite's temporary files. */
const readByServer = ['src/server', 'src/contract', 'src/domain', 'content']

/** Wait a moment: an editor may write a file in several steps, and several files at once. */
const settleMs = 150

const generate = () => run(process.execPath, ['scripts/generate.ts'])

const generated = await generate()
if (generated !== 0) process.exit(generated)

const database = await openDatabase()
let stopping = false
let server = startServer(database.url)
let turn = Promise.resolve()

onChange(readByServer, restart)
onChange(['messages'], async () => {
  if ((await generate()) === 0) restart()
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await turn
    await end(server)
    await database.stop()
    process.exit(0)
  })

async function openDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  try {
    const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
    if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} }
    return await startEmbeddedPostgres({ dataDir: resolve(DATA_DIR), log: line => console.log(line) })
  } catch (error) {
    if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) fail(error.message)
    throw error
  }
}

/** A server that ends by itself is restarted only after the next change, so that its error stays on the screen. */
function startServer(databaseUrl: string): ChildProcess {
  return spawn(process.execPath, ['scripts/dev-server.ts'], {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'development' },
  })
}

function restart(): void {
  turn = turn.then(async () => {
    if (stopping) return
    console.log('Starting the server again…')
    await end(server)
    if (!stopping) server = startServer(database.url)
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

function onChange(folders: string[], react: () => void): void {
  let timer: NodeJS.Timeout | undefined
  for (const folder of folders)
    watch(PROJECT + folder, { recursive: true }, (_event, file) => {
      if (file && /\.test\.tsx?$/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(react, settleMs)
    })
}
