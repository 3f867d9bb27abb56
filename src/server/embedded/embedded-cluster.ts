import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Binaries, majorVersion } from './embedded-binaries.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { DatabaseUser, Place } from './embedded-place.ts'
import { watchOver } from './embedded-watcher.ts'

/** Name of the superuser and of the application's database. */
export const OWNER = 'quorum'

const PASSWORD_FILE = 'quorum.password'
const UNFINISHED = 'cluster.new-'

/**
 * Creates the cluster on the first start and returns the superuser's password. It is created under another name and renamed when complete, so an
 * interrupted one is never taken for a finished one. Throws `OTHER_MAJOR`, `FOLDER_REFUSED`, `START_FAILED`.
 */
export async function prepareCluster(place: Place, binaries: Binaries): Promise<string> {
  const cluster = join(place.home, 'cluster')
  for (const name of readdirSync(place.home)) {
    if (name.startsWith(UNFINISHED)) discard(join(place.home, name))
  }
  if (!existsSync(cluster)) await makeCluster(place, binaries, cluster)
  assertOurs(cluster, binaries)
  if (place.user && lstatSync(cluster).uid !== place.user.uid) giveTo(cluster, place.user)
  // PostgreSQL refuses a folder readable by others, which copying or unpacking may have caused.
  if (process.platform !== 'win32') chmodSync(cluster, 0o700)
  return readFileSync(join(cluster, PASSWORD_FILE), 'utf8').trim()
}

async function makeCluster(place: Place, binaries: Binaries, cluster: string): Promise<void> {
  const suffix = randomBytes(4).toString('hex')
  const unfinished = join(place.home, `${UNFINISHED}${suffix}`)
  const passwordFile = join(place.home, `${UNFINISHED}${suffix}.password`)
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (place.user) chownSync(passwordFile, place.user.uid, place.user.gid)
  // initdb creates its folder itself, for which its user would need write access to ours.
  const owner = place.user
  await run(
    binaries.initdb,
    [
      `--pgdata=${makeFolder(unfinished, owner)}`,
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Libc locales differ between machines; ICU's root collation orders Russian and English alike everywhere.
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--text-search-config=simple',
    ],
    place,
  )
  renameSync(passwordFile, join(unfinished, PASSWORD_FILE))
  renameSync(unfinished, cluster)
}

async function run(program: string, args: string[], place: Place): Promise<void> {
  const as = place.user ? { uid: place.user.uid, gid: place.user.gid } : {}
  const child = spawn(program, args, {
    cwd: place.home,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C reaches the terminal's whole process group; the app decides when the database stops.
    detached: process.platform !== 'win32',
    ...as,
  })
  const watcher = watchOver(child, place.user)
  let lastWords = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords += text
  })
  const [code] = (await once(child, 'close').catch((error: Error) => [error.message])) as [
    number | string | null,
  ]
  watcher?.kill()
  if (code === 0) return
  const lines = lastWords.trim().split('\n')
  // The server that initdb starts tells the cause as FATAL; initdb itself says only that its child ended.
  const reason =
    lines.find(line => /FATAL|PANIC/.test(line)) ??
    lines.find(line => line.includes('error')) ??
    `it ended with ${code}`
  throw new EmbeddedPostgresError(
    'START_FAILED',
    `The database could not be made in ${place.home}: ${reason}`,
  )
}

function assertOurs(cluster: string, binaries: Binaries): void {
  const versionFile = join(cluster, 'PG_VERSION')
  if (!existsSync(versionFile) || !existsSync(join(cluster, PASSWORD_FILE))) {
    throw new EmbeddedPostgresError(
      'FOLDER_REFUSED',
      `${cluster} is not a database that Quorum made: move it away, or set DATA_DIR to another folder.`,
    )
  }
  const found = readFileSync(versionFile, 'utf8').trim()
  const ours = majorVersion(binaries)
  if (found !== ours) {
    throw new EmbeddedPostgresError(
      'OTHER_MAJOR',
      `${cluster} was made by PostgreSQL ${found} and this Quorum brings PostgreSQL ${ours}: dump it with the old one and load it here, or set DATA_DIR to another folder.`,
    )
  }
}

/** The killed initdb may still be writing; what cannot be removed now goes at the next start. */
function discard(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  } catch {}
}

function makeFolder(folder: string, owner: DatabaseUser | undefined): string {
  mkdirSync(folder, { mode: 0o700 })
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return folder
}

function giveTo(path: string, user: DatabaseUser): void {
  lchownSync(path, user.uid, user.gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) giveTo(join(path, name), user)
}
