import { type SqlBool, sql } from 'kysely'
import type { Reader } from './database.ts'

/** Who has taken some of them now, by name as it is now; nobody comes last, as null. */
export async function ownersByName(
  reader: Reader,
  table: 'application' | 'chat',
  editionGuid: string,
): Promise<(string | null)[]> {
  const owners = await reader
    .selectFrom('organiser')
    .select('accountGuid')
    .where(
      sql<SqlBool>`exists (select from ${sql.table(table)} as owned
        where owned.owner_guid = organiser.account_guid and owned.edition_guid = ${editionGuid})`,
    )
    .orderBy(sql`lower(name collate "und-x-icu")`)
    .orderBy('accountGuid')
    .execute()
  return [...owners.map(({ accountGuid }) => accountGuid), null]
}
