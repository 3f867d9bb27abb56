import type { z } from 'zod'
import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/transfer.ts'
import type { TransferRide, TransferRow } from '#contract/transfer.ts'
import { admissionVerdict } from '#domain/admission/admission-verdict.ts'
import { countsOfRows } from '#domain/search/list-counts.ts'
import { transferDirections } from '#domain/transfer/transfer.ts'
import { isRideSort, type RideSort } from '#domain/transfer/transfer-sort.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import type { Database, Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication } from '#server/persistence/participant-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import {
  countTransfersBy,
  type LegCounts,
  type LegSort,
  listTransferRows,
  type TransferFilter,
  type TransferPlace,
  transferOrder,
} from '#server/persistence/transfer-list-queries.ts'
import { findTransfer } from '#server/persistence/transfer-queries.ts'
import {
  listRides,
  listTransferRowsByRide,
  type Ride,
  type RidePlace,
  rideKey,
} from '#server/persistence/transfer-ride-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { admissionFacts } from '../application/admission-facts.ts'
import { fullName, latinName, nameFor } from '../participant/present-participant.ts'
import { presentWays } from './present-ways.ts'
import { presentHubs } from './transfer-hubs.ts'

/** The fullest are planned first. */
const mostRides = 100

type Asked = { query: z.output<typeof routes.listTransfers.query>; locale: Locale }

type Found = { filter: TransferFilter; rides: readonly Ride[] }

/** Rides are read whole, because each row says how many travel together. */
async function readFound(database: Reader, { query }: Asked): Promise<Found> {
  const { guid: editionGuid } = await readCurrentEdition(database)
  const [people, rides] = await Promise.all([findPeople(database, query.q), listRides(database, editionGuid)])
  return { filter: { ...query, people, editionGuid }, rides }
}

/** Which legs, and then what is said of them, as of one moment: somebody who leaves a flight in between would end the list early. */
function readPage(database: Database, asked: Asked, found: Found) {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(tx => readPageNow(tx, asked, found))
}

async function readPageNow(database: Reader, { query, locale }: Asked, { filter, rides }: Found) {
  const { cursor, limit, sort } = query
  const page = { ...filter, cursor, limit }
  const seats = new Map(rides.map(ride => [rideKey(ride), ride.seats]))
  const { items, nextCursor } = isRideSort(sort)
    ? await pageByRide(database, { ...page, sort }, { rides, seats })
    : await pageByLeg(database, { ...page, sort }, hubsByName(rides, locale))
  return { nextCursor, items: items.map(row => presentRow(row, seats, locale)) }
}

type Page<Sort> = TransferFilter & { sort: Sort; cursor?: string | undefined; limit: number }

async function pageByRide(
  database: Reader,
  page: Page<RideSort>,
  { rides, seats }: { rides: readonly Ride[]; seats: ReadonlyMap<string, number> },
) {
  const after = ridePlaceOf(page.cursor)
  const rows = await listTransferRowsByRide(database, {
    ...page,
    rides: rides.filter(ride => isOf(ride, page)),
    after,
  })
  return pageOf(rows, page.limit, row => {
    // A ride keeps its place until it is shown whole, whoever joins or leaves it meanwhile.
    const stays = after !== null && rideKey(row) === rideKey(after)
    const place = stays ? after.seats : (seats.get(rideKey(row)) ?? 1)
    return [String(place), row.direction, row.day, row.hubGuid, row.ride, row.time, row.participantGuid]
  })
}

async function pageByLeg(database: Reader, page: Page<LegSort>, hubs: readonly string[]) {
  const rows = await listTransferRows(database, { ...page, hubs, after: placeOf(page.sort, page.cursor) })
  const { by, part } = transferOrder(page.sort)
  return pageOf(rows, page.limit, row => {
    if (by === 'name') return [row.listName, row.direction, row.applicationGuid]
    const place = [row.day, row.time, row.direction, row.participantGuid]
    if (by === 'number') return [String(row.number !== null), row.ride, ...place]
    return part ? [part === 'hub' ? row.hubGuid : row.direction, ...place] : place
  })
}

/** Only hubs that somebody uses: one may be unpublished by now. */
function hubsByName(rides: readonly Ride[], locale: Locale): string[] {
  const names = new Map(rides.map(ride => [ride.hubGuid, ride.hubName[locale]]))
  return [...names.keys()].sort(
    (one, other) =>
      (names.get(one) ?? '').localeCompare(names.get(other) ?? '', locale) || (one < other ? -1 : 1),
  )
}

/** How many ways of each direction the other filters find. */
async function countWays(database: Reader, { filter, rides }: Found) {
  const byDirection = { ...filter, direction: undefined }
  // Without a search the rides say it all.
  const { counts, isPartial } = filter.q
    ? await countTransfersBy(database, 'direction', byDirection)
    : allOf(addedUp(rides, ride => ride.direction, byDirection))
  const both = transferDirections.map(
    way => counts.find(row => row.value === way) ?? { value: way, count: 0 },
  )
  return countsOfRows(both, { names: transferDirections, inPart: isPartial })
}

export const listTransfers: UseCase<typeof routes.listTransfers, 'database' | 'published'> = async (
  { query, facts: { locale } },
  { database, published },
) => {
  const asked = { query, locale }
  const found = await readFound(database, asked)
  const [page, counted, snapshot] = await Promise.all([
    readPage(database, asked, found),
    countWays(database, found),
    published.snapshot(),
  ])
  const rides = found.rides.filter(ride => isOf(ride, query))
  return {
    ...page,
    ...counted,
    hubs: presentHubs(snapshot, locale),
    days: [...new Set(found.rides.map(ride => ride.day))].sort(),
    rides: rides.slice(0, mostRides).map(ride => presentRide(ride, locale)),
  }
}

