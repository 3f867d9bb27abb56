import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { Place } from './embedded-place.ts'
import { readPostmaster } from './embedded-process.ts'

/** How clients reach the server: a socket in a folder that only its user may enter, or a port of 127.0.0.1. */
export interface Endpoint {
  /** Folder of the socket; `undefined` over TCP. */
  socketFolder: string | undefined
  port: number
  /** Set when the folder lies outside the home and goes away with the server. */
  temporary: boolean
}

/** A socket's whole path must fit the kernel's 104 (macOS) to 108 bytes. */
const SOCKET_PATH_LIMIT = 103
const SOCKET_PORT = 5432
/** Crash recovery replays at most `max_wal_size`, which even a slow disk does in this time. */
const READY_MS = 120_000
const READY_POLL_MS = 5
const RETRY_MS = 15_000
const RETRY_PAUSE_MS = 100
const LOG_LIMIT_BYTES = 5_000_000
/** Errors of a server that starts while the remains of a dead one still exist. */
const PASSING = /lock file|shared memory block|Address already in use|could not bind|could not create any/

export async function chooseEndpoint(place: Place, over: 'socket' | 'tcp'): Promise<Endpoint> {
  if (over === 'tcp') return { socketFolder: undefined, port: await freePort(), temporary: false }
  const inside = join(place.home, 'socket')
  const fits = Buffer.byteLength(join(inside, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_LIMIT
  const folder = fits ? inside : mkdtempSync(join(shortTemporaryFolder(), 'quorum-'))
  if (fits) {
    // We hold the lock on the home and no server lives, so anything here was left by a dead one.
    rmSync(inside, { recursive: true, force: true })
    mkdirSync(inside, { mode: 0o700 })
  }
  if (place.user) chownSync(folder, place.user.uid, place.user.gid)
  return { socketFolder: folder, port: SOCKET_PORT, temporary: !fits }
}

/** Starts the server and waits until it accepts connections; retries while the remains of a dead one exist. Throws `START_FAILED`. */
export async function startServer(
  postgres: string,
  place: Place,
  { endpoint, durable }: { endpoint: Endpoint; durable: boolean },
): Promise<ChildProcess> {
  for (let waited = 0; ; waited += RETRY_PAUSE_MS) {
    const { child, lastWords } = launch(postgres, place, settings(endpoint, durable))
    if (await isReady(child, place)) return child
    const reason = lastWords()
    if (!PASSING.test(reason) || waited >= RETRY_MS) {
      throw new EmbeddedPostgresError('START_FAILED', `PostgreSQL did not start in ${place.home}: ${reason}`)
    }
    await sleep(RETRY_PAUSE_MS)
  }
}

function settings(endpoint: Endpoint, durable: boolean): string[] {
  const tcp = endpoint.socketFolder === undefined
  const values = {
    listen_addresses: tcp ? '127.0.0.1' : '',
    port: endpoint.port,
    unix_socket_directories: endpoint.socketFolder ?? '',
    unix_socket_permissions: '0700',
    max_connections: 60,
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    // A small server on a shared machine: separate processes for reading ahead and for compiling queries cost more than they bring.
    io_method: 'sync',
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    // Flash, or the machine's own cache: with the default for turning disks the planner reads whole tables rather than look a thousand rows up.
    random_page_cost: 1.1,
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Statements and the values in their errors are personal data; the app logs its own errors without them.
    log_statement: 'none',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function launch(postgres: string, place: Place, settings: string[]) {
  const logFile = join(place.home, 'server.log')
  const log = openSync(logFile, 'a', 0o600)
  if (fstatSync(log).size > LOG_LIMIT_BYTES) ftruncateSync(log)
  const start = fstatSync(log).size
  const as = place.user ? { uid: place.user.uid, gid: place.user.gid } : {}
  const child = spawn(postgres, ['-D', join(place.home, 'cluster'), ...settings], {
    cwd: place.home,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', log, log],
    // Its own process group: Ctrl-C in the terminal reaches only the app, which stops the database last.
    detached: process.platform !== 'win32',
    ...as,
  })
  closeSync(log)
  let spawnError = ''
  child.on('error', error => {
    spawnError = error.message
  })
  const lastWords = () => {
    const lines = readFileSync(logFile).subarray(start).toString('utf8').trim().split('\n')
    const line = lines.findLast(text => /FATAL|PANIC/.test(text)) ?? lines.at(-1)
    return spawnError || line?.replace(/^.*?(FATAL|PANIC): +/, '') || 'it said nothing'
  }
  return { child, lastWords }
}

/** False when the server ended instead. */
async function isReady(child: ChildProcess, place: Place): Promise<boolean> {
  let ended = child.pid === undefined
  child.once('exit', () => {
    ended = true
  })
  for (let waited = 0; !ended && waited < READY_MS; waited += READY_POLL_MS) {
    const found = readPostmaster(join(place.home, 'cluster'))
    if (found?.pid === child.pid && found?.status === 'ready') return true
    await sleep(READY_POLL_MS)
  }
  if (!ended) child.kill('SIGKILL')
  return false
}

function shortTemporaryFolder(): string {
  return process.platform === 'win32' || tmpdir().length > 40 ? '/tmp' : tmpdir()
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
