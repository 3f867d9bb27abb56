import { sql } from 'kysely'
import type { BilingualText } from '#domain/content/content-field.ts'
import type { TransferDirection } from '#domain/transfer/transfer.ts'
import type { RideSort } from '#domain/transfer/transfer-sort.ts'
import type { Reader } from './database.ts'
import { gathered } from './search-text.ts'
import { legs, type TransferFilter } from './transfer-queries.ts'

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
  const { q, after, limit } = wanted
  const rides = inOrder(wanted)
  const people = q ? gathered(wanted.people, q) : wanted.people
  const rows: Awaited<ReturnType<typeof rowsOf>> = []
  // Somebody may have left a ride since it was counted, so that it fills less of the page.
  for (let done = 0; rows.length <= limit && done < rides.length; ) {
    // With a search, the seats of a ride do not say how many of its people are found.
    const asked = q ? rides : filling(rides.slice(done), limit + 1 - rows.length)
    const from = after && done === 0 ? after : null
    rows.push(...(await rowsOf(reader, { ...wanted, people, rides: asked, after: from })))
    done += asked.length
  }
  return rows.slice(0, limit + 1)
}

function rowsOf(reader: Reader, wanted: Wanted) {
  const { after, limit } = wanted
  const goesOn = wanted.rides[0] && after && rideKey(wanted.rides[0]) === rideKey(after)
  return reader
    .selectFrom(
      legsOf(reader, 'arrival', wanted)
        .unionAll(legsOf(reader, 'departure', wanted))
        .as('way'),
    )
    .selectAll()
    .$if(goesOn === true, query =>
      query.where(
        sql<boolean>`(way.rank, way.time, way.participant_guid) > (0, ${after?.time}, ${after?.guid}::uuid)`,
      ),
    )
    .orderBy('way.rank')
    .orderBy('way.time')
    .orderBy('way.participantGuid')
    .limit(limit + 1)
    .execute()
}

/** The legs of some rides, each with its ride's place among them. */
function legsOf(reader: Reader, direction: TransferDirection, wanted: Wanted) {
  const ranked = sql<{ rank: number }>`(
    select day, hub_guid, ride, has_number, rank from jsonb_to_recordset(${ranksOf(wanted.rides)}::jsonb)
      as known (direction text, day date, hub_guid uuid, ride text, has_number boolean, rank integer)
    where direction = ${direction})`.as('ranked')
  return reader
    .selectFrom(
      legs(reader, direction, wanted)
        // Where few are found this keeps PostgreSQL from walking through every ride to meet them.
        .$if(Boolean(wanted.q), query => query.offset(0))
        .as('leg'),
    )
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
function ranksOf(rides: readonly Ride[]): string {
  return JSON.stringify(
    rides.flatMap(({ direction, day, hubGuid, ride }, rank) =>
      (hour.test(ride) ? [true, false] : [true]).map(hasNumber => ({
        ...{ direction, day, ride, rank },
        hub_guid: hubGuid,
        has_number: hasNumber,
      })),
    ),
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
