import { sql } from 'kysely'
import type { BilingualText } from '#domain/content/content-field.ts'
import type { TransferDirection } from '#domain/transfer/transfer.ts'
import type { RideSort } from '#domain/transfer/transfer-sort.ts'
import type { Reader } from './database.ts'
import {
  bothLegs,
  legKeysAlong,
  legKeysOfGathered,
  legs,
  listLegs,
  type TransferFilter,
} from './transfer-list-queries.ts'

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

type RideKey = Pick<Ride, 'direction' | 'day' | 'hubGuid' | 'ride'>

export const rideKey = ({ direction, day, hubGuid, ride }: RideKey) =>
  `${direction} ${day} ${hubGuid} ${ride}`

/** Where a page ended that goes from ride to ride. */
export type RidePlace = RideKey & { seats: number; time: string; guid: string }

type Wanted = TransferFilter & {
  sort: RideSort
  /** Rides under all filters but the search. */
  rides: readonly Ride[]
  after: RidePlace | null
  limit: number
}

/** One page of legs, those of the fullest or the emptiest ride first, and one row more. */
export async function listTransferRowsByRide(reader: Reader, wanted: Wanted) {
  const rides = inOrder(wanted)
  const keys =
    (await legKeysOfGathered(reader, wanted, people => pageOf(reader, { ...wanted, people, rides }))) ??
    (await legKeysFromRide(reader, { ...wanted, rides }))
  return listLegs(reader, wanted.editionGuid, keys)
}

/** From one ride to the next until the page is full. */
async function legKeysFromRide(reader: Reader, wanted: Wanted): Promise<string[]> {
  const { rides, after, limit } = wanted
  const keys: string[] = []
  // Somebody may have left a ride since it was counted, so that it fills less of the page.
  for (let done = 0; keys.length <= limit && done < rides.length; ) {
    const asked = ridesAsked(rides.slice(done), { ...wanted, missing: limit + 1 - keys.length })
    const from = after && done === 0 ? after : null
    const part = { ...wanted, rides: asked, after: from }
    keys.push(...(await legKeysAlong(reader, part, people => pageOf(reader, { ...part, people }))))
    done += asked.length
  }
  return keys.slice(0, limit + 1)
}

/** Where a search finds many, so many seats are gone through for each missing row. */
const seatsForFound = 40

/** With a search, the seats of a ride do not say how many of its people are found. */
function ridesAsked(
  rides: readonly Ride[],
  { missing, q, people }: { missing: number } & Pick<Wanted, 'q' | 'people'>,
): readonly Ride[] {
  if (!q) return filling(rides, missing)
  return people?.more ? filling(rides, missing * seatsForFound) : rides
}

function pageOf(reader: Reader, wanted: Wanted) {
  const { after, limit } = wanted
  const goesOn = wanted.rides[0] && after && rideKey(wanted.rides[0]) === rideKey(after)
  const order = sql`way.rank, way.time, way.participant_guid`
  // Of people who are named theirs are looked up, otherwise those of each ride.
  const both =
    wanted.q && !wanted.people?.more
      ? sql`${legsOfPeople(reader, wanted)}`
      : sql`${legsOfRides(reader, 'arrival', wanted)} union all ${legsOfRides(reader, 'departure', wanted)}`
  const from = goesOn ? sql`(${order}) > (0, ${after?.time}, ${after?.guid}::uuid)` : sql`true`
  const page = sql`select * from (${both}) as way where ${from} order by ${order} limit ${limit + 1}`
  return { page, order }
}

/** A join would compare thousands of legs with each ride; a place is one look into an object. */
function legsOfPeople(reader: Reader, wanted: Wanted) {
  const places = Object.fromEntries(
    ranksOf(wanted.rides).map(({ direction, day, hub_guid, has_number, ride, rank }) => [
      `${direction} ${day} ${hub_guid} ${has_number} ${ride}`,
      rank,
    ]),
  )
  const rank = sql<number>`(${JSON.stringify(places)}::jsonb ->> (leg.direction || ' ' || leg.day || ' '
    || leg.hub_guid || ' ' || (leg.number is not null) || ' ' || leg.ride))::integer`
  const ranked = reader
    .selectFrom(bothLegs(reader, wanted).as('leg'))
    .selectAll('leg')
    .select(rank.as('rank'))
    // Else PostgreSQL would look twice.
    .offset(0)
  return reader.selectFrom(ranked.as('found')).selectAll('found').where('found.rank', 'is not', null)
}

function legsOfRides(reader: Reader, direction: TransferDirection, wanted: Wanted) {
  const ranked = sql<{ rank: number }>`(
    select day, hub_guid, ride, has_number, rank
    from jsonb_to_recordset(${JSON.stringify(ranksOf(wanted.rides))}::jsonb)
      as known (direction text, day date, hub_guid uuid, ride text, has_number boolean, rank integer)
    where direction = ${direction})`.as('ranked')
  return reader
    .selectFrom(legs(reader, direction, wanted).as('leg'))
    .innerJoin(ranked, join =>
      join.on(
        sql<boolean>`(leg.number is not null) = ranked.has_number and leg.ride = ranked.ride and leg.day = ranked.day
          and leg.hub_guid = ranked.hub_guid`,
      ),
    )
    .selectAll('leg')
    .select('ranked.rank')
}

const hour = /^\d\d:\d\d$/

/** A ride known by its hour may hold people who wrote that hour as its number. */
function ranksOf(rides: readonly Ride[]) {
  return rides.flatMap(({ direction, day, hubGuid, ride }, rank) =>
    (hour.test(ride) ? [true, false] : [true]).map(hasNumber => ({
      ...{ direction, day, ride, rank },
      hub_guid: hubGuid,
      has_number: hasNumber,
    })),
  )
}

/** From the ride in which the page before ended, where it stood then. */
function inOrder({ rides, sort, after }: Wanted): Ride[] {
  const way = sort === 'fullest' ? -1 : 1
  const compare = (one: RidePlaced, other: RidePlaced) =>
    way * (one.seats - other.seats) || compareDays(one, other)
  if (!after) return rides.toSorted(compare)
  return rides
    .map(ride => (rideKey(ride) === rideKey(after) ? { ...ride, seats: after.seats } : ride))
    .filter(ride => compare(ride, after) >= 0)
    .sort(compare)
}

type RidePlaced = RideKey & { seats: number }

/** Of as many, the earlier day first. */
function compareDays(one: RideKey, other: RideKey): number {
  const [first, second] = [one, other].map(
    ({ day, ride, direction, hubGuid }) => `${day} ${ride} ${direction} ${hubGuid}`,
  ) as [string, string]
  if (first === second) return 0
  return first < second ? -1 : 1
}

function filling(rides: readonly Ride[], rows: number): readonly Ride[] {
  let seats = 0
  const last = rides.findIndex(ride => {
    seats += ride.seats
    return seats >= rows
  })
  return last < 0 ? rides : rides.slice(0, last + 1)
}
