import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { colleagueName } from '#domain/person/colleague-name.ts'
import type { Reader } from './database.ts'

/** Who has taken some of them now, by name as it is now and as the reader sees it; nobody comes last, as null. */
export async function ownersByName(
  reader: Reader,
  { table, editionGuid, locale }: { table: 'application' | 'chat'; editionGuid: string; locale: 'ru' | 'en' },
): Promise<(string | null)[]> {
  const named = await colleaguesByName(reader, {
    who: sql`exists (select from ${sql.table(table)} as owned
      where owned.owner_guid = organiser.account_guid and owned.edition_guid = ${editionGuid})`,
    locale,
  })
  return [...named, null]
}

/** The accounts of the colleagues of whom `who` is true, by the names that the reader sees. They are a handful, and no index knows a name in Latin letters. */
export async function colleaguesByName(
  reader: Reader,
  { who, locale }: { who: RawBuilder<SqlBool>; locale: 'ru' | 'en' },
): Promise<string[]> {
  const colleagues = await reader
    .selectFrom('organiser')
    .select(['accountGuid', 'name'])
    .where(who)
    .orderBy('accountGuid')
    .execute()
  const collator = new Intl.Collator('und')
  const named = colleagues.map(({ accountGuid, name }) => ({
    accountGuid,
    name: colleagueName(locale, name),
  }))
  return named
    .toSorted((one, other) => collator.compare(one.name, other.name))
    .map(({ accountGuid }) => accountGuid)
}
