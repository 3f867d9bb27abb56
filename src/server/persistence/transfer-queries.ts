import { sql } from 'kysely'
import type { BilingualText } from '#domain/content/content-field.ts'
import { type Transfer, type TransferDirection, transferDirections } from '#domain/transfer/transfer.ts'
import type { RideSort, TransferSort } from '#domain/transfer/transfer-sort.ts'
import type { Reader, Tx } from './database.ts'
import { pageByParts } from './list-parts.ts'
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
  /** The first and the last day. */
  from?: string | undefined
  to?: string | undefined
}

/** One leg of every approved person with a transfer. */
export function legs(
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
      'application.listName',
      'participant.guid as participantGuid',
      sql<string>`${sql.ref(`transfer.${direction}Day`)}`.as('day'),
      sql<string>`${sql.ref(`transfer.${direction}Time`)}`.as('time'),
      sql<string>`${sql.ref(`transfer.${direction}HubGuid`)}`.as('hubGuid'),
      sql<string | null>`${sql.ref(`transfer.${direction}Number`)}`.as('number'),
      sql<string>`${sql.ref(`transfer.${direction}Ride`)}`.as('ride'),
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
    .$if(filter.from !== undefined, query => query.where('way.day', '>=', filter.from ?? ''))
    .$if(filter.to !== undefined, query => query.where('way.day', '<=', filter.to ?? ''))
}

/** Where a page ended. `part`: its hub or direction, where the order goes by one; `guid` breaks ties. */
export type TransferPlace = {
  part: string | null
  keys: string[]
  direction: TransferDirection
  guid: string
}

type Wanted = TransferFilter & {
  sort: LegSort
  after: TransferPlace | null
  limit: number
  /** By name in the reader's language. */
  hubs: readonly string[]
}

/**
 * What each order compares in a leg and in both legs together. An index of the same columns serves each: of the transfers by day and time and by number, of
 * the approved applications by name.
 */
const orders = {
  day: {
    keysOf: (direction: TransferDirection) => [
      sql.ref(`transfer.${direction}Day`),
      sql.ref(`transfer.${direction}Time`),
    ],
    types: [sql`date`, sql`text`],
    guid: 'transfer.participantGuid',
    merged: { keys: [sql.ref('way.day'), sql.ref('way.time')], guid: 'way.participantGuid' },
  },
  /** Whoever named no number comes first, by the hour. */
  number: {
    keysOf: (direction: TransferDirection) => [
      sql`(${sql.ref(`transfer.${direction}Number`)} is not null)`,
      sql.ref(`transfer.${direction}Ride`),
      sql.ref(`transfer.${direction}Day`),
      sql.ref(`transfer.${direction}Time`),
    ],
    types: [sql`boolean`, sql`text`, sql`date`, sql`text`],
    guid: 'transfer.participantGuid',
    merged: {
      keys: [sql`(way.number is not null)`, sql.ref('way.ride'), sql.ref('way.day'), sql.ref('way.time')],
      guid: 'way.participantGuid',
    },
  },
  name: {
    keysOf: () => [sql.ref('application.listName')],
    types: [sql`text`],
    guid: 'application.guid',
    merged: { keys: [sql.ref('way.listName')], guid: 'way.applicationGuid' },
  },
} as const

/** Orders by what a leg says of itself; the others go by how many share its ride. */
export type LegSort = Exclude<TransferSort, RideSort>

/** The order without its way; `part`: by that first, and within each by day. */
export function transferOrder(sort: LegSort): {
  by: keyof typeof orders
  way: 'asc' | 'desc'
  part: 'direction' | 'hub' | null
} {
  const way = sort.endsWith('Down') ? 'desc' : 'asc'
  const part = sort.startsWith('direction') ? 'direction' : sort.startsWith('hub') ? 'hub' : null
  const by = sort.startsWith('name') ? 'name' : sort.startsWith('number') ? 'number' : 'day'
  return { by, way, part }
}

