import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** What stands in a table, so that a restored one can be compared with it whatever the order of its rows. */
export type TableContent = { rows: number; checksum: string }

export type BackupTable = { name: string; columns: string[] }

export type BackupSequence = { name: string; value: string; used: boolean }

export type AppliedMigration = { name: string; checksum: string }

/** A connection for work that takes minutes: none of the app's time-outs, and texts of times and numbers that are the same everywhere. */
export async function openBackupClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'quorum-backup',
  })
  // The query in hand fails as well; an error event without a listener would end the process with a stack.
  client.on('error', () => {})
  await client.connect()
  await client.query(
    "set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set timezone to 'UTC'; set extra_float_digits to 1; set bytea_output to 'hex'",
  )
  return client
}

export async function readServerVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? ''
}

/** Runs `work` on one snapshot of the whole database, while others go on writing. */
export async function inSnapshot<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only')
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}

/** The tables of the app. Jobs are left out: the sweep finds their work again. */
export async function listBackupTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

export async function listSequences(client: pg.Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const sequences: BackupSequence[] = []
  for (const { name } of rows) {
    const found = await client.query<{ value: string; used: boolean }>(
      `select last_value::text as value, is_called as used from ${pg.escapeIdentifier(name)}`,
    )
    for (const { value, used } of found.rows) sequences.push({ name, value, used })
  }
  return sequences
}

export async function listMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from schema_migration order by name',
  )
  return rows
}

/** Keys of the stored files that rows name. */
export async function listStoredFileKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select storage_key as key from file where erased_at is null order by storage_key',
  )
  return rows.map(({ key }) => key)
}

/** Counts the rows of a table, and adds up half of the MD5 of each. */
export async function readContent(client: pg.Client, table: string): Promise<TableContent> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(`
    select count(*)::text as rows,
      coalesce(sum(('x' || substr(md5(t::text), 1, 16))::bit(64)::bigint::numeric), 0)::text as checksum
    from ${pg.escapeIdentifier(table)} t`)
  return { rows: Number(rows[0]?.rows ?? 0), checksum: rows[0]?.checksum ?? '0' }
}

const listed = (columns: string[]) => columns.map(name => pg.escapeIdentifier(name)).join(', ')

/** The rows of a table as text, in the format of COPY. */
export function readRows(client: pg.Client, { name, columns }: BackupTable): Readable {
  return client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${listed(columns)}) to stdout`))
}

export function writeRows(client: pg.Client, { name, columns }: BackupTable): Writable {
  return client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${listed(columns)}) from stdin`))
}
