// npm run backup -- <folder> [--files] [--unsealed]: writes the database of one moment, and with --files what the file store holds, into a new folder.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeBackup } from '#server/backup/make-backup.ts'
import { BackupError } from '#server/backup/manifest.ts'
import { ConfigError } from '#server/config.ts'
import { openFileStore } from '#server/outside-services.ts'
import { backupKeyOf, databaseOf, operate, readArguments } from './operator-command.ts'

const usage = 'npm run backup -- <new folder> [--files] [--unsealed]'
const { values, positionals } = readArguments(
  { files: { type: 'boolean' }, unsealed: { type: 'boolean' } },
  usage,
)
const [folder] = positionals
if (!folder || positionals.length > 1) {
  console.error(`Usage: ${usage}`)
  process.exit(2)
}

await operate(async config => {
  const key = values.unsealed ? null : backupKeyOf(config)
  if (!key && !values.unsealed)
    throw new ConfigError(
      'BACKUP_KEY',
      'must be set (base64 of 32 bytes, kept apart from the backup), or add --unsealed: the backup holds names, phones and addresses',
    )
  const place = resolve(folder)
  if (existsSync(place)) throw new BackupError(`${place} is there already: name a new folder.`)
  if (existsSync(`${place}.part`))
    throw new BackupError(`${place}.part is left from a backup that broke off: remove it first.`)
  const startedAt = performance.now()
  const made = await makeBackup({
    databaseUrl: databaseOf(config),
    folder: place,
    key,
    files: values.files ? await openFileStore(config) : null,
    now: new Date(),
    say: line => console.log(line),
  })
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = made.tables.reduce((sum, { part }) => sum + part.bytes, 0)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${place}: ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB, ${made.sealed ? 'sealed' : 'NOT sealed'}, in ${seconds} s`,
  )
  console.log(
    made.files
      ? `${made.files.length} stored files are in it.`
      : 'Stored files are not in it: back up the bucket after this moment, or use --files.',
  )
  console.log('The keys SEAL_KEYS, HASH_KEY, TOKEN_KEY and PASS_KEYS are not in it: keep them apart.')
})
