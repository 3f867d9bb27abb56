import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BilingualText } from '#domain/content/content-field.ts'
import { type TransferDirection, transferDirections } from '#domain/transfer/transfer.ts'
import type { RideSort, TransferSort } from '#domain/transfer/transfer-sort.ts'
import { isOfPeople } from './application-filter-queries.ts'
import { firstFound, pageOfFoundPeople } from './application-search-queries.ts'
import type { Reader } from './database.ts'
import { pageByParts } from './list-parts.ts'
import { mostNamed } from './search-limits.ts'
import { namedPeople, type PeopleFound } from './search-text.ts'

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

const legColumns = ['Day', 'Time', 'HubGuid', 'Number', 'Ride', 'Place'] as const

type Leg = {
  direction: TransferDirection
  day: string
  time: string
  hubGuid: string
  number: string | null
  ride: string
  place: string | null
}

/** Every approved person with a transfer whom the search finds. */
function travellers(reader: Reader, filter: Omit<TransferFilter, 'direction' | 'day'>) {
  return reader
    .selectFrom('transfer')
    .innerJoin('application', join =>
      join
        .onRef('application.participantGuid', '=', 'transfer.participantGuid')
        .on('application.editionGuid', '=', filter.editionGuid)
        .on('application.status', '=', 'approved'),
    )
    .where('transfer.needed', '=', true)
    .$if(Boolean(filter.q), query => query.where(isPersonFound(filter)))
    .select(['application.guid as applicationGuid', 'application.listName', 'transfer.participantGuid'])
}

/** One leg of each of them: what the filters, the orders and the counts ask of it. */
export function legs(
  reader: Reader,
  direction: TransferDirection,
  filter: Omit<TransferFilter, 'direction' | 'day'>,
) {
  return travellers(reader, filter)
    .where(`transfer.${direction}HubGuid`, 'is not', null)
    .select([
      sql<TransferDirection>`${direction}::text`.as('direction'),
      sql<string>`${sql.ref(`transfer.${direction}Day`)}`.as('day'),
      sql<string>`${sql.ref(`transfer.${direction}Time`)}`.as('time'),
      sql<string>`${sql.ref(`transfer.${direction}HubGuid`)}`.as('hubGuid'),
      sql<string | null>`${sql.ref(`transfer.${direction}Number`)}`.as('number'),
      sql<string>`${sql.ref(`transfer.${direction}Ride`)}`.as('ride'),
      sql<string | null>`${sql.ref(`transfer.${direction}Place`)}`.as('place'),
    ])
}

/** Those who are named are known by the transfer itself; of too many to name each is asked. */
function isPersonFound(filter: Pick<TransferFilter, 'people' | 'q'>): RawBuilder<SqlBool> {
  const { people } = filter
  return people && !people.more
    ? sql<SqlBool>`transfer.participant_guid = any(${namedPeople(people)})`
    : isOfPeople(filter)
}

/** A leg on a page: its direction and its person. */
const legKey = sql<string>`way.direction || ' ' || way.participant_guid`

type LegPage = (people: PeopleFound | null) => { page: RawBuilder<unknown>; order: RawBuilder<unknown> }

const keysOf = ({ page, order }: ReturnType<LegPage>) =>
  sql`select ${legKey} from (${page}) as way order by ${order}`

/** The legs of a page among those of all who are found; null where nobody searches, or so many are found that a page along the order is soon full. */
export function legKeysOfGathered(
  reader: Reader,
  { editionGuid, people, q }: Pick<TransferFilter, 'editionGuid' | 'people' | 'q'>,
  pageOf: LegPage,
): Promise<string[] | null> {
  if (!people?.more || !q) return Promise.resolve(null)
  return pageOfFoundPeople(reader, { editionGuid, people, typed: q }, all => keysOf(pageOf(all)))
}

/** The legs of a page along its order. */
export async function legKeysAlong(
  reader: Reader,
  { people = null }: Pick<TransferFilter, 'people'>,
  pageOf: LegPage,
): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] }>`select array(${keysOf(pageOf(people))}) as keys`.execute(
    reader,
  )
  return rows[0]?.keys ?? []
}

