import { sql } from 'kysely'
import type { BilingualText } from '#domain/content/content-field.ts'
import type { Transfer, TransferDirection } from '#domain/transfer/transfer.ts'
import type { Reader, Tx } from './database.ts'
import { gathered, isFound, type PeopleFound } from './search-text.ts'

export type TransferRecord = NonNullable<Awaited<ReturnType<typeof findTransfer>>>

export function findTransfer(reader: Reader, participantGuid: string) {
  return reader
    .selectFrom('transfer')
    .selectAll()
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
}

/** The transfers of these people, in no particular order. `guids` must not be empty. */
export function listTransfersOf(reader: Reader, participantGuids: readonly string[]) {
  return reader.selectFrom('transfer').selectAll().where('participantGuid', 'in', participantGuids).execute()
}

export async function hasTransfer(reader: Reader, participantGuid: string): Promise<boolean> {
  const row = await reader
    .selectFrom('transfer')
    .select('version')
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
  return row !== undefined
}

function columnsOf({ arrivalHub, departureHub, ...transfer }: Transfer) {
  return { ...transfer, arrivalHubGuid: arrivalHub, departureHubGuid: departureHub }
}

/** Saves a transfer on the version it was read in, 0 before the first; false when it was saved meanwhile. */
export async function saveTransferRow(
  tx: Tx,
  save: { participantGuid: string; version: number; transfer: Transfer; at: Date },
): Promise<boolean> {
  const change = { ...columnsOf(save.transfer), savedAt: save.at }
  if (save.version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('transfer')
      .values({ participantGuid: save.participantGuid, ...change })
      .onConflict(conflict => conflict.column('participantGuid').doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows) > 0
  }
  const { numUpdatedRows } = await tx
    .updateTable('transfer')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('participantGuid', '=', save.participantGuid)
    .where('version', '=', save.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes what an organiser granted, whatever the version. */
export async function grantTransferRow(
  tx: Tx,
  grant: { participantGuid: string; transfer: Transfer; at: Date },
): Promise<void> {
  const change = { ...columnsOf(grant.transfer), savedAt: grant.at }
  await tx
    .insertInto('transfer')
    .values({ participantGuid: grant.participantGuid, ...change })
    .onConflict(conflict =>
      conflict
        .column('participantGuid')
        .doUpdateSet(eb => ({ ...change, version: eb('transfer.version', '+', 1) })),
    )
    .execute()
}

export type TransferFilter = {
  editionGuid: string
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  direction?: TransferDirection | undefined
  day?: string | undefined
  hub?: string | undefined
}

/** One leg of every approved person with a transfer. */
function legs(
  reader: Reader,
  direction: TransferDirection,
  filter: Omit<TransferFilter, 'direction' | 'day'>,
) {
  return reader
    .selectFrom('transfer')
    .innerJoin('application', join =>
      join
        .onRef('application.participantGuid', '=', 'transfer.participantGuid')
        .on('application.editionGuid', '=', filter.editionGuid)
        .on('application.status', '=', 'approved'),
    )
    .innerJoin('participant', 'participant.guid', 'transfer.participantGuid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .innerJoin('account', 'account.guid', 'participant.accountGuid')
    .innerJoin('contentItem as hub', 'hub.guid', `transfer.${direction}HubGuid`)
    .where('transfer.needed', '=', true)
    .$if(filter.q !== undefined && filter.q !== '', query =>
      query.where(isFound(filter.people, filter.q ?? '')),
    )
    .select([
      sql<TransferDirection>`${direction}::text`.as('direction'),
      'application.guid as applicationGuid',
      'participant.guid as participantGuid',
      sql<string>`${sql.ref(`transfer.${direction}Day`)}`.as('day'),
      sql<string>`${sql.ref(`transfer.${direction}Time`)}`.as('time'),
      sql<string>`${sql.ref(`transfer.${direction}HubGuid`)}`.as('hubGuid'),
      sql<string | null>`${sql.ref(`transfer.${direction}Number`)}`.as('number'),
      sql<string | null>`${sql.ref(`transfer.${direction}Place`)}`.as('place'),
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinLastName',
      'participant.latinFirstName',
      'participant.phone',
      'account.phone as accountPhone',
      'company.shortName as companyShortName',
      'company.name as companyName',
      // A hub that was unpublished since still has to be served.
      sql<BilingualText>`coalesce(hub.published, hub.draft) -> 'name'`.as('hubName'),
    ])
}

/** Both legs, one row each. */
function ways(reader: Reader, filter: Omit<TransferFilter, 'direction' | 'day'>) {
  return reader.selectFrom(
    legs(reader, 'arrival', filter)
      .unionAll(legs(reader, 'departure', filter))
      .as('way'),
  )
}

function filtered(reader: Reader, filter: TransferFilter) {
  return ways(reader, filter)
    .$if(filter.day !== undefined, query => query.where('way.day', '=', filter.day ?? ''))
    .$if(filter.hub !== undefined, query => query.where('way.hubGuid', '=', filter.hub ?? ''))
}

export type TransferPlace = {
  day: string
  time: string
  direction: TransferDirection
  participantGuid: string
}

/** One page of legs by day and time, and one row more: each direction along its own index, then both merged. */
export async function listTransferRows(
  reader: Reader,
  wanted: TransferFilter & { after: TransferPlace | null; limit: number },
) {
  const directions: TransferDirection[] = wanted.direction ? [wanted.direction] : ['arrival', 'departure']
  const found = await Promise.all(directions.map(direction => listLegs(reader, direction, wanted)))
  const placeOf = (row: TransferPlace) => [row.day, row.time, row.direction, row.participantGuid].join(' ')
  return found
    .flat()
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .slice(0, wanted.limit + 1)
}

function listLegs(
  reader: Reader,
  direction: TransferDirection,
  wanted: TransferFilter & { after: TransferPlace | null; limit: number },
) {
  const { after, day, hub } = wanted
  const [dayColumn, timeColumn] = [sql.ref(`transfer.${direction}Day`), sql.ref(`transfer.${direction}Time`)]
  let query = legs(reader, direction, wanted)
  if (day !== undefined) query = query.where(`transfer.${direction}Day`, '=', day)
  if (hub !== undefined) query = query.where(`transfer.${direction}HubGuid`, '=', hub)
  if (after) {
    // At the same minute all arrivals come before all departures.
    const isSame = direction === after.direction
    const guid = isSame ? after.participantGuid : direction > after.direction ? firstGuid : lastGuid
    query = query.where(
      sql<boolean>`(${dayColumn}, ${timeColumn}, transfer.participant_guid) > (${after.day}::date, ${after.time}, ${guid}::uuid)`,
    )
  }
  return query
    .orderBy(dayColumn)
    .orderBy(timeColumn)
    .orderBy('transfer.participantGuid')
    .limit(wanted.limit + 1)
    .execute()
}

const firstGuid = '00000000-0000-0000-0000-000000000000'
const lastGuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** How many legs each direction has under these filters. */
export async function countTransfers(
  reader: Reader,
  filter: Omit<TransferFilter, 'direction'>,
): Promise<{ direction: TransferDirection; count: number }[]> {
  const people = gathered(filter.people, filter.q ?? '')
  const rows = await filtered(reader, { ...filter, people })
    .select(['way.direction', sql<number>`count(*)::integer`.as('count')])
    .groupBy('way.direction')
    .execute()
  return rows
}

export type Ride = {
  direction: TransferDirection
  day: string
  hubGuid: string
  /** How a flight or train is told from another: its number, or its hour where there is none. */
  ride: string
  time: string
  number: string | null
  seats: number
  hubName: BilingualText
}

/** Everybody of one flight or train together, the fullest first: added up from the tally that triggers keep (decision 160). */
export async function listRides(reader: Reader, editionGuid: string): Promise<Ride[]> {
  const { rows } = await sql<Ride>`
    select ride.*, coalesce(hub.published, hub.draft) -> 'name' as hub_name
    from (
      select direction, day::text, hub_guid, ride, min(time) as time, min(number) as number, sum(seats)::integer as seats
      from (
        select direction, day, hub_guid, ride, time, number, sum(seats) as seats from ride_tally
        where edition_guid = ${editionGuid} group by 1, 2, 3, 4, 5, 6 having sum(seats) <> 0
      ) as known
      group by 1, 2, 3, 4
    ) as ride join content_item as hub on hub.guid = ride.hub_guid
    order by seats desc, day, time`.execute(reader)
  return rows
}

/** The same key in a row of the list. */
export function rideOf(way: { number: string | null; time: string }): string {
  return way.number?.replace(/\s/g, '').toUpperCase() ?? way.time
}
