import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)
/** Instances that start at once take turns on this advisory lock. */
const lockKey = 7_203_114

/**
 * Applies the migrations that a database lacks, each in its own transaction, in the order of their numbers. Throws when an
 * applied file was changed afterwards: history is never rewritten. A restore stops `through` the backup's last one.
 */
export async function migrate(url: string, { through }: { through?: string } = {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    // Not a flush of the disk for each of them: what a power cut takes back is applied again at the next start, and later commits flush all before.
    await client.query('set synchronous_commit = off')
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const applied = await readApplied(client)
    const done: string[] = []
    for (const name of (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()) {
      if (through !== undefined && name > through) break
      const text = await readFile(new URL(name, folder), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      const known = applied.get(name)
      if (known === checksum) continue
      if (known) throw new MigrationChanged(name)
      await apply(client, { name, text, checksum })
      done.push(name)
    }
    return done
  } finally {
    await client.end()
  }
}

/** An applied migration was changed. */
export class MigrationChanged extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it had been applied: add a new one instead.`)
    this.name = 'MigrationChanged'
  }
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  )
  return new Map(rows.map(row => [row.name, row.checksum]))
}

async function apply(
  client: pg.Client,
  { name, text, checksum }: { name: string; text: string; checksum: string },
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