/** The same for a file, which is counted once. */
export async function readTransferFile({ database }: Needs<'database'>, asked: Asked) {
  const found = await readFound(database, asked)
  const page = await readPage(database, asked, found)
  return asked.query.cursor === undefined ? { ...page, ...(await countWays(database, found)) } : page
}

/** How many ways each day and each hub would find beside the other filters. */
export const countTransferFilters: UseCase<typeof routes.countTransferFilters, 'database'> = async (
  { query },
  { database },
) => {
  const { guid: editionGuid } = await readCurrentEdition(database)
  const filter = { ...query, people: await findPeople(database, query.q), editionGuid }
  const byDay = { ...filter, day: undefined }
  const byHub = { ...filter, hub: undefined }
  // Without a search the rides say it all.
  const rides = query.q ? null : await listRides(database, editionGuid)
  const [day, hub] = rides
    ? [allOf(addedUp(rides, ride => ride.day, byDay)), allOf(addedUp(rides, ride => ride.hubGuid, byHub))]
    : await Promise.all([
        countTransfersBy(database, 'day', byDay),
        countTransfersBy(database, 'hubGuid', byHub),
      ])
  const shown = ({ counts, isPartial }: LegCounts) => counts.map(row => ({ ...row, more: isPartial }))
  return { counts: { day: shown(day), hub: shown(hub) } }
}

const allOf = (counts: LegCounts['counts']): LegCounts => ({ counts, isPartial: false })

function addedUp<Key extends string>(rides: readonly Ride[], keyOf: (ride: Ride) => Key, wanted: Wanted) {
  const seats = new Map<Key, number>()
  for (const ride of rides)
    if (isOf(ride, wanted)) seats.set(keyOf(ride), (seats.get(keyOf(ride)) ?? 0) + ride.seats)
  return [...seats].map(([value, count]) => ({ value, count }))
}

type Wanted = Pick<TransferFilter, 'day' | 'direction' | 'hub' | 'from' | 'to'>

function isOf(ride: Ride, wanted: Wanted) {
  return (
    (wanted.from === undefined || ride.day >= wanted.from) &&
    (wanted.to === undefined || ride.day <= wanted.to) &&
    (wanted.hub === undefined || ride.hubGuid === wanted.hub) &&
    (wanted.day === undefined || ride.day === wanted.day) &&
    (wanted.direction === undefined || ride.direction === wanted.direction)
  )
}

/** The transfer of one application, for its page in the console. */
export const readApplicationTransfer: UseCase<
  typeof routes.readApplicationTransfer,
  'database' | 'published'
> = async ({ params: { guid: applicationGuid }, facts: { locale } }, needs) => {
  const { database } = needs
  const edition = await readCurrentEdition(database)
  const record = await findParticipantByApplication(database, { applicationGuid, editionGuid: edition.guid })
  if (!record) refuse('not_found')
  const row = await findTransfer(database, record.guid)
  const person = {
    name: nameFor(locale, record),
    company: record.companyShortName ?? record.companyName,
    phone: record.phone ?? record.accountPhone,
    mayEnter: admissionVerdict(admissionFacts(record, edition)).open.length === 0,
  }
  if (!row) return { person, needed: null, ways: [] }
  const snapshot = await needs.published.snapshot()
  return {
    person,
    needed: row.needed,
    ways: presentWays(snapshot, locale, row),
  }
}

type Row = Awaited<ReturnType<typeof listTransferRows>>[number]

function presentRide(ride: Ride, locale: Locale): TransferRide {
  const { direction, day, time, number, seats } = ride
  return { direction, day, time, hub: ride.hubName[locale], number, seats }
}

function presentRow(row: Row, seats: ReadonlyMap<string, number>, locale: Locale): TransferRow {
  return {
    id: `${row.participantGuid}-${row.direction}`,
    applicationGuid: row.applicationGuid,
    direction: row.direction,
    day: row.day,
    time: row.time,
    hub: row.hubName[locale],
    number: row.number,
    place: row.place ?? '',
    name: fullName(row),
    latinName: latinName(row),
    company: row.companyShortName ?? row.companyName,
    phone: row.phone ?? row.accountPhone,
    together: seats.get(rideKey(row)) ?? 1,
  }
}

const dayForm = /^\d{4}-\d\d-\d\d$/

/** Null, which starts the list anew, for an invalid cursor. */
function placeOf(sort: LegSort, cursor: string | undefined): TransferPlace | null {
  const { by, part: byPart } = transferOrder(sort)
  const read = decodeCursor(cursor, { name: 3, day: 4, number: 6 }[by] + (byPart ? 1 : 0))
  const [part = null, ...place] = byPart ? (read ?? []) : [null, ...(read ?? [])]
  const [guid, direction, ...keys] = place.toReversed()
  if (!guid || (direction !== 'arrival' && direction !== 'departure')) return null
  const known = keys.toReversed().flatMap(key => key ?? [])
  if (known.length < keys.length) return null
  if (by !== 'name' && !dayForm.test(known.at(-2) ?? '')) return null
  if (by === 'number' && !/^(true|false)$/.test(known[0] ?? '')) return null
  return { part, keys: known, direction, guid }
}

function ridePlaceOf(cursor: string | undefined): RidePlace | null {
  const [seats, direction, day, hubGuid, ride, time, guid] = decodeCursor(cursor, 7) ?? []
  if (!/^\d{1,9}$/.test(seats ?? '') || !day || !hubGuid || !ride || !time || !guid) return null
  if (direction !== 'arrival' && direction !== 'departure') return null
  return { seats: Number(seats), direction, day, hubGuid, ride, time, guid }
}
