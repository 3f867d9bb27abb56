import { sql } from 'kysely'
import type { BilingualText } from '#domain/content/content-field.ts'
import type { Transfer, TransferDirection } from '#domain/transfer/transfer.ts'
import type { Reader, Tx } from './database.ts'
import { personMatches } from './search-text.ts'

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
  direction?: TransferDirection | undefined
  day?: string | undefined
  hub?: string | undefined
}

/** Both legs of every approved person with a transfer, one row each. */
function ways(reader: Reader, filter: Omit<TransferFilter, 'direction' | 'day'>) {
  const base = reader
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
    .where('transfer.needed', '=', true)
    .$if(filter.q !== undefined && filter.q !== '', query => query.where(personMatches(filter.q ?? '')))
  const way = (direction: TransferDirection) =>
    base.innerJoin('contentItem as hub', 'hub.guid', `transfer.${direction}HubGuid`).select([
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
  return reader.selectFrom(way('arrival').unionAll(way('departure')).as('way'))
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

/** One page of legs by day and time, and one row more. */
export function listTransferRows(
  reader: Reader,
  wanted: TransferFilter & { after: TransferPlace | null; limit: number },
) {
  const { after, direction } = wanted
  let query = filtered(reader, wanted).selectAll()
  if (direction) query = query.where('way.direction', '=', direction)
  if (after)
    query = query.where(
      sql<boolean>`(way.day, way.time, way.direction, way.participant_guid) > (${after.day}::date, ${after.time}, ${after.direction}, ${after.participantGuid}::uuid)`,
    )
  return query
    .orderBy('way.day')
    .orderBy('way.time')
    .orderBy('way.direction')
    .orderBy('way.participantGuid')
    .limit(wanted.limit + 1)
    .execute()
}

/** How many legs each direction has under these filters. */
export async function countTransfers(
  reader: Reader,
  filter: Omit<TransferFilter, 'direction'>,
): Promise<{ direction: TransferDirection; count: number }[]> {
  const rows = await filtered(reader, filter)
    .select(['way.direction', sql<number>`count(*)::integer`.as('count')])
    .groupBy('way.direction')
    .execute()
  return rows
}

/** How a flight or train is told from another: its number, or its hour where there is none. */
const rideName = sql<string>`coalesce(upper(regexp_replace(way.number, '\s', '', 'g')), way.time)`

/** Everybody of one flight or train together, under these filters; the search is left out, because it would take away their neighbours. */
export async function listRides(reader: Reader, { q: _, ...filter }: TransferFilter) {
  return filtered(reader, filter)
    .$if(filter.direction !== undefined, query =>
      query.where('way.direction', '=', filter.direction ?? 'arrival'),
    )
    .select(['way.direction', 'way.day', 'way.hubGuid', rideName.as('ride')])
    .select(({ fn }) => [
      fn.min('way.time').as('time'),
      fn.min('way.number').as('number'),
      sql<number>`count(*)::integer`.as('seats'),
      sql<BilingualText>`(array_agg(way.hub_name))[1]`.as('hubName'),
    ])
    .groupBy(['way.direction', 'way.day', 'way.hubGuid', rideName])
    .orderBy('seats', 'desc')
    .orderBy('way.day')
    .orderBy('time')
    .execute()
}

/** The same key in a row of the list. */
export function rideOf(way: { number: string | null; time: string }): string {
  return way.number?.replace(/\s/g, '').toUpperCase() ?? way.time
}

/** Days on which anybody travels, earliest first. */
export async function listTransferDays(reader: Reader, editionGuid: string): Promise<string[]> {
  const rows = await ways(reader, { editionGuid }).select('way.day').distinct().orderBy('way.day').execute()
  return rows.map(row => row.day)
}
