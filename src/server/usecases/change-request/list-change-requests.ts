import type { z } from 'zod'
import type { ChangeRow, listChanges as route } from '#contract/organizer-change.ts'
import { decidableChanges } from '#domain/access/change-access.ts'
import {
  type ChangeRequestRow,
  countChangeRequests,
  listChangeRequestRows,
} from '../../persistence/change-request-queries.ts'
import { decodeCursor, pageOf } from '../../persistence/cursor.ts'
import { type EditionRow, readCurrentEdition } from '../../persistence/edition-queries.ts'
import {
  listParticipantsByApplication,
  type ParticipantRecord,
} from '../../persistence/participant-queries.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { fullName } from '../participant/present-participant.ts'
import { changeableSections } from './changeable-sections.ts'
import { presentChangeRequest } from './present-change-request.ts'

/** The queue of the change requests that the organiser decides on; each row shows what is asked for beside what stands. */
export async function listChanges(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  query: z.output<(typeof route)['query']>,
) {
  const { database } = services
  const { q, kind, status, limit } = query
  const kinds = decidableChanges(actor.roles).filter(open => kind === undefined || kind === open)
  if (kinds.length === 0) return { items: [], nextCursor: null, counts: {} }
  const edition = await readCurrentEdition(database)
  const filter = { editionGuid: edition.guid, q, kinds }
  const after = placeOf(decodeCursor(query.cursor, 2))
  const [rows, counts] = await Promise.all([
    listChangeRequestRows(database, { ...filter, status, after, limit }),
    countChangeRequests(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.requestedAt.toISOString(), row.guid])
  const records = await listParticipantsByApplication(database, {
    applicationGuids: items.map(row => row.applicationGuid),
    editionGuid: edition.guid,
  })
  const byGuid = new Map(records.map(record => [record.guid, record]))
  const presented = items.map(row => {
    const record = byGuid.get(row.participantGuid)
    return record ? [presentChangeRow(services, facts, row, { record, edition })] : []
  })
  return { items: await Promise.all(presented.flat()), nextCursor, counts }
}

/** One request with what it would change. */
export async function presentChangeRow(
  services: Services,
  { locale }: RequestFacts,
  row: ChangeRequestRow,
  { record, edition }: { record: ParticipantRecord; edition: EditionRow },
): Promise<ChangeRow> {
  const section = changeableSections[row.kind]
  const { proposed, ...request } = presentChangeRequest(row)
  const [before, after] = await Promise.all([
    section
      .present({ services, record, edition })
      .then(present => section.describe({ services, edition, locale }, present)),
    section.describe({ services, edition, locale }, proposed),
  ])
  return {
    ...request,
    participantGuid: row.participantGuid,
    applicationGuid: record.applicationGuid,
    name: fullName(record),
    company: record.companyShortName ?? record.companyName,
    differences: Object.entries(after)
      .map(([field, value]) => ({ field, present: before[field] ?? '', proposed: value }))
      .filter(row => row.present !== row.proposed),
  }
}

/** Null, which starts the list anew, for a cursor whose time is none. */
function placeOf(cursor: (string | null)[] | null): { requestedAt: Date; guid: string } | null {
  const [value, guid] = cursor ?? []
  const requestedAt = new Date(value ?? Number.NaN)
  return guid && !Number.isNaN(requestedAt.getTime()) ? { requestedAt, guid } : null
}
