import type { Insertable, Updateable } from 'kysely'
import {
  openRaiseStates,
  type RaiseState,
  type RaiseTab,
  raiseTabOf,
} from '#domain/raise/raise-transitions.ts'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'
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

/** One tab of the queue: who waits longest first, what has ended newest first; one row more than the page. */
export function listRaiseRows(
  reader: Reader,
  wanted: { editionGuid: string; tab: RaiseTab; q?: string | undefined; after: string | null; limit: number },
): Promise<ListedRaise[]> {
  const ended = wanted.tab === 'ended'
  let query = listed(reader, wanted.editionGuid)
  query = ended
    ? query.where('quotaRaise.state', 'not in', [...openRaiseStates])
    : query.where('quotaRaise.state', '=', wanted.tab as RaiseState)
  if (wanted.q) query = query.where('staffCompany.name', 'ilike', `%${likePattern(wanted.q)}%`)
  if (wanted.after) query = query.where('quotaRaise.guid', ended ? '<' : '>', wanted.after)
  return query
    .orderBy('quotaRaise.guid', ended ? 'desc' : 'asc')
    .limit(wanted.limit + 1)
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
  { editionGuid, q }: { editionGuid: string; q?: string | undefined },
): Promise<{ counts: Record<RaiseTab, number>; oldestAt: Date | null }> {
  let query = reader
    .selectFrom('quotaRaise')
    .innerJoin('staffCompany', 'staffCompany.guid', 'quotaRaise.companyGuid')
    .select(({ fn }) => [
      'quotaRaise.state',
      fn.countAll<bigint>().as('count'),
      fn.min('quotaRaise.askedAt').as('oldestAt'),
    ])
    .where('quotaRaise.editionGuid', '=', editionGuid)
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
