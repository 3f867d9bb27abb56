import { sql } from 'kysely'
import type { TestServer } from '../server.ts'

/** Tables that contain a text, except those that imitate the outside world. */
export async function findEverywhere(server: TestServer, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs') and tablename <> 'development_message'`.execute(server.database)
  const found: string[] = []
  for (const { name } of rows) {
    const hit =
      await sql`select 1 from ${sql.raw(name)} as t where t::text ilike ${`%${text}%`} limit 1`.execute(
        server.database,
      )
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}
