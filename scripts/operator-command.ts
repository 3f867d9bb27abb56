// What the operator's commands share: settings, arguments, and one line instead of a stack.
import { parseArgs } from 'node:util'
import { BackupError } from '#server/backup/manifest.ts'
import { SealBroken } from '#server/backup/sealed-stream.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { expected } from '#server/config-schema.ts'
import { plainReason } from '#server/start-fault.ts'

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
export async function operate(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env))
  } catch (error) {
    console.error(reasonOf(error) ?? error)
    process.exit(1)
  }
}

function reasonOf(error: unknown): string | null {
  if (error instanceof BackupError || error instanceof SealBroken) return error.message
  // The file store's client marks its errors so.
  if (error instanceof Error && '$metadata' in error)
    return `S3_BUCKET: the file store refused (${error.name}); try npm run check-settings`
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
