import { type Insertable, sql, type Updateable } from 'kysely'
import type { RaiseSort } from '#domain/raise/raise-sort.ts'
import {
  openRaiseStates,
  type RaiseState,
  type RaiseTab,
  raiseTabOf,
} from '#domain/raise/raise-transitions.ts'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'
import { asLocked, type Locked } from './locked.ts'
import { likePattern } from './search-text.ts'

function raises(reader: Reader) {
  return reader.selectFrom('quotaRaise').selectAll('quotaRaise')
}

export type RaiseRow = Awaited<ReturnType<ReturnType<typeof raises>['executeTakeFirstOrThrow']>>

/** The requests of a company, the newest first. */
export function listRaisesOf(reader: Reader, companyGuid: string): Promise<RaiseRow[]> {
  return raises(reader)
    .where('quotaRaise.companyGuid', '=', companyGuid)
    .orderBy('quotaRaise.guid', 'desc')
    .execute()
}

/** One request, locked until the transaction ends. Lock its company first. */
export async function lockRaise(
  tx: Tx,
  wanted: { guid: string; companyGuid: string },
): Promise<Locked<RaiseRow> | undefined> {
  const row = await raises(tx)
    .where('quotaRaise.guid', '=', wanted.guid)
    .where('quotaRaise.companyGuid', '=', wanted.companyGuid)
    .forUpdate()
    .executeTakeFirst()
  return row && asLocked(row)
}

/** Whose request it is, so that the company can be locked before it. */
export function findRaise(reader: Reader, { guid, editionGuid }: { guid: string; editionGuid: string }) {
  return reader
    .selectFrom('quotaRaise')
    .innerJoin('staffCompany', 'staffCompany.guid', 'quotaRaise.companyGuid')
    .select(['quotaRaise.guid', 'quotaRaise.companyGuid', 'staffCompany.accountGuid'])
    .where('quotaRaise.guid', '=', guid)
    .where('quotaRaise.editionGuid', '=', editionGuid)
    .executeTakeFirst()
}

/** The index `quota_raise_open` refuses a second open request of the company. */
export async function insertRaise(tx: Tx, raise: Insertable<DB['quotaRaise']>): Promise<string> {
  const { guid } = await tx.insertInto('quotaRaise').values(raise).returning('guid').executeTakeFirstOrThrow()
  return guid
}

/** Only for the state machine, which checks the table first. */
export async function moveRaise(
  tx: Tx,
  guid: string,
  change: Omit<Updateable<DB['quotaRaise']>, 'guid' | 'version'> & { state: RaiseState },
): Promise<void> {
  await tx
    .updateTable('quotaRaise')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute()
}

