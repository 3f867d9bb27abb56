import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ListedFileStore } from '../adapters/files/port.ts'
import {
  inSnapshot,
  listBackupTables,
  listMigrations,
  listSequences,
  openBackupClient,
  readContent,
  readRows,
  readServerVersion,
} from '../persistence/backup-tables.ts'
import { withDatabase } from '../start-fault.ts'
import { syncFolder, writePart } from './backup-part.ts'
import { BackupError, type Manifest, writeManifest } from './manifest.ts'

export type BackupWish = {
  databaseUrl: string
  /** Must not exist; it appears when the backup is whole. */
  folder: string
  /** Null leaves the parts open. */
  key: Buffer | null
  /** Null leaves the files out. */
  files: ListedFileStore | null
  now: Date
  say(line: string): void
}

/** Writes a backup of one moment: the tables from one snapshot while the app goes on, and the files after them, because files are stored before the rows that name them. */
export async function makeBackup(wish: BackupWish): Promise<Manifest> {
  const beginning = `${wish.folder}.part`
  await Promise.all(['tables', 'files'].map(name => makeFolder(join(beginning, name))))
  const place = { folder: beginning, key: wish.key }
  const client = await withDatabase(() => openBackupClient(wish.databaseUrl))
  try {
    const postgres = await readServerVersion(client)
    const fromDatabase = await inSnapshot(client, async () => {
      const migrations = await listMigrations(client)
      const sequences = await listSequences(client)
      const tables: Manifest['tables'] = []
      for (const table of await listBackupTables(client)) {
        const content = await readContent(client, table.name)
        const part = await writePart(place, `tables/${table.name}.copy.gz`, readRows(client, table))
        tables.push({ ...table, ...content, part })
        if (content.rows > 0) wish.say(`${table.name}: ${content.rows} rows`)
      }
      return { migrations, sequences, tables }
    })
    const manifest: Manifest = {
      format: 1,
      madeAt: wish.now.toISOString(),
      sealed: wish.key !== null,
      postgres,
      ...fromDatabase,
      files: wish.files ? await writeFiles(wish.files, place) : null,
    }
    await writeManifest(beginning, manifest, wish.key)
    await syncFolder(beginning)
    await rename(beginning, wish.folder)
    await syncFolder(dirname(wish.folder))
    return manifest
  } finally {
    await client.end()
  }
}

async function writeFiles(
  files: ListedFileStore,
  place: { folder: string; key: Buffer | null },
): Promise<NonNullable<Manifest['files']>> {
  const written: NonNullable<Manifest['files']> = []
  for await (const key of files.keys()) {
    const file = await files.get(key)
    // Deleted since the list was read.
    if (!file) continue
    const part = await writePart(place, `files/${written.length}.gz`, Readable.from([file.bytes]))
    written.push({ key, contentType: file.contentType, part })
  }
  return written
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be made (${error.code}).`)
  })
}
