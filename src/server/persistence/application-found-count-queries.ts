import { type RawBuilder, sql } from 'kysely'
import {
  type ApplicationFilter,
  inPassportState,
  matching,
  photographWaits,
} from './application-filter-queries.ts'
import type { Counted } from './application-list-queries.ts'
import { firstFound } from './application-search-queries.ts'
import type { Reader } from './database.ts'
import { queueState } from './passport-rank-queries.ts'

/** Filters by something that an application has once: what to group by, and which part of the filter is left out meanwhile. */
const ofOneValue = {
  payment: [sql`application.payment`, { payment: undefined }],
  security: [queueState, inPassportState(undefined)],
  role: [sql`application.role`, { role: undefined }],
  citizenship: [
    sql`case when application.is_russian then 'russian' when not application.is_russian then 'foreign' end`,
    { citizenship: undefined },
  ],
} as const satisfies Record<string, readonly [RawBuilder<unknown>, Partial<ApplicationFilter>]>

/** A value of a filter of which an application may have several, and what the filter is then. */
export type CountedChange<Name extends string> = {
  name: Name
  value: string
  change: Pick<ApplicationFilter, 'owner' | 'photograph' | 'waitingSince' | 'link'>
}

/**
 * How many of those whom a search finds have each value of the filters. Where it finds too many to name, the first of them are counted. `of` gives null where
 * none of these has what it is asked for. Their rows are gathered once: to look all of them up for each count takes several times as long.
 */
export async function countAmongFound<Name extends string>(
  reader: Reader,
  filter: ApplicationFilter,
  changes: readonly CountedChange<Name>[],
) {
  const first = firstFound(filter)
  const { editionGuid, citizenship, payment, role, security, passportGiven, tag, ...rest } = filter
  const { owner, photograph, waitingSince, link, ...gatheredBy } = rest
  const ofValues = { citizenship, payment, role, security, passportGiven, tag }
  const chosen = { editionGuid, ...ofValues, owner, photograph, waitingSince, link }
  const parts = [
    ...Object.entries(ofOneValue).map(
      ([name, [key, without]]) => sql`select ${name} as name, (${key})::text as value
        from found as application where ${matching({ ...chosen, ...without })}`,
    ),
    ...changes.map(({ name, value, change }) => {
      // Few people are found, so the photograph of each is looked up. The list's own condition would read those of the whole forum.
      const { photograph: need, ...changed } = change
      const waits = need ? photographWaits[need] : sql`true`
      return sql`select ${name} as name, ${value} as value from found as application
        where ${matching({ ...chosen, ...changed, photograph: need ? undefined : photograph })} and ${waits}`
    }),
    sql`select 'tag' as name, application_tag.tag as value
      from found as application join application_tag on application_tag.application_guid = application.guid
      where ${matching({ ...chosen, tag: undefined })}`,
  ]
  const people = first ?? filter.people
  const { rows } = await sql<Counted & { name: string }>`
    with found as materialized (
      select guid, edition_guid, status, payment, security, passport_saved_at, role, owner_guid, is_russian, submitted_at,
        photograph_review_since, photograph_requested_at, photograph_file_guid, has_photograph
      from application where ${matching({ ...gatheredBy, editionGuid, people })})
    select name, value, count(*)::integer as count from (${sql.join(parts, sql` union all `)}) as counted
    where value is not null group by name, value order by name, value`.execute(reader)
  return {
    of(name: Name | keyof typeof ofOneValue | 'tag', wanted?: string): Counted[] | null {
      const found = rows.flatMap(row =>
        row.name === name && (wanted === undefined || row.value === wanted)
          ? [{ value: row.value, count: row.count, ...(first && { capped: true as const }) }]
          : [],
      )
      return first && found.length === 0 ? null : found
    },
  }
}