/** The line of an invoice for places, with the request and the company that it is for. */
export function listInvoiceRaiseLines(reader: Reader, invoiceGuids: readonly string[]) {
  if (invoiceGuids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('invoiceRaiseLine')
    .innerJoin('quotaRaise', 'quotaRaise.guid', 'invoiceRaiseLine.raiseGuid')
    .innerJoin('staffCompany', 'staffCompany.guid', 'quotaRaise.companyGuid')
    .selectAll('invoiceRaiseLine')
    .select(['quotaRaise.companyGuid', 'staffCompany.accountGuid'])
    .where('invoiceRaiseLine.invoiceGuid', 'in', [...invoiceGuids])
    .execute()
}

export type InvoiceRaiseLine = Awaited<ReturnType<typeof listInvoiceRaiseLines>>[number]

export async function insertInvoiceRaiseLine(
  tx: Tx,
  line: Insertable<DB['invoiceRaiseLine']>,
): Promise<void> {
  await tx.insertInto('invoiceRaiseLine').values(line).execute()
}

function listed(reader: Reader, editionGuid: string) {
  return raises(reader)
    .innerJoin('staffCompany', 'staffCompany.guid', 'quotaRaise.companyGuid')
    .innerJoin('account as owner', 'owner.guid', 'staffCompany.accountGuid')
    .leftJoin('invoice', 'invoice.guid', 'quotaRaise.invoiceGuid')
    .where('quotaRaise.editionGuid', '=', editionGuid)
    .select([
      'staffCompany.name as companyName',
      'staffCompany.contractorRole',
      'staffCompany.roleConfirmedAt',
      'staffCompany.placesAdded',
      'staffCompany.lastName',
      'staffCompany.firstName',
      'staffCompany.latinLastName',
      'staffCompany.latinFirstName',
      'staffCompany.email',
      'owner.phone as ownerPhone',
      'invoice.year as invoiceYear',
      'invoice.number as invoiceNumber',
    ])
    .select(eb =>
      eb
        .selectFrom('employee')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('employee.companyGuid', '=', 'quotaRaise.companyGuid')
        .where('employee.removedAt', 'is', null)
        .where('employee.onForum', '=', true)
        .where('employee.state', 'in', ['pending', 'approved'])
        .as('placesTaken'),
    )
}

export type ListedRaise = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>

const byTime = bothWays('guid', sql`quota_raise.guid`)
const byCompany = bothWays('text', sql`lower(staff_company.name collate "und-x-icu")`)
const byRole = bothWays('whole', sql`contractor_role_rank(staff_company.contractor_role)`)
const byTaken = bothWays(
  'whole',
  sql`(select count(*) from employee where employee.company_guid = quota_raise.company_guid
    and removed_at is null and on_forum and employee.state in ('pending', 'approved'))`,
)
const byAsked = bothWays('whole', sql`quota_raise.places_asked`)
const bySum = bothWays('whole', sql`coalesce(quota_raise.places * quota_raise.price_kopecks, 0)`)
const byState = bothWays('whole', sql`raise_rank(quota_raise.state)`)

/** An index serves what stands in the request's own row; by its company the requests, which are some hundreds, are sorted. Guids are given in the order of time. */
const orders: Record<RaiseSort, ListOrder> = {
  oldest: byTime.up,
  newest: byTime.down,
  company: byCompany.up,
  companyDown: byCompany.down,
  role: byRole.up,
  roleDown: byRole.down,
  mostTaken: byTaken.down,
  fewestTaken: byTaken.up,
  mostAsked: byAsked.down,
  fewestAsked: byAsked.up,
  largest: bySum.down,
  smallest: bySum.up,
  state: byState.up,
  stateDown: byState.down,
}

type RaiseFilter = {
  editionGuid: string
  q?: string | undefined
  /** Asked for in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

const isAsked = (filter: RaiseFilter) => isWithin(sql.ref('quotaRaise.askedAt'), filter)

type Wanted = RaiseFilter & {
  tab: RaiseTab
  sort: RaiseSort
  after: readonly (string | null)[] | null
  limit: number
}

/** One tab of the queue in an order, each with its place in it as `sortKey`; one row more than the page. */
export function listRaiseRows(reader: Reader, wanted: Wanted) {
  const { editionGuid, tab, q, sort, after, limit } = wanted
  const order = orders[sort]
  let query = listed(reader, editionGuid)
    .select(sql<string>`(${order.key})::text`.as('sortKey'))
    .where(isAsked(wanted))
    .where(comesAfter(order, sql`quota_raise.guid`, after))
  query =
    tab === 'ended'
      ? query.where('quotaRaise.state', 'not in', [...openRaiseStates])
      : query.where('quotaRaise.state', '=', tab)
  if (q) query = query.where('staffCompany.name', 'ilike', `%${likePattern(q)}%`)
  return query
    .orderBy(order.key, order.way)
    .orderBy('quotaRaise.guid', order.way)
    .limit(limit + 1)
    .execute()
}

export function findListedRaise(
  reader: Reader,
  { guid, editionGuid }: { guid: string; editionGuid: string },
): Promise<ListedRaise | undefined> {
  return listed(reader, editionGuid).where('quotaRaise.guid', '=', guid).executeTakeFirst()
}

/** How many requests stand under each tab, and since when the oldest waits for logistics. */
export async function countRaises(
  reader: Reader,
  filter: RaiseFilter,
): Promise<{ counts: Record<RaiseTab, number>; oldestAt: Date | null }> {
  const { editionGuid, q } = filter
  let query = reader
    .selectFrom('quotaRaise')
    .innerJoin('staffCompany', 'staffCompany.guid', 'quotaRaise.companyGuid')
    .select(({ fn }) => [
      'quotaRaise.state',
      fn.countAll<bigint>().as('count'),
      fn.min('quotaRaise.askedAt').as('oldestAt'),
    ])
    .where('quotaRaise.editionGuid', '=', editionGuid)
    .where(isAsked(filter))
    .groupBy('quotaRaise.state')
  if (q) query = query.where('staffCompany.name', 'ilike', `%${likePattern(q)}%`)
  const counts: Record<RaiseTab, number> = { asked: 0, offered: 0, invoiced: 0, ended: 0 }
  let oldestAt: Date | null = null
  for (const row of await query.execute()) {
    counts[raiseTabOf(row.state)] += Number(row.count)
    if (row.state === 'asked') oldestAt = row.oldestAt
  }
  return { counts, oldestAt }
}
