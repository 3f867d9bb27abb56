import type { ChangeRequestKind, ChangeRequestStatus } from '#domain/change-request/change-request-kind.ts'
import { matching } from './application-list-queries.ts'
import type { Reader, Tx } from './database.ts'
import { tellParticipant } from './live-queries.ts'
import { asLocked } from './locked.ts'

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
type ChangeFilter = { editionGuid: string; q?: string | undefined; kinds: readonly ChangeRequestKind[] }

function changes(reader: Reader, { kinds, editionGuid, q }: ChangeFilter) {
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
}

/** One page of requests and one row more: open ones oldest first, all others newest first. */
export function listChangeRequestRows(
  reader: Reader,
  wanted: ChangeFilter & {
    status: ChangeRequestStatus
    after: { requestedAt: Date; guid: string } | null
    limit: number
  },
) {
  const { status, after } = wanted
  const direction = status === 'open' ? ('asc' as const) : ('desc' as const)
  let query = changes(reader, wanted)
    .selectAll('changeRequest')
    .select(['application.guid as applicationGuid', 'company.shortName as companyShortName'])
    .where('changeRequest.status', '=', status)
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('changeRequest.requestedAt', 'changeRequest.guid'),
        status === 'open' ? '>' : '<',
        tuple(after.requestedAt, after.guid),
      ),
    )
  return query
    .orderBy('changeRequest.requestedAt', direction)
    .orderBy('changeRequest.guid', direction)
    .limit(wanted.limit + 1)
    .execute()
}

export async function countChangeRequests(reader: Reader, filter: ChangeFilter) {
  const rows = await changes(reader, filter)
    .select(({ fn }) => ['changeRequest.status', fn.countAll<bigint>().as('count')])
    .groupBy('changeRequest.status')
    .execute()
  return Object.fromEntries(rows.map(row => [row.status, Number(row.count)]))
}
