// npm run restore -- <folder> [--check-files]: brings a backup into the empty database of DATABASE_URL and compares every table.
import { resolve } from 'node:path'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { openFileStore } from '#server/outside-services.ts'
import { backupKeyOf, databaseOf, operate, readArguments } from './operator-command.ts'

const usage = 'npm run restore -- <folder of a backup> [--check-files]'
const { values, positionals } = readArguments({ 'check-files': { type: 'boolean' } }, usage)
const [folder] = positionals
if (!folder || positionals.length > 1) {
  console.error(`Usage: ${usage}`)
  process.exit(2)
}

await operate(async config => {
  const startedAt = performance.now()
  const { manifest, rows, files, missingFiles } = await restoreBackup({
    databaseUrl: databaseOf(config),
    folder: resolve(folder),
    key: backupKeyOf(config),
    files: await openFileStore(config),
    checkFiles: values['check-files'] ?? false,
    say: line => console.log(line),
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `The backup of ${manifest.madeAt} is restored: ${rows} rows and ${files} files, compared, in ${seconds} s`,
  )
  console.log('Waiting messages are in it too: a started copy with workers sends them.')
  console.log('So is everybody who was let in then: compare the team with npm run organisers -- list.')
  if (missingFiles.length === 0) return
  console.error(
    `${missingFiles.length} files that rows name are not in the file store, the first: ${missingFiles[0]}`,
  )
  process.exitCode = 1
})
