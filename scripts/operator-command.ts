// What the operator's commands share: settings, arguments, and one line instead of a stack.
import { parseArgs } from 'node:util'
import { errorSentence } from '#messages/error-sentence.ts'
import { FileStoreFault } from '#server/adapters/files/file-store-fault.ts'
import { BackupError } from '#server/backup/manifest.ts'
import { SealBroken } from '#server/backup/sealed-stream.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { expected } from '#server/config-schema.ts'
import { causeOf } from '#server/fault-log.ts'
import { type Database, openDatabase } from '#server/persistence/database.ts'
import { RefusalError } from '#server/refuse.ts'
import { plainReason, withDatabase } from '#server/start-fault.ts'

type Switches = Record<string, { type: 'boolean' | 'string' }>

/** What follows the command: named switches, and the rest in order. Ends the process with the usage when something is unknown. */
export function readArguments<Names extends Switches>(options: Names, usage: string) {
  try {
    return parseArgs({ options, allowPositionals: true, strict: true })
  } catch {
    console.error(`Usage: ${usage}`)
    process.exit(2)
  }
}

/** Runs the command, and ends with code 1 and one line when it cannot go on. */
export const operate = (work: (config: Config) => Promise<void>) => operateWith(readConfig, work)

/** The same for a command that reads the settings in its own way. */
export async function operateWith<Settings>(
  read: (source: NodeJS.ProcessEnv) => Settings,
  work: (settings: Settings) => Promise<void>,
): Promise<void> {
  try {
    await work(read(process.env))
  } catch (error) {
    console.error(reasonOf(error) ?? error)
    process.exit(1)
  }
}

/** What only needs the database; its refusals are the operator's line too. */
export async function withOpenDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const { database, close } = openDatabase({
    url,
    poolSize: 2,
    onIdleError: error => console.error(error.message),
  })
  try {
    return await withDatabase(() => work(database))
  } finally {
    await close()
  }
}

function reasonOf(error: unknown): string | null {
  if (error instanceof BackupError || error instanceof SealBroken) return error.message
  const reason = error instanceof FileStoreFault ? error.cause : error
  if (error instanceof RefusalError) return `${errorSentence(error.code, 'en')}.`
  // The file store's client marks its errors so.
  if (reason instanceof Error && '$metadata' in reason)
    return `S3_BUCKET: the file store refused (${reason.name}); try npm run check-settings`
  if (error instanceof FileStoreFault)
    return `S3_BUCKET: the file store does not answer (${causeOf(reason)}); try npm run check-settings`
  return plainReason(error)
}

export function databaseOf(config: Config): string {
  if (config.DATABASE_URL) return config.DATABASE_URL
  throw new ConfigError('DATABASE_URL', 'must be set: a demo is one folder, stop it and copy DATA_DIR')
}

/** The key that seals backups; null where there is none. */
export function backupKeyOf({ BACKUP_KEY }: Config): Buffer | null {
  if (BACKUP_KEY === undefined) return null
  const key = Buffer.from(BACKUP_KEY, 'base64')
  if (key.length !== 32) throw new ConfigError('BACKUP_KEY', expected.BACKUP_KEY)
  return key
}
