import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.ts'

/** The unprivileged user that PostgreSQL runs as when the app itself runs as root, which PostgreSQL refuses. */
export interface DatabaseUser {
  name: string
  uid: number
  gid: number
}

/** Where the database lives. `home` holds `cluster`, `socket`, `lock`, `server.log` and, when needed, the binaries. */
export interface Place {
  home: string
  /** Set only when the app runs as root. */
  user: DatabaseUser | undefined
  /** Set when `home` is outside the data folder: the file there that points to it, and whether it existed before. */
  pointer: { file: string; known: boolean } | undefined
}

const UNPRIVILEGED = ['postgres', '_postgres', 'nobody']

/**
 * Chooses the home of the database for a data folder: `<dataDir>/postgres`, or, when the unprivileged user cannot enter that (a clone under a 0700
 * home), a folder of the system that survives restarts. Throws `FOLDER_REFUSED`, `NO_UNPRIVILEGED_USER`.
 */
export function choosePlace(dataDir: string): Place {
  const anchor = makeAnchor(dataDir)
  const pointerFile = join(anchor, 'elsewhere')
  const known = existsSync(pointerFile) ? readFileSync(pointerFile, 'utf8').trim() : ''
  const uid = process.getuid?.()
  if (uid !== 0) {
    if (known) throw refused(`${anchor} was made by root: start as root, or set DATA_DIR to another folder.`)
    const owner = ownerOf(join(anchor, 'cluster'))
    if (owner !== undefined && uid !== undefined && owner.uid !== uid) {
      throw refused(
        `${anchor} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
      )
    }
    return { home: anchor, user: undefined, pointer: undefined }
  }
  if (known) {
    const user = ownerOf(join(known, 'cluster')) ?? unprivilegedUser()
    return { home: known, user, pointer: { file: pointerFile, known: true } }
  }
  const user = ownerOf(join(anchor, 'cluster')) ?? unprivilegedUser()
  if (canEnter(user, anchor)) return { home: anchor, user, pointer: undefined }
  return { home: fallbackHome(anchor, user), user, pointer: { file: pointerFile, known: false } }
}

/**
 * Prepares a home outside the data folder that no pointer file names yet; the caller holds its lock. A cluster left there by an earlier, deleted data
 * folder is set aside as `cluster.old`; one inside the data folder is moved there.
 */
export function settleElsewhere(place: Place): void {
  if (!place.pointer || place.pointer.known) return
  const cluster = join(place.home, 'cluster')
  if (existsSync(cluster)) {
    rmSync(`${cluster}.old`, { recursive: true, force: true })
    renameSync(cluster, `${cluster}.old`)
  }
  const kept = join(place.pointer.file, '..', 'cluster')
  if (existsSync(kept)) {
    try {
      renameSync(kept, cluster)
    } catch {
      throw refused(
        `The user ${place.user?.name} cannot enter ${kept}: let it in (chmod o+x on the folders above), or move that folder.`,
      )
    }
  }
  writeFileSync(place.pointer.file, `${place.home}\n`)
}

/** Whether a program run by that user can enter the folder. Asks the system itself, so that access lists count too. */
export function canEnter(user: DatabaseUser, folder: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], {
    cwd: '/',
    uid: user.uid,
    gid: user.gid,
    stdio: 'ignore',
  })
  return probe.status === 0
}

function makeAnchor(dataDir: string): string {
  const anchor = join(dataDir, 'postgres')
  try {
    mkdirSync(anchor, { recursive: true })
    return realpathSync(anchor)
  } catch (error) {
    throw refused(
      `The data folder ${anchor} cannot be made (${(error as NodeJS.ErrnoException).code}): set DATA_DIR to another.`,
    )
  }
}

function fallbackHome(anchor: string, user: DatabaseUser): string {
  const name = `quorum-${createHash('sha256').update(anchor).digest('hex').slice(0, 12)}`
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const home = join(parent, name)
    try {
      mkdirSync(home, { recursive: true, mode: 0o755 })
    } catch {
      continue
    }
    // In a folder open to everybody somebody else may have placed a trap under this name.
    const found = lstatSync(home)
    if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) continue
    chmodSync(home, 0o755)
    if (canEnter(user, home)) return home
  }
  throw refused(
    `The user ${user.name}, as whom PostgreSQL must run, cannot enter ${anchor}: set DATA_DIR to a folder that it can.`,
  )
}

function unprivilegedUser(): DatabaseUser {
  const entries = passwdEntries()
  for (const name of UNPRIVILEGED) {
    const entry = entries.find(candidate => candidate.name === name && candidate.uid !== 0)
    if (entry) return entry
  }
  throw new EmbeddedPostgresError(
    'NO_UNPRIVILEGED_USER',
    'PostgreSQL does not run as root and this machine has no user "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL.',
  )
}

/** A cluster only runs as its owner, so look up who created it. */
function ownerOf(cluster: string): DatabaseUser | undefined {
  const found = lstatSync(cluster, { throwIfNoEntry: false })
  if (!found || (found.uid === 0 && process.getuid?.() === 0)) return undefined
  const name = passwdEntries().find(entry => entry.uid === found.uid)?.name
  return { name: name ?? String(found.uid), uid: found.uid, gid: found.gid }
}

function passwdEntries(): DatabaseUser[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map(line => line.split(':'))
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  } catch {
    return []
  }
}

function refused(message: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError('FOLDER_REFUSED', message)
}
