import { type SqlBool, sql } from 'kysely'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import type { TimePlace } from './cursor.ts'
import type { Reader } from './database.ts'
import { likePattern } from './search-text.ts'

export type StaffCompanyFilter = { editionGuid: string; q?: string | undefined }

function companiesOf(reader: Reader, { editionGuid, q }: StaffCompanyFilter) {
  const all = reader
    .selectFrom('staffCompany')
    .innerJoin('account as owner', 'owner.guid', 'staffCompany.accountGuid')
    .where('staffCompany.editionGuid', '=', editionGuid)
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

/** Companies, earliest signed up first; one row more than the page. */
export function listStaffCompanyRows(
  reader: Reader,
  wanted: StaffCompanyFilter & { confirmed?: boolean | undefined; after: TimePlace | null; limit: number },
): Promise<ListedStaffCompany[]> {
  const { confirmed, after } = wanted
  let query = presented(reader, wanted)
  if (confirmed !== undefined)
    query = query.where('staffCompany.roleConfirmedAt', confirmed ? 'is not' : 'is', null)
  if (after?.at)
    query = query.where(
      sql<SqlBool>`(staff_company.created_at, staff_company.guid) > (${after.at}, ${after.guid}::uuid)`,
    )
  return query
    .orderBy('staffCompany.createdAt', 'asc')
    .orderBy('staffCompany.guid', 'asc')
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
