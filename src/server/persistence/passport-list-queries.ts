import { type SqlBool, sql } from 'kysely'
import { type PassportQueueState, passportQueueState } from '#domain/passport/passport-queue-state.ts'
import { type ApplicationFilter, applications, countUnder, matching } from './application-list-queries.ts'
import { isTallied, tallyApplications, tallyBy } from './application-tally-queries.ts'
import type { TimePlace } from './cursor.ts'
import type { Reader } from './database.ts'

type PassportFilter = Pick<
  ApplicationFilter,
  'editionGuid' | 'q' | 'people' | 'passportSince' | 'passportBefore'
>

function passports(reader: Reader) {
  return applications(reader).leftJoin('passport', 'passport.participantGuid', 'participant.guid')
}

function passportRows(reader: Reader, filter: ApplicationFilter) {
  return applications(reader)
    .select([
      'application.guid',
      'application.security',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'participant.citizenship',
      'company.shortName as companyShortName',
      'company.name as companyName',
      'application.passportSavedAt',
      'application.listName',
      'application.listCompany',
    ])
    .where(matching(filter))
}

const named = { name: 'listName', company: 'listCompany' } as const

export type PassportSort = keyof typeof named | 'saved'

/** Where the page before ended, in the order that is asked for. */
type Place = { sort: 'saved'; after: TimePlace | null } | NamedPlace
type NamedPlace = { sort: keyof typeof named; after: readonly (string | null)[] | null }

/** A page of passports and one row more, which tells whether there is another page. A passport that was not given has no day and stands last. */
export function listPassportRows(
  reader: Reader,
  wanted: PassportFilter & { state?: PassportQueueState | undefined; place: Place; limit: number },
) {
  const { state, place, limit: _, ...filter } = wanted
  let query = passportRows(reader, {
    ...filter,
    security: state === 'notGiven' ? 'passportPending' : state,
  })
  if (state === 'notGiven') query = query.where('application.passportSavedAt', 'is', null)
  if (state === 'passportPending') query = query.where('application.passportSavedAt', 'is not', null)
  if (place.sort !== 'saved') return byName(query, place, wanted.limit + 1)
  return place.after ? pageAfter(query, place.after, wanted.limit + 1) : ordered(query, wanted.limit + 1)
}

function byName(query: PassportRows, { sort, after }: NamedPlace, limit: number) {
  const key = sql.ref(`application.${named[sort]}`)
  const [value, guid] = after ?? []
  return query
    .$if(guid !== undefined, rows =>
      rows.where(sql<SqlBool>`(${key}, application.guid) > (${value}::text, ${guid}::uuid)`),
    )
    .orderBy(key)
    .orderBy('application.guid')
    .limit(limit)
    .execute()
}

type PassportRows = ReturnType<typeof passportRows>

function ordered(query: PassportRows, limit: number) {
  return query
    .orderBy('application.passportSavedAt', 'asc')
    .orderBy('application.guid', 'asc')
    .limit(limit)
    .execute()
}

/** What was saved later comes first, then what was never saved: two walks along the index, because one comparison does not span both. */
async function pageAfter(query: PassportRows, { at, guid }: TimePlace, limit: number) {
  const saved = at
    ? await ordered(
        query.where(sql<SqlBool>`(application.passport_saved_at, application.guid) > (${at}, ${guid}::uuid)`),
        limit,
      )
    : []
  if (saved.length === limit) return saved
  const never = query.where('application.passportSavedAt', 'is', null)
  const rest = at ? never : never.where('application.guid', '>', guid)
  return [...saved, ...(await ordered(rest, limit - saved.length))]
}

/** Everybody whom committee and security have approved, by surname, with the sealed document. */
export function listApprovedPassports(reader: Reader, editionGuid: string) {
  return passports(reader)
    .select([
      'participant.guid as participantGuid',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'participant.citizenship',
      'company.shortName as companyShortName',
      'company.name as companyName',
      'passport.sealed',
      'passport.keyId',
    ])
    .where(matching({ editionGuid, status: 'approved', security: 'passportVerified' }))
    .orderBy(sql`lower(coalesce(nullif(participant.last_name, ''), participant.latin_last_name, ''))`)
    .orderBy('participant.firstName')
    .orderBy('participant.guid')
    .execute()
}

const queueState = sql<PassportQueueState>`case
  when application.security = 'passportPending' and application.passport_saved_at is null then 'notGiven'
  else application.security end`

/** How many passports each state of the queue has; exact unless a search finds more than is counted. */
export async function countPassports(
  reader: Reader,
  filter: PassportFilter,
): Promise<{ value: PassportQueueState; count: number; capped?: true }[]> {
  if (!isTallied(filter)) {
    const rows = await countUnder(reader, filter, queueState)
    return rows.map(row => ({ ...row, value: row.value as PassportQueueState }))
  }
  const tallies = await tallyApplications(reader, filter)
  return tallyBy(tallies, ({ security, hasPassport }) => passportQueueState({ security, given: hasPassport }))
}

/** Since when the first passport waits for the check. */
export async function oldestUnchecked(reader: Reader, editionGuid: string): Promise<Date | null> {
  const row = await reader
    .selectFrom('application')
    .select('passportSavedAt')
    .where('editionGuid', '=', editionGuid)
    .where('security', '=', 'passportPending')
    .where('passportSavedAt', 'is not', null)
    .orderBy('passportSavedAt')
    .limit(1)
    .executeTakeFirst()
  return row?.passportSavedAt ?? null
}
