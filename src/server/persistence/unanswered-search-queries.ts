import { sql } from 'kysely'
import type { Reader } from './database.ts'

/** Different queries kept for an edition: enough to learn from, and no way to fill the disk. */
const mostQueries = 2000

/** Counts a query that found nothing; a new one only while there is room. */
export async function countUnanswered(
  database: Reader,
  { editionGuid, query, at }: { editionGuid: string; query: string; at: Date },
): Promise<void> {
  await sql`insert into unanswered_search (edition_guid, query, last_at)
    select ${editionGuid}::uuid, ${query}, ${at}
    where exists (select from unanswered_search where edition_guid = ${editionGuid} and query = ${query})
      or (select count(*) from unanswered_search where edition_guid = ${editionGuid}) < ${mostQueries}
    on conflict (edition_guid, query) do update set times = unanswered_search.times + 1, last_at = excluded.last_at`.execute(
    database,
  )
}

/** The most frequent first. */
export function listUnansweredSearches(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('unansweredSearch')
    .select(['query', 'times', 'lastAt'])
    .where('editionGuid', '=', editionGuid)
    .orderBy('times', 'desc')
    .orderBy('lastAt', 'desc')
    .limit(100)
    .execute()
}
