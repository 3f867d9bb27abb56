import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openFolderFileStore } from '#server/adapters/files/folder.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { startApp, withFolder } from '../app-process.ts'
import { multiplyPeople } from '../backup/multiply-people.ts'
import type { Figure, Measurement } from '../figure.ts'

const people = 200_000
const longest = { limit: 15, direction: 'at most' } as const

/** Measures a drill: a large database is backed up sealed, and restored into an empty one. */
export const backupMeasurement: Measurement = {
  name: 'backup',
  title: `a sealed backup and its restore with ${people} participants`,
  measure: () =>
    withFolder(async folder => {
      const database = await startEmbeddedPostgres({ dataDir: folder, log: line => console.log(line) })
      try {
        const environment = { DATABASE_URL: database.url }
        await (await startApp({ mode: 'test', dataDir: folder, environment })).stop()
        const made = await multiplyPeople(database.url, people)
        return await drill({ folder, databaseUrl: database.url, people: made })
      } finally {
        await database.stop()
      }
    }),
}

async function drill(facts: { folder: string; databaseUrl: string; people: number }): Promise<Figure[]> {
  const place = { folder: join(facts.folder, 'backup'), key: randomBytes(32) }
  const say = () => {}
  const empty = await emptyDatabase(facts.databaseUrl)
  const startedAt = performance.now()
  const manifest = await makeBackup({
    ...place,
    databaseUrl: facts.databaseUrl,
    files: null,
    now: new Date(),
    say,
  })
  const backedUpAt = performance.now()
  const files = await openFolderFileStore(join(facts.folder, 'restored'))
  const { rows } = await restoreBackup({ ...place, databaseUrl: empty, files, checkFiles: false, say })
  const restoredAt = performance.now()
  const bytes = manifest.tables.reduce(
    (sum, { part }) => sum + statSync(join(place.folder, part.path)).size,
    0,
  )
  const note = `${facts.people} participants, ${rows} rows, ${Math.round(bytes / 1e6)} MB`
  return [
    { what: 'backup', value: (backedUpAt - startedAt) / 60_000, unit: 'min', target: longest, note },
    { what: 'restore, compared', value: (restoredAt - backedUpAt) / 60_000, unit: 'min', target: longest },
  ]
}

async function emptyDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database restored').finally(() => client.end())
  const address = new URL(url)
  address.pathname = '/restored'
  return address.href
}
