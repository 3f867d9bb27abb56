import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { factsOfPassportState, type PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import { type PassportRanking, passportRanks } from '#domain/passport/passport-sort.ts'
import type { ApplicationFilter } from './application-filter-queries.ts'
import type { Rank, RankedList } from './application-ranked-queries.ts'
import type { Reader } from './database.ts'

/** What a row says of its state in the queue. */
export const queueState = sql<PassportQueueState>`case
  when application.security = 'passportPending' and application.passport_saved_at is null then 'notGiven'
  else application.security end`

const isGiven = sql<SqlBool>`application.passport_saved_at is not null`
const isMissing = sql<SqlBool>`application.passport_saved_at is null`

/** What tells passports that are not yet checked from those that were not given, where the verdict is the same. */
export function isInState(state: PassportQueueState | undefined): RawBuilder<SqlBool> {
  const given = state && factsOfPassportState(state).given
  return given === undefined ? sql<SqlBool>`true` : given ? isGiven : isMissing
}

export const verdictOf = (state: PassportQueueState | undefined) =>
  state && factsOfPassportState(state).security

/** The queue of the passport check in one of its orders by ranks; `countries` in the order of their names. */
export async function rankPassports(
  reader: Reader,
  { by, way, countries }: PassportRanking & { countries: readonly string[] },
  { filter, state }: { filter: ApplicationFilter; state: PassportQueueState | undefined },
): Promise<RankedList> {
  const { q, citizenship, passportSince, passportBefore } = filter
  return {
    filter,
    also: isInState(state),
    ranks: by === 'state' ? ranksOfStates() : await ranksOfCountries(reader, countries, filter),
    rankId: by === 'state' ? queueState : sql`application.list_citizenship`,
    way,
    isNarrowed: Boolean(q || citizenship || passportSince || passportBefore),
  }
}

const one = sql`(select) as known`

function ranksOfStates(): Rank[] {
  return passportRanks.map(id => ({
    id,
    groups: {
      known: one,
      // The word stands in the query, because as a parameter it would not match a partial index.
      same: sql<SqlBool>`application.security = ${sql.lit(verdictOf(id))} and ${isInState(id)}`,
    },
  }))
}

/** Those that people have named, found from one to the next by the index. */
async function ranksOfCountries(
  reader: Reader,
  countries: readonly string[],
  { editionGuid, security, citizenship }: ApplicationFilter,
): Promise<Rank[]> {
  const { rows } = await sql<{ security: string; country: string }>`
    with recursive known as (
      (select security, list_citizenship from application where edition_guid = ${editionGuid}
        order by security, list_citizenship limit 1)
      union all
      select next.* from known cross join lateral (
        select security, list_citizenship from application where edition_guid = ${editionGuid}
          and (security, list_citizenship) > (known.security, known.list_citizenship)
        order by security, list_citizenship limit 1
      ) as next
    )
    select security, list_citizenship as country from known`.execute(reader)
  const placeOf = (country: string) =>
    country === '' ? Number.POSITIVE_INFINITY : countries.indexOf(country) + 1 || countries.length + 1
  const met = [...new Set(rows.map(({ country }) => country))].sort(
    (left, right) => placeOf(left) - placeOf(right) || (left < right ? -1 : 1),
  )
  return met.map(id => {
    const verdicts = rows.filter(row => row.country === id).map(row => row.security)
    const isOther = citizenship !== undefined && (id === '' || (id === 'RU') !== (citizenship === 'russian'))
    const walked = isOther ? [] : security ? verdicts.filter(verdict => verdict === security) : verdicts
    return {
      id,
      groups:
        walked.length > 0
          ? {
              known: sql`unnest(${walked}::text[]) as known (security)`,
              same: sql<SqlBool>`application.security = known.security and application.list_citizenship = ${id}`,
            }
          : null,
    }
  })
}