/** What the list shows of these legs, in the order of the keys. */
export async function listLegs(reader: Reader, editionGuid: string, keys: readonly string[]) {
  const place = new Map(keys.map((key, index) => [key, index]))
  const placeOf = (row: { direction: string; participantGuid: string }) =>
    place.get(`${row.direction} ${row.participantGuid}`) ?? 0
  const of = (direction: TransferDirection) => {
    const guids = keys.flatMap(key => (key.startsWith(direction) ? [key.slice(direction.length + 1)] : []))
    return legs(reader, direction, { editionGuid }).where(
      sql<SqlBool>`transfer.participant_guid = any(${guids}::uuid[])`,
    )
  }
  const rows = await reader
    .selectFrom(of('arrival').unionAll(of('departure')).as('way'))
    .innerJoin('participant', 'participant.guid', 'way.participantGuid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .innerJoin('account', 'account.guid', 'participant.accountGuid')
    .innerJoin('contentItem as hub', 'hub.guid', 'way.hubGuid')
    .selectAll('way')
    .select([
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
    .execute()
  return rows.sort((one, other) => placeOf(one) - placeOf(other))
}

/** Both legs, one row each, of people who are looked up: so they are looked up once. */
export function bothLegs(reader: Reader, filter: Omit<TransferFilter, 'direction' | 'day'>) {
  const values = transferDirections.map(direction => {
    const of = (column: string) => sql.ref(`transfer.${direction}${column}`)
    const columns = legColumns.map(of)
    return sql`(${direction}::text, ${sql.join(columns)})`
  })
  const leg = sql<Leg>`lateral (values ${sql.join(values)})`.as<'leg'>(
    sql`leg (direction, day, time, hub_guid, number, ride, place)`,
  )
  return travellers(reader, filter).crossJoin(leg).where('leg.hubGuid', 'is not', null).selectAll('leg')
}

function filtered(reader: Reader, filter: TransferFilter) {
  const { direction } = filter
  return reader
    .selectFrom(bothLegs(reader, filter).as('way'))
    .$if(direction !== undefined, query => query.where('way.direction', '=', direction ?? 'arrival'))
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
  /** Those without a number come first, in order of the hour. */
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
  const order = sql.join(
    [...keys, sql.ref('way.direction'), sql.ref(guid)].map(key => sql`${key} ${sql.raw(way)}`),
  )
  const [first, second] = wanted.direction ? [wanted.direction] : transferDirections
  const pageOf = (people: PeopleFound | null) => {
    const asked = { ...wanted, people }
    // People who are named are few, and need no index of an order.
    const both =
      people && !people.more
        ? sql`${foundLegs(reader, asked)}`
        : sql.join(
            [first, ...(second ? [second] : [])].map(
              direction => sql`(${legPage(reader, direction, asked)})`,
            ),
            sql` union all `,
          )
    const page = sql`select * from (${both}) as way order by ${order} limit ${wanted.limit + 1}`
    return { page, order }
  }
  const legKeys =
    (await legKeysOfGathered(reader, wanted, pageOf)) ?? (await legKeysAlong(reader, wanted, pageOf))
  return listLegs(reader, wanted.editionGuid, legKeys)
}

function foundLegs(reader: Reader, wanted: Wanted) {
  const { after } = wanted
  const { by, way } = transferOrder(wanted.sort)
  const { types, merged } = orders[by]
  const query = filtered(reader, wanted).selectAll('way')
  if (!after) return query
  const values = [
    ...after.keys.map((key, index) => sql`${key}::${types[index] ?? sql`text`}`),
    sql`${after.direction}`,
    sql`${after.guid}::uuid`,
  ]
  const place = sql.join([...merged.keys, sql.ref('way.direction'), sql.ref(merged.guid)])
  return query.where(sql<boolean>`(${place}) ${way === 'asc' ? sql`>` : sql`<`} (${sql.join(values)})`)
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

type Count = { value: string; count: number }

/** `isPartial`: a search finds more people than those whose legs were counted. */
export type LegCounts = { counts: Count[]; isPartial: boolean }

/** How many legs there are of each direction, day or hub under these filters. */
export async function countTransfersBy(
  reader: Reader,
  by: 'direction' | 'day' | 'hubGuid',
  filter: TransferFilter,
): Promise<LegCounts> {
  const some = firstFound(filter)
  if (!some) return { counts: await countUnder(reader, by, filter), isPartial: false }
  const counts = await countUnder(reader, by, { ...filter, people: some })
  if (counts.length > 0) return { counts, isPartial: true }
  // None of those stands under the other filters, so up to as many legs under them are counted.
  return { counts: await countUnder(reader, by, filter), isPartial: true }
}

async function countUnder(
  reader: Reader,
  by: 'direction' | 'day' | 'hubGuid',
  filter: TransferFilter,
): Promise<Count[]> {
  const found = filtered(reader, filter).selectAll('way').limit(mostNamed)
  return reader
    .selectFrom((filter.people?.more ? found : filtered(reader, filter).selectAll('way')).as('way'))
    .select([
      sql<string>`${sql.ref(`way.${by}`)}::text`.as('value'),
      sql<number>`count(*)::integer`.as('count'),
    ])
    .groupBy(`way.${by}`)
    .execute()
}
