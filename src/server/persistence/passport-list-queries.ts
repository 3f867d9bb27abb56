import { type SqlBool, sql } from 'kysely'
import type { PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import { applications, matching } from './application-list-queries.ts'
import type { TimePlace } from './cursor.ts'
import type { Reader } from './database.ts'

type PassportFilter = { editionGuid: string; q?: string | undefined }

function passports(reader: Reader) {
  return applications(reader).leftJoin('passport', 'passport.participantGuid', 'participant.guid')
}

/** The passports of the check, earliest saved first and not given ones last; one row more than the page. */
export function listPassportRows(
  reader: Reader,
  wanted: PassportFilter & {
    state?: PassportQueueState | undefined
    after: TimePlace | null
    limit: number
  },
) {
  const { state, after } = wanted
  const security = state === 'notGiven' ? 'passportPending' : state
  let query = passports(reader)
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
      'passport.savedAt as passportSavedAt',
    ])
    .where(matching({ editionGuid: wanted.editionGuid, q: wanted.q, security }))
  if (state === 'notGiven') query = query.where('passport.savedAt', 'is', null)
  if (state === 'passportPending') query = query.where('passport.savedAt', 'is not', null)
  if (after?.at === null)
    query = query.where('passport.savedAt', 'is', null).where('application.guid', '>', after.guid)
  else if (after)
    query =
      query.where(sql<SqlBool>`((passport.saved_at, application.guid) > (${after.at}, ${after.guid}::uuid)
      or passport.saved_at is null)`)
  return query
    .orderBy('passport.savedAt', 'asc')
    .orderBy('application.guid', 'asc')
    .limit(wanted.limit + 1)
    .execute()
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

/** How many passports each state of the queue has, and since when the first one waits. */
export async function countPassports(
  reader: Reader,
  filter: PassportFilter,
): Promise<{ value: PassportQueueState; count: number; oldestAt: Date | null }[]> {
  const state = sql<PassportQueueState>`case
    when application.security = 'passportPending' and passport.saved_at is null then 'notGiven'
    else application.security end`
  const rows = await passports(reader)
    .select(({ fn }) => [
      state.as('value'),
      fn.countAll<bigint>().as('count'),
      fn.min('passport.savedAt').as('oldestAt'),
    ])
    .where(matching(filter))
    .groupBy(state)
    .execute()
  return rows.map(row => ({ ...row, count: Number(row.count) }))
}
