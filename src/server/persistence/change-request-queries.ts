import type { ChangeRequestKind, ChangeRequestStatus } from '#domain/change-request/change-request-kind.ts'
import { matching } from './application-list-queries.ts'
import type { Reader, Tx } from './database.ts'

export type ChangeRequestRow = NonNullable<Awaited<ReturnType<typeof findLatestChangeRequest>>>

/** The newest request of one section, whatever became of it. */
export function findLatestChangeRequest(
  reader: Reader,
  wanted: { participantGuid: string; editionGuid: string; kind: ChangeRequestKind },
) {
  return reader
    .selectFrom('changeRequest')
    .selectAll()
    .where('participantGuid', '=', wanted.participantGuid)
    .where('editionGuid', '=', wanted.editionGuid)
    .where('kind', '=', wanted.kind)
    .orderBy('requestedAt', 'desc')
    .orderBy('guid', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Locks one request until the transaction ends. */
export function lockChangeRequest(tx: Tx, guid: string) {
  return tx.selectFrom('changeRequest').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst()
}

/** Whose request it is, without a lock: the person is locked before the request. */
export function findChangeRequestOwner(reader: Reader, guid: string) {
  return reader
    .selectFrom('changeRequest')
    .select(['participantGuid', 'editionGuid'])
    .where('guid', '=', guid)
    .executeTakeFirst()
}

/** The unique key `change_request_open` refuses a second open request of the same section. */
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
  return tx
    .insertInto('changeRequest')
    .values({ ...request, proposed: JSON.stringify(request.proposed) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function closeChangeRequest(
  tx: Tx,
  guid: string,
  end: { status: ChangeRequestStatus; decidedBy: string; decidedAt: Date; answer: string | null },
): Promise<ChangeRequestRow> {
  return tx
    .updateTable('changeRequest')
    .set(end)
    .where('guid', '=', guid)
    .returningAll()
    .executeTakeFirstOrThrow()
}

type ChangeFilter = { editionGuid: string; q?: string | undefined; kind?: ChangeRequestKind | undefined }

function changes(reader: Reader, { kind, editionGuid, q }: ChangeFilter) {
  const found = reader
    .selectFrom('changeRequest')
    .innerJoin('participant', 'participant.guid', 'changeRequest.participantGuid')
    .innerJoin('application', join =>
      join
        .onRef('application.participantGuid', '=', 'participant.guid')
        .onRef('application.editionGuid', '=', 'changeRequest.editionGuid'),
    )
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .where(matching({ editionGuid, q }))
  return kind ? found.where('changeRequest.kind', '=', kind) : found
}

/** One page of requests and one row more: open ones from the oldest, all others from the newest. */
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
