import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OnSiteRole } from '#domain/employee/on-site-role.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { CheckedKind } from '#domain/security-check/checked-kind.ts'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import type { Reader } from './database.ts'

/** Somebody whom the outside service may be asked about, as things stand now; of a vehicle it is the driver. */
export type CheckedPerson = {
  kind: CheckedKind
  subjectGuid: string
  editionGuid: string
  /** Whose passport it is; null for the others, who give none. */
  participantGuid: string | null
  state: SecurityStatus | ReviewState
  /** Whether security has them in its queue. */
  waits: boolean
  lastName: string | null
  firstName: string | null
  middleName: string | null
  latinLastName: string | null
  latinFirstName: string | null
  birthDate: string | null
  citizenship: string | null
  company: string | null
  role: ParticipantRole | null
  onSiteRole: OnSiteRole | null
  onForum: boolean | null
  onMontage: boolean | null
  brand: string | null
  plate: string | null
  plateCountry: string | null
  arrivesOn: string | null
  leavesOn: string | null
}

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

type PersonToCheck = CheckedPerson & {
  /** From when the data are; null for a participant, whose data are as old as the passport. */
  sentAt: string | null
  erased: boolean
}

/**
 * Everybody who can be in a list, whatever they are: another kind is one more select here. Who has withdrawn, was refused by the committee, removed or erased
 * is nobody to ask about. A driver's data count for the vehicle as much as its own. "waits" asks the application alone whether a passport is saved:
 * to look up the person and the passport of everyone who waits took most of the time of the page.
 */
const people = sql<PersonToCheck>`(
  select 'participant'::text as kind, application.guid as subject_guid, application.edition_guid, application.participant_guid,
    null::text as sent_at, participant.erased_at is not null as erased, application.security as state,
    application.security = 'passportPending' and application.status in ('pending', 'approved') and application.passport_saved_at is not null as waits,
    participant.last_name, participant.first_name, participant.middle_name, participant.latin_last_name, participant.latin_first_name,
    participant.birth_date, participant.citizenship, coalesce(company.short_name, company.name) as company, participant.role,
    null::text as on_site_role, null::boolean as on_forum, null::boolean as on_montage,
    null::text as brand, null::text as plate, null::text as plate_country, null::date as arrives_on, null::date as leaves_on
  from application
  left join participant on participant.guid = application.participant_guid
  left join participant_company as company on company.participant_guid = participant.guid
  where application.status not in ('cancelled', 'rejected')
  union all
  select 'employee', employee.guid, staff_company.edition_guid, null,
    ${sql.raw(moment('employee.sent_at'))}, false, employee.state, employee.state = 'pending' and employee.sent_at is not null,
    employee.last_name, employee.first_name, employee.middle_name, employee.latin_last_name, employee.latin_first_name,
    null, null, staff_company.name, null, employee.on_site_role, employee.on_forum, employee.on_montage,
    null, null, null, null, null
  from employee join staff_company on staff_company.guid = employee.company_guid
  where employee.removed_at is null
  union all
  select 'vehicle', vehicle.guid, staff_company.edition_guid, null,
    ${sql.raw(moment('vehicle.sent_at'))} || ' ' || driver.guid || coalesce(' ' || ${sql.raw(moment('driver.sent_at'))}, ''),
    false, vehicle.state, vehicle.state = 'pending' and vehicle.sent_at is not null,
    driver.last_name, driver.first_name, driver.middle_name, driver.latin_last_name, driver.latin_first_name,
    null, null, staff_company.name, null, 'driver', vehicle.on_forum, vehicle.on_montage,
    vehicle.brand, vehicle.plate, vehicle.plate_country, vehicle.arrives_on, vehicle.leaves_on
  from vehicle join staff_company on staff_company.guid = vehicle.company_guid
  join employee as driver on driver.guid = vehicle.driver_guid and driver.removed_at is null
  where vehicle.removed_at is null
  union all
  select 'volunteer', volunteer.guid, volunteer.edition_guid, null,
    ${sql.raw(moment('volunteer.sent_at'))}, false, volunteer.review, volunteer.review = 'pending' and volunteer.sent_at is not null,
    volunteer.last_name, volunteer.first_name, volunteer.middle_name, volunteer.latin_last_name, volunteer.latin_first_name,
    volunteer.birth_date::text, volunteer.citizenship, volunteer.university, null, null, true,
    exists (select from volunteer_assignment as taken join volunteer_shift as shift on shift.guid = taken.shift_guid
      join edition on edition.guid = volunteer.edition_guid
      where taken.volunteer_guid = volunteer.guid and (
        (shift.starts_at at time zone edition.time_zone)::date < edition.starts_on
        or (shift.ends_at at time zone edition.time_zone)::date > edition.ends_on)),
    null, null, null, null, null
  from volunteer
  where volunteer.erased_at is null and volunteer.state in ('accepted', 'confirmed')
)`

