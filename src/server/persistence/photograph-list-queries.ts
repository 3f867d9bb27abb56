import { sql } from 'kysely'
import {
  type PhotographCheck,
  type PhotographSort,
  photographChecks,
} from '#domain/photograph/photograph-sort.ts'
import { applications } from './application-list-queries.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'
import { isFound, type PeopleFound } from './search-text.ts'

type PhotographFilter = {
  editionGuid: string
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  /** What the check says. */
  check?: PhotographCheck | undefined
  /** Came in this time. */
  since?: Date | undefined
  before?: Date | undefined
}

const verdict = sql`(select verdict from photograph_check as looked where looked.file_guid = participant.photograph_file_guid)`
const checked = sql<PhotographCheck>`coalesce(${verdict}, 'unchecked')`

/** Photographs that were changed after the approval and nobody has looked at; a partial index holds them. */
function waiting(reader: Reader, { editionGuid, q, people, check, since, before }: PhotographFilter) {
  let query = applications(reader)
    .where('application.editionGuid', '=', editionGuid)
    .where('application.status', '=', 'approved')
    .where('application.photographReviewSince', 'is not', null)
    .where('participant.photographFileGuid', 'is not', null)
  if (since) query = query.where('application.photographReviewSince', '>=', since)
  if (before) query = query.where('application.photographReviewSince', '<', before)
  if (check) query = query.where(checked, '=', check)
  if (q) query = query.where(isFound(people, q))
  return query
}

const byTime = bothWays('instant', sql`application.photograph_review_since`)
const byName = bothWays('text', sql`application.list_name`)
const byCompany = bothWays('text', sql`application.list_company`)

const byCheck = bothWays('whole', sql`array_position(${photographChecks}::text[], ${checked})`)

/** An index serves each but the check, by which the few that wait are sorted. */
const orders: Record<PhotographSort, ListOrder> = {
  oldest: byTime.up,
  newest: byTime.down,
  name: byName.up,
  nameDown: byName.down,
  company: byCompany.up,
  companyDown: byCompany.down,
  check: byCheck.up,
  checkDown: byCheck.down,
}

/** Each with its place in the order as `sortKey`. */
export function listWaitingPhotographs(
  reader: Reader,
  {
    sort,
    after,
    limit,
    ...filter
  }: PhotographFilter & {
    sort: PhotographSort
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const order = orders[sort]
  return waiting(reader, filter)
    .select([
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
      sql<string>`${order.key}::text`.as('sortKey'),
    ])
    .where(comesAfter(order, sql.ref('application.guid'), after))
    .orderBy(order.key, order.way)
    .orderBy('application.guid', order.way)
    .limit(limit)
    .execute()
}

/** How many there are of each check, apart from which check is asked for. */
export async function countWaitingPhotographs(
  reader: Reader,
  filter: PhotographFilter,
): Promise<Partial<Record<PhotographCheck, number>>> {
  const rows = await waiting(reader, { ...filter, check: undefined })
    .select([checked.as('check'), sql<number>`count(*)::integer`.as('count')])
    .groupBy('check')
    .execute()
  return Object.fromEntries(rows.map(({ check, count }) => [check, count]))
}
