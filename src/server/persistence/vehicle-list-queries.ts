import { type SqlBool, sql } from 'kysely'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import type { VehicleSort } from '#domain/staff-company/review-sort.ts'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import { plateSearch } from '#domain/vehicle/plate.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, isWithin, type ListOrder, reviewOrders } from './list-order.ts'
import { likePattern } from './search-text.ts'
import { vehiclesWithDrivers } from './vehicle-queries.ts'

type VehicleFilter = {
  editionGuid: string
  q?: string | undefined
  /** Sent in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

function vehiclesOf(reader: Reader, { editionGuid, q, ...sent }: VehicleFilter) {
  const all = vehiclesWithDrivers(reader)
    .where('staffCompany.editionGuid', '=', editionGuid)
    .where(isWithin(sql`vehicle.sent_at`, sent))
  return q ? all.where(vehicleMatches(q)) : all
}

/** Whether make, company or driver contain the query, as it is typed or in the other keyboard layout; a plate is found in either alphabet. */
function vehicleMatches(typed: string) {
  const text = sql`concat_ws(' ', vehicle.written_text, staff_company.written_text, driver.written_text)`
  const ways = [typed, swapKeyboardLayout(typed), plateSearch(typed)].flatMap(way =>
    way ? [sql<SqlBool>`${text} like ${`%${likePattern(way)}%`}`] : [],
  )
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

const byArrival = bothWays('day', sql`vehicle.arrives_on`)

const orders: Record<VehicleSort, ListOrder> = {
  ...reviewOrders('vehicle', sql`lower((vehicle.brand || ' ' || vehicle.plate) collate "und-x-icu")`),
  arrives: byArrival.up,
  arrivesDown: byArrival.down,
}

/** The vehicles of all companies in an order; one row more than the page. */
export function listVehicleRows(
  reader: Reader,
  wanted: VehicleFilter & {
    state?: ReviewState | undefined
    sort: VehicleSort
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const { state, sort, after, limit, ...filter } = wanted
  const order = orders[sort]
  let query = vehiclesOf(reader, filter)
    .select(sql<string>`(${order.key})::text`.as('sortKey'))
    .where(comesAfter(order, sql`vehicle.guid`, after))
  if (state) query = query.where('vehicle.state', '=', state)
  return query
    .orderBy(order.key, order.way)
    .orderBy('vehicle.guid', order.way)
    .limit(limit + 1)
    .execute()
}

/** How many vehicles each state has. */
export async function countVehicles(reader: Reader, filter: VehicleFilter) {
  const rows = await vehiclesOf(reader, filter)
    .clearSelect()
    .select(({ fn }) => ['vehicle.state', fn.countAll<bigint>().as('count')])
    .groupBy('vehicle.state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

/** The companies of these vehicles in this edition, in the order of their guids, in which they are locked. */
export function listCompaniesOfVehicles(
  reader: Reader,
  wanted: { editionGuid: string; guids: readonly string[] },
) {
  return reader
    .selectFrom('vehicle')
    .innerJoin('staffCompany', 'staffCompany.guid', 'vehicle.companyGuid')
    .select(['staffCompany.guid', 'staffCompany.accountGuid'])
    .distinct()
    .where('staffCompany.editionGuid', '=', wanted.editionGuid)
    .where(({ eb, val }) => eb('vehicle.guid', '=', eb.fn.any(val([...wanted.guids]))))
    .orderBy('staffCompany.guid')
    .execute()
}
