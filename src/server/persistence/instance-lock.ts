import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

/** First number of the advisory locks by which copies of the app are known; the second is the copy's own. */
const lockSpace = 1_903_521_137
const againMilliseconds = 1000

/**
 * Holds the lock of this copy for as long as its connection lives. When the process is killed its connections end, PostgreSQL drops the lock, and
 * everybody can see that the copy is gone (decision 050). A connection that was lost may keep the lock for a while, so this asks until it has it.
 */
export async function holdInstance(client: pg.Client, instance: number): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
    lockSpace,
    instance,
  ])
  if (rows[0]?.held) return
  setTimeout(() => {
    // A connection that has ended meanwhile is made again, and asks anew.
    holdInstance(client, instance).catch(() => {})
  }, againMilliseconds).unref()
}

/** Whether the copy of this column no longer runs. False where nothing is known of it. */
export function isGone(holder: RawBuilder<number | null>): RawBuilder<boolean> {
  return sql<boolean>`(${holder} is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and classid = ${lockSpace}::integer::oid and objid = ${holder}::oid))`
}
