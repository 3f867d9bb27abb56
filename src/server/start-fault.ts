import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { EmbeddedPostgresError } from './embedded/embedded-error.ts'
import { MigrationChanged } from './persistence/migrate.ts'

/** A start that cannot go on, for a reason that is no setting. The message is one line and says what to do. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}

type DatabaseFault = {
  code?: string
  severity?: string
  table?: string
  syscall?: string
  message: string
  errors?: readonly unknown[]
}

/** What the usual refusals of a database mean for whoever wrote DATABASE_URL. */
const databaseFaults: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at its host and port; is PostgreSQL running there?',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'its host does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its host cannot be reached',
  ECONNRESET: 'the connection was cut; does the port speak PostgreSQL?',
  ENOENT: 'its socket does not exist',
  '28P01': 'user or password is wrong',
  '28000': 'the server does not let this user in; see its pg_hba.conf',
  '3D000': 'there is no such database; create it first',
  '42501': 'the role lacks a right; it must be able to create tables and schemas in this database',
  '53300': 'the server has no connection left; raise max_connections or lower DATABASE_POOL',
  '57P03': 'the server is starting up; try again',
}

/** The operator's line about a start that failed, without a stack; null when the fault is ours. */
export function plainReason(error: unknown): string | null {
  if (
    error instanceof ConfigError ||
    error instanceof StartError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationChanged
  )
    return error.message
  const { code, port, syscall } = error as { code?: string; port?: number; syscall?: string }
  const ofDatabase = error as DatabaseFault
  // Only PostgreSQL gives its errors a severity.
  if (ofDatabase.severity !== undefined) return databaseReason(ofDatabase)
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `PORT: port ${port} is taken; choose another one with PORT=…`
  if (syscall === 'listen' && code === 'EACCES')
    return `PORT: this user may not listen on port ${port}; choose one from 1024`
  if (syscall === 'listen')
    return `HOST: cannot be listened on (${code}); it must be an address of this machine`
  return null
}

/** Does what only needs the database; its refusals become the operator's line. Other services refuse with the same codes, so nothing else may be in it. */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof MigrationChanged ? null : databaseReason(error as DatabaseFault)
    throw reason === null ? error : new StartError(reason)
  }
}

/** The line about a database that refused; null when it is not the database. Never holds the address, which has a password. */
export function databaseReason(error: DatabaseFault): string | null {
  // A host with several addresses fails with one error for each.
  const [first] = (error.errors ?? []) as DatabaseFault[]
  const { code = '', message, severity, syscall = '', table } = first ?? error
  const known = databaseFaults[code]
  if (known && (severity !== undefined || ['connect', 'getaddrinfo', 'read'].includes(syscall)))
    return `DATABASE_URL: ${known}`
  if (/does not support SSL/.test(message))
    return 'DATABASE_URL: the server speaks no TLS; leave sslmode out of the address'
  if (/certificate/.test(message) || /^(ERR_TLS|CERT_|DEPTH_ZERO|UNABLE_TO_)/.test(code))
    return 'DATABASE_URL: the certificate of the server is not trusted; name its authority with NODE_EXTRA_CA_CERTS or sslrootcert'
  if (/^(timeout expired|Connection terminated)/.test(message))
    return 'DATABASE_URL: its host does not answer'
  if (/password must be a string/.test(message)) return 'DATABASE_URL: it has no password'
  // Its message and detail quote values: a phone, a name.
  return severity === undefined
    ? null
    : `DATABASE_URL: the database refused (${[code, table && `table ${table}`].filter(Boolean).join(', ')})`
}

/** Makes the data folder and tries it: pictures are rendered into it in production too. */
export async function prepareDataDir(config: Config): Promise<void> {
  const folder = resolve(config.DATA_DIR)
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const { code = 'unknown fault' } = error as NodeJS.ErrnoException
    throw new ConfigError('DATA_DIR', `must be a folder that this user may write (${code}: ${folder})`)
  }
}
