import { sql } from 'kysely'
import type { BilingualText } from '#domain/content/content-field.ts'
import type { TransferDirection } from '#domain/transfer/transfer.ts'
import type { RideSort } from '#domain/transfer/transfer-sort.ts'
import type { Reader } from './database.ts'
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
  /** All that the filters beside the search let through. */
  rides: readonly Ride[]
  after: RidePlace | null
  limit: number
}

/** One page of legs, those of the fullest or the emptiest ride first, and one row more. */
export async function listTransferRowsByRide(reader: Reader, wanted: Wanted) {
  const { after, limit } = wanted
  const rides = inOrder(wanted)
  const goesOn = after !== null && rides[0] !== undefined && rideKey(rides[0]) === rideKey(after)
  // Without a search everybody of a ride is found, so some rides fill the page.
  const asked = wanted.q ? rides : filling(rides, limit + 1 + (goesOn ? (rides[0]?.seats ?? 0) : 0))
  const ranked = JSON.stringify(
    asked.map(({ direction, day, hubGuid, ride, number }, rank) => ({
      ...{ direction, day, ride, rank },
      hub_guid: hubGuid,
      has_number: number !== null,
    })),
  )
  const legsOf = (direction: TransferDirection) =>
    legs(reader, direction, wanted)
      .innerJoin(
        sql<{ rank: number }>`(
          select day, hub_guid, ride, has_number, rank
          from jsonb_to_recordset(${ranked}::jsonb)
            as known (direction text, day date, hub_guid uuid, ride text, has_number boolean, rank integer)
          where direction = ${direction})`.as('ranked'),
        join =>
          join.on(
            sql<boolean>`(${sql.ref(`transfer.${direction}Number`)} is not null) = ranked.has_number
              and ${sql.ref(`transfer.${direction}Ride`)} = ranked.ride
              and ${sql.ref(`transfer.${direction}Day`)} = ranked.day
              and ${sql.ref(`transfer.${direction}HubGuid`)} = ranked.hub_guid`,
          ),
      )
      .select('ranked.rank')
  return reader
    .selectFrom(legsOf('arrival').unionAll(legsOf('departure')).as('way'))
    .selectAll()
    .$if(goesOn, query =>
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

/** From the ride in which the page before ended. */
function inOrder({ rides, sort, after }: Wanted): Ride[] {
  const way = sort === 'fullest' ? -1 : 1
  const compare = (one: RidePlaced, other: RidePlaced) =>
    way * (one.seats - other.seats) || (dayKey(one) < dayKey(other) ? -1 : 1)
  const sorted = rides.toSorted(compare)
  if (!after) return sorted
  const ended = sorted.findIndex(ride => rideKey(ride) === rideKey(after))
  // Nobody of that ride may be left.
  return ended < 0 ? sorted.filter(ride => compare(ride, after) > 0) : sorted.slice(ended)
}

type RidePlaced = RideKey & { seats: number }

/** Of as many, the earlier day first. */
const dayKey = ({ day, ride, direction, hubGuid }: RideKey) => `${day} ${ride} ${direction} ${hubGuid}`

function filling(rides: readonly Ride[], rows: number): readonly Ride[] {
  let seats = 0
  const last = rides.findIndex(ride => {
    seats += ride.seats
    return seats >= rows
  })
  return last < 0 ? rides : rides.slice(0, last + 1)
}
