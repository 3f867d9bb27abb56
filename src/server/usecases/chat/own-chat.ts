import type { ActingRole } from '#domain/access/participant-access.ts'
import type { ChatOf } from '#server/persistence/chat-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { AccountActor } from '#server/services.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/**
 * Which chat of the account is meant and in which role it writes: a given participant's, otherwise the account's own. A participant whom it may not
 * act for is absent (404).
 */
export async function ownChat(
  reader: Reader,
  actor: AccountActor,
  participantGuid: string | undefined,
): Promise<{ of: ChatOf; role: ActingRole }> {
  if (participantGuid === undefined) {
    const edition = await readCurrentEdition(reader)
    const of = { editionGuid: edition.guid, participantGuid: null, accountGuid: actor.accountGuid }
    return { of, role: 'participant' }
  }
  const { record, edition, role } = await loadParticipantFor(reader, actor, {
    guid: participantGuid,
    concern: 'chat',
  })
  return { of: { editionGuid: edition.guid, participantGuid: record.guid, accountGuid: null }, role }
}
