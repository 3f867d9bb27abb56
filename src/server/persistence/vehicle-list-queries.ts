import { type SqlBool, sql } from 'kysely'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import { plateSearch } from '#domain/vehicle/plate.ts'
import type { TimePlace } from './cursor.ts'
import type { Reader } from './database.ts'
import { likePattern } from './search-text.ts'
import { vehiclesWithDrivers } from './vehicle-queries.ts'

type VehicleFilter = { editionGuid: string; q?: string | undefined }

function vehiclesOf(reader: Reader, { editionGuid, q }: VehicleFilter) {
  const all = vehiclesWithDrivers(reader).where('staffCompany.editionGuid', '=', editionGuid)
  return q ? all.where(vehicleMatches(q)) : all
}

/** Whether make, company or driver contain the query, as it is typed or in the other keyboard layout; a plate is found in either alphabet. */
function vehicleMatches(typed: string) {
  const text = sql`replace(lower(concat_ws(' ', vehicle.brand, vehicle.plate, staff_company.name, staff_company.inn,
    driver.last_name, driver.first_name, driver.latin_last_name, driver.latin_first_name, driver.phone)), 'ё', 'е')`
  const ways = [typed, swapKeyboardLayout(typed), plateSearch(typed)].flatMap(way =>
    way ? [sql<SqlBool>`${text} like ${`%${likePattern(way)}%`}`] : [],
  )
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

/** The vehicles of all companies, earliest sent first and those not sent last; one row more than the page. */
export function listVehicleRows(
  reader: Reader,
  wanted: VehicleFilter & { state?: ReviewState | undefined; after: TimePlace | null; limit: number },
) {
  const { state, after } = wanted
  let query = vehiclesOf(reader, wanted)
  if (state) query = query.where('vehicle.state', '=', state)
  if (after?.at === null)
    query = query.where('vehicle.sentAt', 'is', null).where('vehicle.guid', '>', after.guid)
  else if (after)
    query = query.where(
      sql<SqlBool>`((vehicle.sent_at, vehicle.guid) > (${after.at}, ${after.guid}::uuid) or vehicle.sent_at is null)`,
    )
  return query
    .orderBy('vehicle.sentAt', 'asc')
    .orderBy('vehicle.guid', 'asc')
    .limit(wanted.limit + 1)
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
