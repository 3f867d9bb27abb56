import { sql } from 'kysely'
import {
  type ChangeRequestKind,
  type ChangeRequestStatus,
  changeRequestKinds,
} from '#domain/change-request/change-request-kind.ts'
import type { ChangeSort, RequestSort } from '#domain/change-request/request-sort.ts'
import { matching } from './application-filter-queries.ts'
import type { Reader, Tx } from './database.ts'
import { comesAfter, isWithin, requestOrders } from './list-order.ts'
import { pageByValues } from './list-parts.ts'
import { tellParticipant } from './live-queries.ts'
import { asLocked } from './locked.ts'
import { isOwnedBy, requestOwners } from './organiser-request-queries.ts'

export type ChangeRequestRow = NonNullable<Awaited<ReturnType<typeof findLatestChangeRequest>>>

/** The newest request of one section, whatever its status. */
export function findLatestChangeRequest(
  reader: Reader,
  wanted: { participantGuid: string; editionGuid: string; kind: ChangeRequestKind },
) {
  return (
    reader
      .selectFrom('changeRequest')
      .selectAll()
      .where('participantGuid', '=', wanted.participantGuid)
      .where('editionGuid', '=', wanted.editionGuid)
      .where('kind', '=', wanted.kind)
      // A guid grows with the machine's time; the forum's clock may have been moved back (demo).
      .orderBy('guid', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

/** The open requests of a person, of these kinds. */
export function listOpenChangesOf(
  reader: Reader,
  wanted: { participantGuid: string; editionGuid: string; kinds: readonly ChangeRequestKind[] },
) {
  return reader
    .selectFrom('changeRequest')
    .select(['guid', 'kind', 'requestedAt'])
    .where('participantGuid', '=', wanted.participantGuid)
    .where('editionGuid', '=', wanted.editionGuid)
    .where('status', '=', 'open')
    .where('kind', 'in', wanted.kinds)
    .execute()
}

/** Locks one request until the transaction ends. */
export async function lockChangeRequest(tx: Tx, guid: string) {
  const row = await tx
    .selectFrom('changeRequest')
    .selectAll()
    .where('guid', '=', guid)
    .forUpdate()
    .executeTakeFirst()
  return row && asLocked(row)
}

/** Whose request it is and its kind, without a lock: the person is locked before the request. */
export function findChangeRequestOwner(reader: Reader, guid: string) {
  return reader
    .selectFrom('changeRequest')
    .select(['participantGuid', 'editionGuid', 'kind'])
    .where('guid', '=', guid)
    .executeTakeFirst()
}

/** Stores a request and notifies the person's open cabinet. The unique key `change_request_open` refuses a second open one of the same section. */
export async function insertChangeRequest(
  tx: Tx,
  request: {
    editionGuid: string
    participantGuid: string
    kind: ChangeRequestKind
    proposed: Record<string, unknown>
    reason: string
    requestedBy: string
    requestedAt: Date
  },
): Promise<ChangeRequestRow> {
  const row = await tx
    .insertInto('changeRequest')
    .values({ ...request, proposed: JSON.stringify(request.proposed) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellParticipant(tx, row.participantGuid)
  return row
}

/** Closes a request that the caller has locked, and notifies the person's open cabinet. */
export async function closeChangeRequest(
  tx: Tx,
  guid: string,
  end: { status: ChangeRequestStatus; decidedBy: string; decidedAt: Date; answer: string | null },
): Promise<ChangeRequestRow> {
  const row = await tx
    .updateTable('changeRequest')
    .set(end)
    .where('guid', '=', guid)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellParticipant(tx, row.participantGuid)
  return row
}

/** `kinds` must not be empty. */
export type ChangeFilter = {
  editionGuid: string
  q?: string | undefined
  kinds: readonly ChangeRequestKind[]
  /** The account of whoever has taken them; empty: nobody has. */
  owner?: string | undefined
  /** Asked for in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

function changes(reader: Reader, { kinds, editionGuid, q, owner, since, before }: ChangeFilter) {
  return reader
    .selectFrom('changeRequest')
    .innerJoin('participant', 'participant.guid', 'changeRequest.participantGuid')
    .innerJoin('application', join =>
      join
        .onRef('application.participantGuid', '=', 'participant.guid')
        .onRef('application.editionGuid', '=', 'changeRequest.editionGuid'),
    )
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .where(matching({ editionGuid, q }))
    .where('changeRequest.kind', 'in', kinds)
    .where(isOwnedBy(owner, sql.ref('changeRequest.ownerGuid'), sql`change_request.status = 'open'`))
    .where(isWithin(sql.ref('changeRequest.requestedAt'), { since, before }))
}

const orders = requestOrders('changeRequest')

type Place<Sort> = {
  status: ChangeRequestStatus
  sort: Sort
  after: readonly (string | null)[] | null
  limit: number
}

/** One page of requests and one row more; each says by `sortKey` where it stands in the order. `locale`: in which colleagues are named. */
export async function listChangeRequestRows(
  reader: Reader,
  filter: ChangeFilter & { locale: 'ru' | 'en' },
  place: Place<ChangeSort>,
) {
  const { status, sort, after, limit } = place
  const page = { isDown: sort.endsWith('Down'), after, limit: limit + 1 }
  if (sort === 'kind' || sort === 'kindDown') {
    const values = changeRequestKinds.filter(kind => filter.kinds.includes(kind))
    return pageByValues({ values, ...page }, (kind, part) =>
      pageAlong(reader, { ...filter, kinds: [kind] }, { ...part, status, limit: part.limit - 1 }),
    )
  }
  if (sort === 'owner' || sort === 'ownerDown') {
    const owners = await requestOwners(reader, 'changes', filter.locale)
    const values = owners.filter(owner => filter.owner === undefined || filter.owner === owner)
    return pageByValues({ values, ...page }, (owner, part) =>
      pageAlong(reader, { ...filter, owner }, { ...part, status, limit: part.limit - 1 }),
    )
  }
  return pageAlong(reader, filter, { ...place, sort })
}

function pageAlong(reader: Reader, filter: ChangeFilter, place: Place<RequestSort>) {
  const order = orders[place.sort]
  return changes(reader, filter)
    .leftJoin('organiser as owner', 'owner.accountGuid', 'changeRequest.ownerGuid')
    .selectAll('changeRequest')
    .select('owner.name as ownerName')
    .select(['application.guid as applicationGuid', 'company.shortName as companyShortName'])
    .select(sql<string>`(${order.key})::text`.as('sortKey'))
    .where('changeRequest.status', '=', place.status)
    .where(comesAfter(order, sql.ref('changeRequest.guid'), place.after))
    .orderBy(order.key, order.way)
    .orderBy('changeRequest.guid', order.way)
    .limit(place.limit + 1)
    .execute()
}

/** How many there are of each status under a filter. */
export async function countChangeRequests(reader: Reader, filter: ChangeFilter) {
  const rows = await changes(reader, filter)
    .select(({ fn }) => ['changeRequest.status', fn.countAll<bigint>().as('count')])
    .groupBy('changeRequest.status')
    .execute()
  return Object.fromEntries(rows.map(row => [row.status, Number(row.count)]))
}

/** How many of one status there are of each section. */
export async function countChangeKinds(reader: Reader, filter: ChangeFilter, status: ChangeRequestStatus) {
  const rows = await changes(reader, filter)
    .select(({ fn }) => ['changeRequest.kind as value', fn.countAll<bigint>().as('count')])
    .where('changeRequest.status', '=', status)
    .groupBy('changeRequest.kind')
    .execute()
  return rows.map(row => ({ ...row, count: Number(row.count) }))
}
