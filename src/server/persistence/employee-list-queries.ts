import { type SqlBool, sql } from 'kysely'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import type { ReviewSort } from '#domain/staff-company/review-sort.ts'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import type { Reader } from './database.ts'
import { comesAfter, isWithin, reviewOrders } from './list-order.ts'
import { exactMatch, likePattern } from './search-text.ts'

type EmployeeFilter = {
  editionGuid: string
  q?: string | undefined
  /** Sent in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

function employeesOf(reader: Reader, { editionGuid, q, ...sent }: EmployeeFilter) {
  const all = reader
    .selectFrom('employee')
    .innerJoin('staffCompany', 'staffCompany.guid', 'employee.companyGuid')
    .where('staffCompany.editionGuid', '=', editionGuid)
    .where('employee.removedAt', 'is', null)
    .where(isWithin(sql`employee.sent_at`, sent))
  return q ? all.where(employeeMatches(q)) : all
}

/** Whether names, phone or company contain the query, as it is typed or in the other keyboard layout; names in any usual spelling and order. */
function employeeMatches(typed: string) {
  const text = sql`concat_ws(' ', employee.written_text, staff_company.written_text)`
  const ways = [typed, swapKeyboardLayout(typed)].flatMap(way =>
    way ? [sql<SqlBool>`${text} like ${`%${likePattern(way)}%`}`] : [],
  )
  return sql<SqlBool>`(${sql.join([...ways, exactMatch('employee', typed)], sql` or `)})`
}

const orders = reviewOrders(
  'employee',
  sql`(listed_name(employee.last_name, employee.latin_last_name, employee.first_name, employee.latin_first_name) collate "und-x-icu")`,
)

/** The employees of all companies in an order; one row more than the page. */
export function listEmployeeRows(
  reader: Reader,
  wanted: EmployeeFilter & {
    state?: ReviewState | undefined
    sort: ReviewSort
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const { state, sort, after, limit, ...filter } = wanted
  const order = orders[sort]
  let query = employeesOf(reader, filter)
    .selectAll('employee')
    .select(['staffCompany.name as companyName', 'staffCompany.contractorRole'])
    .select(sql<string>`(${order.key})::text`.as('sortKey'))
    .where(comesAfter(order, sql`employee.guid`, after))
  if (state) query = query.where('employee.state', '=', state)
  return query
    .orderBy(order.key, order.way)
    .orderBy('employee.guid', order.way)
    .limit(limit + 1)
    .execute()
}

/** How many employees each state has. */
export async function countEmployees(reader: Reader, filter: EmployeeFilter) {
  const rows = await employeesOf(reader, filter)
    .select(({ fn }) => ['employee.state', fn.countAll<bigint>().as('count')])
    .groupBy('employee.state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

/** The companies of these employees in this edition, in the order of their guids, in which they are locked. */
export function listCompaniesOfEmployees(
  reader: Reader,
  wanted: { editionGuid: string; guids: readonly string[] },
) {
  return reader
    .selectFrom('employee')
    .innerJoin('staffCompany', 'staffCompany.guid', 'employee.companyGuid')
    .select(['staffCompany.guid', 'staffCompany.accountGuid'])
    .distinct()
    .where('staffCompany.editionGuid', '=', wanted.editionGuid)
    .where(({ eb, val }) => eb('employee.guid', '=', eb.fn.any(val([...wanted.guids]))))
    .orderBy('staffCompany.guid')
    .execute()
}
