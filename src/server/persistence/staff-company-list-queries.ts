import { type SqlBool, sql } from 'kysely'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import type { StaffCompanySort } from '#domain/staff-company/staff-company-sort.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'
import { likePattern } from './search-text.ts'

export type StaffCompanyFilter = {
  editionGuid: string
  q?: string | undefined
  /** Registered in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

function companiesOf(reader: Reader, { editionGuid, q, ...days }: StaffCompanyFilter) {
  const all = reader
    .selectFrom('staffCompany')
    .innerJoin('account as owner', 'owner.guid', 'staffCompany.accountGuid')
    .where('staffCompany.editionGuid', '=', editionGuid)
    .where(isWithin(sql.ref('staffCompany.createdAt'), days))
  return q ? all.where(companyMatches(q)) : all
}

/** Whether the company's name or INN, or its responsible employee, contains the query, as it is typed or in the other keyboard layout. */
function companyMatches(typed: string) {
  const text = sql`replace(lower(concat_ws(' ', staff_company.name, staff_company.inn, staff_company.last_name,
    staff_company.first_name, staff_company.latin_last_name, staff_company.latin_first_name, staff_company.email, owner.phone)), 'ё', 'е')`
  const ways = [typed, swapKeyboardLayout(typed)].flatMap(way =>
    way ? [sql<SqlBool>`${text} like ${`%${likePattern(way)}%`}`] : [],
  )
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

function presented(reader: Reader, filter: StaffCompanyFilter) {
  return companiesOf(reader, filter)
    .selectAll('staffCompany')
    .select('owner.phone as ownerPhone')
    .select(({ selectFrom }) => [
      selectFrom('employee')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('employee.companyGuid', '=', 'staffCompany.guid')
        .where('employee.removedAt', 'is', null)
        .as('employees'),
      selectFrom('employee')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('employee.companyGuid', '=', 'staffCompany.guid')
        .where('employee.removedAt', 'is', null)
        .where('employee.onForum', '=', true)
        .where('employee.state', 'in', ['pending', 'approved'])
        .as('placesTaken'),
      selectFrom('vehicle')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('vehicle.companyGuid', '=', 'staffCompany.guid')
        .where('vehicle.removedAt', 'is', null)
        .as('vehicles'),
    ])
}

export type ListedStaffCompany = Awaited<ReturnType<ReturnType<typeof presented>['executeTakeFirstOrThrow']>>

const byTime = bothWays('instant', sql`staff_company.created_at`)
const byName = bothWays('text', sql`lower(staff_company.name collate "und-x-icu")`)
const byRole = bothWays('whole', sql`contractor_role_rank(staff_company.contractor_role)`)
const byOwner = bothWays(
  'text',
  sql`lower((staff_company.last_name || ' ' || staff_company.first_name) collate "und-x-icu")`,
)
const ofCompany = sql`company_guid = staff_company.guid and removed_at is null`
const byPlaces = bothWays(
  'whole',
  sql`(select count(*) from employee where ${ofCompany} and on_forum and state in ('pending', 'approved'))`,
)
const byEmployees = bothWays('whole', sql`(select count(*) from employee where ${ofCompany})`)
const byVehicles = bothWays('whole', sql`(select count(*) from vehicle where ${ofCompany})`)

/** An index serves what stands in the company's own row; by what it brings the companies, which are some hundreds, are counted and sorted. */
const orders: Record<StaffCompanySort, ListOrder> = {
  oldest: byTime.up,
  newest: byTime.down,
  name: byName.up,
  nameDown: byName.down,
  role: byRole.up,
  roleDown: byRole.down,
  owner: byOwner.up,
  ownerDown: byOwner.down,
  mostPlaces: byPlaces.down,
  fewestPlaces: byPlaces.up,
  mostEmployees: byEmployees.down,
  fewestEmployees: byEmployees.up,
  mostVehicles: byVehicles.down,
  fewestVehicles: byVehicles.up,
}

/** Companies in an order, each with its place in it as `sortKey`; one row more than the page. */
export function listStaffCompanyRows(
  reader: Reader,
  wanted: StaffCompanyFilter & {
    confirmed?: boolean | undefined
    sort: StaffCompanySort
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const { confirmed } = wanted
  const order = orders[wanted.sort]
  let query = presented(reader, wanted)
    .select(sql<string>`(${order.key})::text`.as('sortKey'))
    .where(comesAfter(order, sql`staff_company.guid`, wanted.after))
  if (confirmed !== undefined)
    query = query.where('staffCompany.roleConfirmedAt', confirmed ? 'is not' : 'is', null)
  return query
    .orderBy(order.key, order.way)
    .orderBy('staffCompany.guid', order.way)
    .limit(wanted.limit + 1)
    .execute()
}

/** One company as the list shows it. */
export function findListedStaffCompany(
  reader: Reader,
  { guid, editionGuid }: { guid: string; editionGuid: string },
): Promise<ListedStaffCompany | undefined> {
  return presented(reader, { editionGuid }).where('staffCompany.guid', '=', guid).executeTakeFirst()
}

/** How many companies wait for the confirmation of their package, and how many have it. */
export async function countStaffCompanies(
  reader: Reader,
  filter: StaffCompanyFilter,
): Promise<{ waiting: number; confirmed: number }> {
  const { all, confirmed } = await companiesOf(reader, filter)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('all'),
      fn.count<bigint>('staffCompany.roleConfirmedAt').as('confirmed'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(all) - Number(confirmed), confirmed: Number(confirmed) }
}