/** One page of legs in an order, and one row more. */
export function listTransferRows(reader: Reader, wanted: Wanted) {
  const { sort, after, hubs } = wanted
  const { way, part } = transferOrder(sort)
  if (part === null) return pageAlong(reader, wanted)
  const all = part === 'hub' ? hubs : transferDirections
  const asked = all.filter(value => wanted[part] === undefined || wanted[part] === value)
  const values = way === 'asc' ? asked : asked.toReversed()
  const place = { ended: values.indexOf(after?.part ?? ''), limit: wanted.limit + 1 }
  return pageByParts(values, place, (value, { goesOn, limit }) =>
    pageAlong(reader, { ...wanted, [part]: value, after: goesOn ? after : null, limit: limit - 1 }),
  )
}

/** Each direction along its own index, then both merged. At the same place arrivals come first. */
async function pageAlong(reader: Reader, wanted: Wanted) {
  const { by, way } = transferOrder(wanted.sort)
  const { keys, guid } = orders[by].merged
  const [first, second] = wanted.direction ? [wanted.direction] : transferDirections
  const one = reader.selectFrom(legPage(reader, first, wanted).as('one')).selectAll()
  const both = second
    ? one.unionAll(reader.selectFrom(legPage(reader, second, wanted).as('other')).selectAll())
    : one
  let query = reader.selectFrom(both.as('way')).selectAll()
  for (const key of keys) query = query.orderBy(key, way)
  return query
    .orderBy('way.direction', way)
    .orderBy(guid, way)
    .limit(wanted.limit + 1)
    .execute()
}

function legPage(reader: Reader, direction: TransferDirection, wanted: Wanted) {
  const { after, day, hub, from, to } = wanted
  const { by, way } = transferOrder(wanted.sort)
  const { keysOf, types, guid } = orders[by]
  const keys = keysOf(direction)
  let query = legs(reader, direction, wanted)
  if (day !== undefined) query = query.where(`transfer.${direction}Day`, '=', day)
  if (hub !== undefined) query = query.where(`transfer.${direction}HubGuid`, '=', hub)
  if (from !== undefined) query = query.where(`transfer.${direction}Day`, '>=', from)
  if (to !== undefined) query = query.where(`transfer.${direction}Day`, '<=', to)
  if (after) {
    const values = [
      ...after.keys.map((key, index) => sql`${key}::${types[index] ?? sql`text`}`),
      sql`${guidAfter(direction, after, way)}::uuid`,
    ]
    query = query.where(
      sql<boolean>`(${sql.join([...keys, sql.ref(guid)])}) ${way === 'asc' ? sql`>` : sql`<`} (${sql.join(values)})`,
    )
  }
  for (const key of keys) query = query.orderBy(key, way)
  return query.orderBy(sql.ref(guid), way).limit(wanted.limit + 1)
}

const firstGuid = '00000000-0000-0000-0000-000000000000'
const lastGuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** With the same keys all legs of the other direction either come after the place or before it. */
function guidAfter(direction: TransferDirection, after: TransferPlace, way: 'asc' | 'desc'): string {
  if (direction === after.direction) return after.guid
  const comesAfter = way === 'asc' ? direction > after.direction : direction < after.direction
  return comesAfter === (way === 'asc') ? firstGuid : lastGuid
}

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

/** How many legs of a search each day or each hub has. */
export async function countTransfersBy(
  reader: Reader,
  by: 'day' | 'hubGuid',
  filter: TransferFilter,
): Promise<{ value: string; count: number }[]> {
  const people = gathered(filter.people, filter.q ?? '')
  return filtered(reader, { ...filter, people })
    .select([
      sql<string>`${sql.ref(`way.${by}`)}::text`.as('value'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .$if(filter.direction !== undefined, query =>
      query.where('way.direction', '=', filter.direction ?? 'arrival'),
    )
    .groupBy(`way.${by}`)
    .execute()
}
