import pg from 'pg'
import type { BackupSequence, BackupTable } from './backup-tables.ts'

/** What is taken off the tables while they are filled, as the statements that bring it back. */
export type TakenOff = { constraints: string[]; indexes: string[] }

/** Whether nobody has anything in the database yet: it has no tables, or a restore that broke off has left them empty. */
export async function isUntouched(client: pg.Client): Promise<boolean> {
  const { rows: made } = await client.query(
    "select from pg_class where relnamespace = 'public'::regnamespace and relname in ('account', 'edition')",
  )
  if (made.length === 0) return true
  const { rows: used } = await client.query('select from account union all select from edition limit 1')
  return used.length === 0
}

/** Runs `work` in one transaction. */
export async function wholeOrNot(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * Empties the tables, and takes off the references between them and the indexes that no constraint needs: rows then load in any order, and the
 * indexes are built once. An ordinary owner of the tables may do this; pausing the checks instead would need a superuser.
 */
export async function takeOff(client: pg.Client, tables: readonly BackupTable[]): Promise<TakenOff> {
  const constraints = await client.query<{ owner: string; name: string; definition: string }>(`
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
  const indexes = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by 1`)
  for (const { owner, name } of constraints.rows)
    await client.query(`alter table ${owner} drop constraint ${pg.escapeIdentifier(name)}`)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  const names = tables.map(({ name }) => pg.escapeIdentifier(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // What migrations put into a table is in the backup too.
  await client.query(`truncate ${names.join(', ')}`)
  return {
    constraints: constraints.rows.map(
      ({ owner, name, definition }) =>
        `alter table ${owner} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
    ),
    indexes: indexes.rows.map(({ definition }) => definition),
  }
}

/** Brings back what was taken off: each reference and each unique index is checked against all rows. */
export async function bringBack(
  client: pg.Client,
  tables: readonly BackupTable[],
  off: TakenOff,
): Promise<void> {
  for (const statement of [...off.indexes, ...off.constraints]) await client.query(statement)
  for (const { name } of tables)
    await client.query(`alter table ${pg.escapeIdentifier(name)} enable trigger user`)
}

export async function setSequences(client: pg.Client, sequences: readonly BackupSequence[]): Promise<void> {
  for (const { name, value, used } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      pg.escapeIdentifier(name),
      value,
      used,
    ])
}

/** The planner's figures: without them the first queries on a filled database would be slow. */
export async function analyse(client: pg.Client): Promise<void> {
  await client.query('analyze')
}
