import type { ErasedCategory, ErasureStatus, KeptCategory } from '#domain/erasure/erasure-rules.ts'
import { matching } from './application-list-queries.ts'
import type { Reader, Tx } from './database.ts'
import { asLocked } from './locked.ts'

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

type ErasureFilter = { editionGuid: string; q?: string | undefined }

function requests(reader: Reader, filter: ErasureFilter) {
  return reader
    .selectFrom('erasureRequest')
    .innerJoin('participant', 'participant.guid', 'erasureRequest.participantGuid')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .where(matching({ editionGuid: filter.editionGuid, q: filter.q }))
}

/** One request with its person and, once done, its act. */
export function selectErasures(reader: Reader, filter: ErasureFilter) {
  return requests(reader, filter)
    .leftJoin('erasureAct as act', 'act.requestGuid', 'erasureRequest.guid')
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
    ])
}

export type ErasureListRow = Awaited<ReturnType<typeof listErasureRows>>[number]

/** One page of requests and one row more: open ones oldest first, all others newest first. */
export function listErasureRows(
  reader: Reader,
  wanted: ErasureFilter & {
    status: ErasureStatus
    after: { requestedAt: Date; guid: string } | null
    limit: number
  },
) {
  const { status, after } = wanted
  const direction = status === 'open' ? ('asc' as const) : ('desc' as const)
  let query = selectErasures(reader, wanted).where('erasureRequest.status', '=', status)
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('erasureRequest.requestedAt', 'erasureRequest.guid'),
        status === 'open' ? '>' : '<',
        tuple(after.requestedAt, after.guid),
      ),
    )
  return query
    .orderBy('erasureRequest.requestedAt', direction)
    .orderBy('erasureRequest.guid', direction)
    .limit(wanted.limit + 1)
    .execute()
}

export async function countErasures(reader: Reader, filter: ErasureFilter) {
  const rows = await requests(reader, filter)
    .select(({ fn }) => ['erasureRequest.status', fn.countAll<bigint>().as('count')])
    .groupBy('erasureRequest.status')
    .execute()
  return Object.fromEntries(rows.map(row => [row.status, Number(row.count)]))
}
