import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import type { FileStore } from '../adapters/files/port.ts'
import {
  listMigrations,
  listStoredFileKeys,
  openBackupClient,
  readContent,
  writeRows,
} from '../persistence/backup-tables.ts'
import { migrate } from '../persistence/migrate.ts'
import {
  analyse,
  bringBack,
  isUntouched,
  setSequences,
  takeOff,
  wholeOrNot,
} from '../persistence/restore-tables.ts'
import { withDatabase } from '../start-fault.ts'
import { type BackupPlace, readPart } from './backup-part.ts'
import { BackupError, type Manifest, readManifest } from './manifest.ts'

export type RestoreWish = BackupPlace & {
  /** Of an empty database. */
  databaseUrl: string
  files: FileStore
  /** Asks for each file that rows name, when the files are not in the backup. */
  checkFiles: boolean
  say(line: string): void
}

export type RestoreResult = { manifest: Manifest; rows: number; files: number; missingFiles: string[] }

/** Brings a backup into an empty database, whole or not at all, and compares every table with what was written. */
export async function restoreBackup(wish: RestoreWish): Promise<RestoreResult> {
  const manifest = await readManifest(wish.folder, wish.key)
  const place = { folder: wish.folder, key: manifest.sealed ? wish.key : null }
  const client = await withDatabase(() => openBackupClient(wish.databaseUrl))
  try {
    if (!(await isUntouched(client)))
      throw new BackupError('The database is not empty: make a new one, and name it in DATABASE_URL.')
    const last = manifest.migrations.at(-1)?.name ?? ''
    await withDatabase(() => migrate(wish.databaseUrl, { through: last }))
    await compareMigrations(client, manifest)
    const rows = await restoreTables(client, { manifest, place, say: wish.say })
    // What this version adds comes after: the comparison was with the tables as they were.
    await migrate(wish.databaseUrl)
    await analyse(client)
    for (const { key, contentType, part } of manifest.files ?? []) {
      const content = new PassThrough()
      const [bytes] = await Promise.all([buffer(content), readPart(place, part, content)])
      await wish.files.put(key, bytes, { contentType })
    }
    const missingFiles = wish.checkFiles ? await findMissing(client, wish.files) : []
    return { manifest, rows, files: manifest.files?.length ?? 0, missingFiles }
  } finally {
    await client.end()
  }
}

async function compareMigrations(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const applied = new Map((await listMigrations(client)).map(({ name, checksum }) => [name, checksum]))
  const foreign = migrations.find(({ name, checksum }) => applied.get(name) !== checksum)
  if (foreign || applied.size !== migrations.length)
    throw new BackupError(
      `The backup is of another version (${foreign?.name ?? 'a migration is missing in it'}): restore it with that version or a later one, into a new empty database.`,
    )
}

async function restoreTables(
  client: pg.Client,
  { manifest, place, say }: { manifest: Manifest; place: BackupPlace; say(line: string): void },
): Promise<number> {
  const { tables, sequences } = manifest
  await wholeOrNot(client, async () => {
    const off = await takeOff(client, tables)
    for (const table of tables) await readPart(place, table.part, writeRows(client, table))
    for (const table of tables) {
      const { rows, checksum } = await readContent(client, table.name)
      if (rows !== table.rows || checksum !== table.checksum)
        throw new BackupError(`${table.name} is not what was backed up: ${rows} rows of ${table.rows}.`)
      if (rows > 0) say(`${table.name}: ${rows} rows, as in the backup`)
    }
    await setSequences(client, sequences)
    await bringBack(client, tables, off)
  })
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}

/** Questions to the file store at a time. */
const questions = 32

async function findMissing(client: pg.Client, files: FileStore): Promise<string[]> {
  const keys = await listStoredFileKeys(client)
  const missing: string[] = []
  const ask = async () => {
    for (let key = keys.pop(); key !== undefined; key = keys.pop())
      if (!(await files.facts(key))) missing.push(key)
  }
  await Promise.all(Array.from({ length: questions }, ask))
  return missing.sort()
}
