import { sql } from 'kysely'
import type { ExportedList, ExportFormat } from '#domain/export/exported-list.ts'
import type { Database, Reader, Tx } from './database.ts'

export type ExportRecord = NonNullable<Awaited<ReturnType<typeof findExport>>>

const columns = [
  'guid',
  'accountGuid',
  'list',
  'format',
  'columns',
  'filters',
  'locale',
  'state',
  'rows',
  'totalRows',
  'storageKey',
  'bytes',
  'createdAt',
  'runs',
] as const

export function findExport(reader: Reader, guid: string) {
  return reader.selectFrom('listExport').select(columns).where('guid', '=', guid).executeTakeFirst()
}

/** The files of one organiser, the newest first; what is thrown away is not shown. */
export function listExportsOf(reader: Reader, { accountGuid, since }: { accountGuid: string; since: Date }) {
  return reader
    .selectFrom('listExport')
    .select(columns)
    .where('accountGuid', '=', accountGuid)
    .where('createdAt', '>', since)
    .where('state', '<>', 'cancelled')
    .orderBy('guid', 'desc')
    .limit(100)
    .execute()
}

/** How many of an organiser are under way; whoever asks next waits for this transaction. */
export async function countOpenExports(tx: Tx, accountGuid: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('list_export'), hashtext(${accountGuid}))`.execute(tx)
  const row = await tx
    .selectFrom('listExport')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('accountGuid', '=', accountGuid)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  return row.count
}

export async function insertExport(
  tx: Tx,
  asked: {
    accountGuid: string
    list: ExportedList
    format: ExportFormat
    columns: string[]
    filters: Record<string, string>
    locale: 'ru' | 'en'
    at: Date
  },
): Promise<ExportRecord> {
  const { at, filters, ...facts } = asked
  return tx
    .insertInto('listExport')
    .values({ ...facts, filters: JSON.stringify(filters), createdAt: at, touchedAt: at })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/**
 * Begins a run, or begins it anew after one that was killed; undefined where nothing is left to write. The row knows where the file will be before there
 * is one, so that the sweep finds whatever a killed worker has left in the store; `formerKey` is where the run before may have left it.
 */
export function beginRun(database: Database, run: { guid: string; runGuid: string; at: Date }) {
  return database
    .updateTable('listExport')
    .set(eb => ({
      ...{ state: 'running' as const, runGuid: run.runGuid, rows: 0, totalRows: null, touchedAt: run.at },
      runs: eb('runs', '+', 1),
      storageKey: sql<string>`'exports/' || guid || '/' || ${run.runGuid} || '.' || format`,
    }))
    .where('guid', '=', run.guid)
    .where('state', 'in', ['waiting', 'running'])
    .returning(columns)
    .returning(sql<string | null>`old.storage_key`.as('formerKey'))
    .executeTakeFirst()
}

type Run = { guid: string; runGuid: string }

const isRunning = (database: Database, { guid, runGuid }: Run) =>
  database
    .updateTable('listExport')
    .where('guid', '=', guid)
    .where('runGuid', '=', runGuid)
    .where('state', '=', 'running')

/** Notes how far a run has come; false where it was cancelled, or another run has taken over. */
export async function noteProgress(
  database: Database,
  run: Run,
  { rows, totalRows, at }: { rows: number; totalRows: number | null; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await isRunning(database, run)
    .set({ rows, totalRows, touchedAt: at })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endRun(
  database: Database,
  run: Run,
  end: { state: 'done'; bytes: number; rows: number } | { state: 'failed' },
): Promise<boolean> {
  const change =
    end.state === 'done' ? { ...end, bytes: BigInt(end.bytes), totalRows: end.rows } : { state: end.state }
  const { numUpdatedRows } = await isRunning(database, run).set(change).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its author does not want it any more: the file goes with the next sweep. */
export async function cancelExportRow(tx: Tx, guid: string): Promise<ExportRecord> {
  return tx
    .updateTable('listExport')
    .set({ state: 'cancelled', bytes: null })
    .where('guid', '=', guid)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Throws away every file of an organiser whose roles have changed: it may hold what they may no longer read. */
export async function cancelExportsOf(tx: Tx, accountGuid: string): Promise<void> {
  await tx
    .updateTable('listExport')
    .set({ state: 'cancelled', bytes: null })
    .where('accountGuid', '=', accountGuid)
    .where('state', '<>', 'cancelled')
    .execute()
}

/** Exports that nobody works on: their worker was killed, or their job was lost. */
export async function listLostExports(reader: Reader, untouchedSince: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('listExport')
    .select('guid')
    .where('state', 'in', ['waiting', 'running'])
    .where('touchedAt', '<', untouchedSince)
    .orderBy('touchedAt')
    .limit(50)
    .execute()
  return rows.map(({ guid }) => guid)
}

/** What has been kept long enough, and what was thrown away. */
export function listAgedExports(reader: Reader, { before, limit }: { before: Date; limit: number }) {
  return reader
    .selectFrom('listExport')
    .select(['guid', 'storageKey'])
    .where(eb => eb.or([eb('createdAt', '<', before), eb('state', '=', 'cancelled')]))
    .orderBy('createdAt')
    .limit(limit)
    .execute()
}

export async function deleteExport(database: Database, guid: string): Promise<void> {
  await database.deleteFrom('listExport').where('guid', '=', guid).execute()
}
