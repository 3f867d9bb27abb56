import { type SqlBool, sql } from 'kysely'
import { colleagueName } from '#domain/person/colleague-name.ts'
import type { Reader } from './database.ts'

/** Who has taken some of them now, by name as it is now and as the reader sees it; nobody comes last, as null. */
export async function ownersByName(
  reader: Reader,
  { table, editionGuid, locale }: { table: 'application' | 'chat'; editionGuid: string; locale: 'ru' | 'en' },
): Promise<(string | null)[]> {
  const owners = await reader
    .selectFrom('organiser')
    .select(['accountGuid', 'name'])
    .where(
      sql<SqlBool>`exists (select from ${sql.table(table)} as owned
        where owned.owner_guid = organiser.account_guid and owned.edition_guid = ${editionGuid})`,
    )
    .orderBy('accountGuid')
    .execute()
  // They are a handful, and no index knows a name in Latin letters.
  const collator = new Intl.Collator('und')
  const named = owners.map(owner => ({ ...owner, name: colleagueName(locale, owner.name) }))
  named.sort((one, other) => collator.compare(one.name, other.name))
  return [...named.map(({ accountGuid }) => accountGuid), null]
}
