import type { Reader, Tx } from './database.ts'
import { asLocked, type Locked } from './locked.ts'
import { listParticipantsByApplication, type ParticipantRecord } from './participant-queries.ts'

type People = { guids: readonly string[]; editionGuid: string }

/** Participants of an edition by guid, in the order of the guids; unknown ones are omitted. */
export async function listParticipants(
  reader: Reader,
  { guids, editionGuid }: People,
): Promise<ParticipantRecord[]> {
  if (guids.length === 0) return []
  const applications = await reader
    .selectFrom('application')
    .select('guid')
    .where('participantGuid', 'in', [...guids])
    .where('editionGuid', '=', editionGuid)
    .execute()
  const records = await listParticipantsByApplication(reader, {
    applicationGuids: applications.map(({ guid }) => guid),
    editionGuid,
  })
  return records.sort((left, right) => (left.guid < right.guid ? -1 : 1))
}

/**
 * Locks many participants and their applications until the transaction ends, then reads them. People come first, in the order of their guids, then
 * applications in the order of bulk decisions, so that overlapping calls cannot deadlock.
 */
export async function lockParticipants(tx: Tx, people: People): Promise<Locked<ParticipantRecord>[]> {
  if (people.guids.length === 0) return []
  const guids = [...people.guids]
  await tx
    .selectFrom('participant')
    .select('guid')
    .where('guid', 'in', guids)
    .orderBy('guid')
    .forUpdate()
    .execute()
  await tx
    .selectFrom('application')
    .select('guid')
    .where('participantGuid', 'in', guids)
    .where('editionGuid', '=', people.editionGuid)
    .orderBy('guid')
    .forUpdate()
    .execute()
  return (await listParticipants(tx, people)).map(asLocked)
}
