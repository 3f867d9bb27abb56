import type { Reader, Tx } from '../../persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '../../persistence/edition-queries.ts'
import {
  findParticipant,
  lockParticipant,
  type ParticipantRecord,
} from '../../persistence/participant-queries.ts'
import { refuse } from '../../refuse.ts'
import type { AccountActor } from '../../services.ts'

export type OwnParticipant = { record: ParticipantRecord; edition: EditionRow }

/** Loads a participant that the account holds; anybody else's is as absent as one that does not exist (404). */
export async function loadOwnParticipant(
  reader: Reader,
  actor: AccountActor,
  guid: string,
): Promise<OwnParticipant> {
  const edition = await readCurrentEdition(reader)
  const record = await findParticipant(reader, { guid, editionGuid: edition.guid })
  return { record: ownedBy(actor, record), edition }
}

/** The same, with the participant and the application locked until the transaction ends. */
export async function lockOwnParticipant(tx: Tx, actor: AccountActor, guid: string): Promise<OwnParticipant> {
  const edition = await readCurrentEdition(tx)
  const record = await lockParticipant(tx, { guid, editionGuid: edition.guid })
  return { record: ownedBy(actor, record), edition }
}

function ownedBy(actor: AccountActor, record: ParticipantRecord | undefined): ParticipantRecord {
  const own = record && record.accountGuid === actor.accountGuid && !record.erasedAt
  return own ? record : refuse('not_found')
}
