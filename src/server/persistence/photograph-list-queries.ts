import { type SqlBool, sql } from 'kysely'
import type { TimeOrder } from '#domain/search/time-order.ts'
import { applications } from './application-list-queries.ts'
import type { TimePlace } from './cursor.ts'
import type { Reader } from './database.ts'
import { isFound, type PeopleFound } from './search-text.ts'
import { walkBy } from './time-order.ts'

type PhotographFilter = {
  editionGuid: string
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  /** Came in this time. */
  since?: Date | undefined
  before?: Date | undefined
}

/** Photographs that were changed after the approval and nobody has looked at; a partial index holds them. */
function waiting(reader: Reader, { editionGuid, q, people, since, before }: PhotographFilter) {
  let query = applications(reader)
    .where('application.editionGuid', '=', editionGuid)
    .where('application.status', '=', 'approved')
    .where('application.photographReviewSince', 'is not', null)
    .where('participant.photographFileGuid', 'is not', null)
  if (since) query = query.where('application.photographReviewSince', '>=', since)
  if (before) query = query.where('application.photographReviewSince', '<', before)
  if (q) query = query.where(isFound(people, q))
  return query
}

/** In the order in which they came, or the other way. */
export function listWaitingPhotographs(
  reader: Reader,
  {
    sort,
    after,
    limit,
    ...filter
  }: PhotographFilter & {
    sort: TimeOrder
    after: TimePlace | null
    limit: number
  },
) {
  let query = waiting(reader, filter).select([
    'application.guid',
    'participant.locale',
    'participant.lastName',
    'participant.firstName',
    'participant.middleName',
    'participant.latinFirstName',
    'participant.latinLastName',
    'company.shortName as companyShortName',
    'company.name as companyName',
    sql<string>`participant.photograph_file_guid`.as('photographFileGuid'),
    sql<Date>`application.photograph_review_since`.as('since'),
  ])
  const { direction, beyond } = walkBy(sort)
  if (after)
    query = query.where(
      sql<SqlBool>`(application.photograph_review_since, application.guid) ${beyond} (${after.at}, ${after.guid}::uuid)`,
    )
  return query
    .orderBy('application.photographReviewSince', direction)
    .orderBy('application.guid', direction)
    .limit(limit)
    .execute()
}

export async function countWaitingPhotographs(reader: Reader, filter: PhotographFilter): Promise<number> {
  const row = await waiting(reader, filter)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
