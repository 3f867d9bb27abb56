import { sql } from 'kysely'
import type { OwnedRequestSort, RequestSort } from '#domain/change-request/request-sort.ts'
import type { ErasedCategory, ErasureStatus, KeptCategory } from '#domain/erasure/erasure-rules.ts'
import { matching } from './application-filter-queries.ts'
import type { Reader, Tx } from './database.ts'
import { comesAfter, isWithin, requestOrders } from './list-order.ts'
import { pageByValues } from './list-parts.ts'
import { asLocked } from './locked.ts'
import { isOwnedBy, requestOwners } from './organiser-request-queries.ts'

export type ErasureRequestRow = NonNullable<Awaited<ReturnType<typeof findLatestErasureRequest>>>

/** The newest request of a person, whatever its status. */
export function findLatestErasureRequest(reader: Reader, participantGuid: string) {
  return (
    reader
      .selectFrom('erasureRequest')
      .selectAll()
      .where('participantGuid', '=', participantGuid)
      // A guid grows with the machine's time; the forum's clock may have been moved back (demo).
      .orderBy('guid', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

/** Whose request it is, without a lock: the person is locked before the request. */
export async function findErasureOwner(reader: Reader, guid: string): Promise<string | null> {
  const row = await reader
    .selectFrom('erasureRequest')
    .select('participantGuid')
    .where('guid', '=', guid)
    .executeTakeFirst()
  return row?.participantGuid ?? null
}

export async function lockErasureRequest(tx: Tx, guid: string) {
  const row = await tx
    .selectFrom('erasureRequest')
    .selectAll()
    .where('guid', '=', guid)
    .forUpdate()
    .executeTakeFirst()
  return row && asLocked(row)
}

/** The unique key `erasure_request_open` refuses a second open request. */
export async function insertErasureRequest(
  tx: Tx,
  request: { participantGuid: string; reason: string | null; requestedBy: string; requestedAt: Date },
): Promise<void> {
  await tx.insertInto('erasureRequest').values(request).execute()
}

export async function closeErasureRequest(
  tx: Tx,
  guid: string,
  end: { status: ErasureStatus; decidedBy: string; decidedAt: Date; answer: string | null },
): Promise<void> {
  await tx.updateTable('erasureRequest').set(end).where('guid', '=', guid).execute()
}

export type ErasureAct = {
  /** Null, with who carried it out, where the time of the data was over. */
  requestGuid: string | null
  editionGuid: string
  participantGuid: string
  carriedOutAt: Date
  carriedOutBy: string | null
  responsible: string
  erased: ErasedCategory[]
  kept: KeptCategory[]
  fileCount: number
}

export async function insertErasureActs(tx: Tx, acts: readonly ErasureAct[]): Promise<void> {
  if (acts.length > 0)
    await tx
      .insertInto('erasureAct')
      .values([...acts])
      .execute()
}

export type ErasureFilter = {
  editionGuid: string
  q?: string | undefined
  /** The account of whoever has taken them; empty: nobody has. */
  owner?: string | undefined
  /** Asked for in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

function requests(reader: Reader, filter: ErasureFilter) {
  return reader
    .selectFrom('erasureRequest')
    .innerJoin('participant', 'participant.guid', 'erasureRequest.participantGuid')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .where(matching({ editionGuid: filter.editionGuid, q: filter.q }))
    .where(isOwnedBy(filter.owner, sql.ref('erasureRequest.ownerGuid'), sql`erasure_request.status = 'open'`))
    .where(isWithin(sql.ref('erasureRequest.requestedAt'), filter))
}

/** One request with its person and, once done, its act. */
export function selectErasures(reader: Reader, filter: ErasureFilter) {
  return requests(reader, filter)
    .leftJoin('erasureAct as act', 'act.requestGuid', 'erasureRequest.guid')
    .leftJoin('organiser as owner', 'owner.accountGuid', 'erasureRequest.ownerGuid')
    .selectAll('erasureRequest')
    .select([
      'application.guid as applicationGuid',
      'application.status as applicationStatus',
      'application.payment',
      'participant.firstName',
      'participant.middleName',
      'participant.lastName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'company.shortName as companyShortName',
      'act.guid as actGuid',
      'act.carriedOutAt',
      'act.responsible',
      'act.erased',
      'act.kept',
      'act.fileCount',
      'owner.name as ownerName',
    ])
}

export type ErasureListRow = Awaited<ReturnType<ReturnType<typeof selectErasures>['execute']>>[number]

const orders = requestOrders('erasureRequest')

type Place<Sort> = {
  status: ErasureStatus
  sort: Sort
  after: readonly (string | null)[] | null
  limit: number
}

/** One page of requests and one row more; each says by `sortKey` where it stands in the order. `locale`: in which colleagues are named. */
export async function listErasureRows(
  reader: Reader,
  filter: ErasureFilter & { locale: 'ru' | 'en' },
  place: Place<OwnedRequestSort>,
) {
  const { status, sort, after, limit } = place
  if (sort !== 'owner' && sort !== 'ownerDown') return pageAlong(reader, filter, { ...place, sort })
  const owners = await requestOwners(reader, 'erasures', filter.locale)
  const values = owners.filter(owner => filter.owner === undefined || filter.owner === owner)
  return pageByValues({ values, isDown: sort === 'ownerDown', after, limit: limit + 1 }, (owner, part) =>
    pageAlong(reader, { ...filter, owner }, { ...part, status, limit: part.limit - 1 }),
  )
}

function pageAlong(reader: Reader, filter: ErasureFilter, place: Place<RequestSort>) {
  const order = orders[place.sort]
  return selectErasures(reader, filter)
    .select(sql<string>`(${order.key})::text`.as('sortKey'))
    .where('erasureRequest.status', '=', place.status)
    .where(comesAfter(order, sql.ref('erasureRequest.guid'), place.after))
    .orderBy(order.key, order.way)
    .orderBy('erasureRequest.guid', order.way)
    .limit(place.limit + 1)
    .execute()
}

export async function countErasures(reader: Reader, filter: ErasureFilter) {
  const rows = await requests(reader, filter)
    .select(({ fn }) => ['erasureRequest.status', fn.countAll<bigint>().as('count')])
    .groupBy('erasureRequest.status')
    .execute()
  return Object.fromEntries(rows.map(row => [row.status, Number(row.count)]))
}