/** From when the data are; null where there is nothing to check. */
const asOf: RawBuilder<string | null> =
  sql`coalesce(person.sent_at, (select ${sql.raw(moment('saved_at'))} || ' ' || version from passport
  where participant_guid = person.participant_guid))`

/** Whether they stand in a list with the data they have now. The first question is for speed: only the passports of those who were in some list are read. */
const isListed = sql<SqlBool>`(
  exists (select from security_check_row as earlier
    where earlier.subject_guid = person.subject_guid and earlier.kind = person.kind)
  and exists (select from security_check_row as listed
    join security_check on security_check.guid = listed.check_guid
    where listed.subject_guid = person.subject_guid and listed.kind = person.kind and listed.as_of = ${asOf}
      and security_check.edition_guid = person.edition_guid))`

function waiting(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom(people.as('person'))
    .where('person.editionGuid', '=', editionGuid)
    .where('person.waits', '=', true)
}

/** How many wait for security, and how many of them are in no list yet. */
export async function countToCheck(
  reader: Reader,
  editionGuid: string,
): Promise<{ kind: CheckedKind; waiting: number; unlisted: number }[]> {
  const rows = await waiting(reader, editionGuid)
    .select(({ fn }) => [
      'person.kind',
      fn.countAll<bigint>().as('waiting'),
      sql<bigint>`count(*) filter (where not ${isListed})`.as('unlisted'),
    ])
    .groupBy('person.kind')
    .execute()
  return rows.map(row => ({ kind: row.kind, waiting: Number(row.waiting), unlisted: Number(row.unlisted) }))
}

export type ListedPerson = Pick<CheckedPerson, 'kind' | 'subjectGuid' | 'state'> & { asOf: string }

/** Whoever waits, whoever gave their data first in front. */
export async function listToCheck(
  reader: Reader,
  wanted: { editionGuid: string; kinds: readonly CheckedKind[]; again: boolean; limit: number },
): Promise<ListedPerson[]> {
  const { editionGuid, kinds, again, limit } = wanted
  let query = waiting(reader, editionGuid)
    .select(['person.kind', 'person.subjectGuid', 'person.state', asOf.$notNull().as('asOf')])
    .where('person.kind', 'in', [...kinds])
  if (!again) query = query.where(({ not }) => not(isListed))
  return query.orderBy('person.kind').orderBy('asOf').orderBy('person.subjectGuid').limit(limit).execute()
}

/** People on whom security has decided: what the demo's first list was answered about. */
export function listDecidedOn(
  reader: Reader,
  { editionGuid, limit }: { editionGuid: string; limit: number },
): Promise<ListedPerson[]> {
  return reader
    .selectFrom(people.as('person'))
    .select(['person.kind', 'person.subjectGuid', 'person.state', asOf.$notNull().as('asOf')])
    .where('person.editionGuid', '=', editionGuid)
    .where('person.state', 'in', ['passportVerified', 'approved', 'rejected'])
    .where(asOf, 'is not', null)
    .orderBy('person.kind', 'desc')
    .orderBy('asOf')
    .orderBy('person.subjectGuid')
    .limit(limit)
    .execute()
}

export type CheckRow = Awaited<ReturnType<typeof listCheckRows>>[number]

/** The rows of a list in its order, each with the person as they are now; without one who is gone. */
export async function listCheckRows(
  reader: Reader,
  wanted: { editionGuid: string; checkGuid: string; lines?: readonly number[] },
) {
  let query = reader
    .selectFrom('securityCheckRow as handed')
    .leftJoinLateral(
      sql<PersonToCheck>`(select * from ${people} as everybody where subject_guid = handed.subject_guid
        and kind = handed.kind and edition_guid = ${wanted.editionGuid} and not erased offset 0)`.as(
        'person',
      ),
      join => join.onTrue(),
    )
    .selectAll('person')
    .select([
      'handed.line',
      'handed.kind as handedKind',
      'handed.subjectGuid as handedGuid',
      'handed.asOf as handedAsOf',
      asOf.as('asOf'),
      'handed.verdict',
      'handed.verdictAt',
    ])
    .where('handed.checkGuid', '=', wanted.checkGuid)
    .orderBy('handed.line')
  const { lines } = wanted
  if (lines) query = query.where(({ eb, val }) => eb('handed.line', '=', eb.fn.any(val([...lines]))))
  const rows = await query.execute()
  return rows.map(
    ({ line, handedKind, handedGuid, handedAsOf, asOf: presentAsOf, verdict, verdictAt, ...person }) => ({
      ...{ line, verdict, verdictAt },
      kind: handedKind,
      subjectGuid: handedGuid,
      person: isKnown(person) ? person : null,
      changed: isKnown(person) && presentAsOf !== handedAsOf,
    }),
  )
}

function isKnown(
  person: { [Name in keyof CheckedPerson]: CheckedPerson[Name] | null },
): person is CheckedPerson {
  return person.subjectGuid !== null
}
