import type { ConversationOf } from '../../persistence/chat-queries.ts'
import type { Reader } from '../../persistence/database.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import type { AccountActor } from '../../services.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** Which conversation of the account is meant: a participant's that it holds, otherwise its own. Anybody else's participant is absent (404). */
export async function ownConversation(
  reader: Reader,
  actor: AccountActor,
  participantGuid: string | undefined,
): Promise<ConversationOf> {
  if (participantGuid === undefined) {
    const edition = await readCurrentEdition(reader)
    return { editionGuid: edition.guid, participantGuid: null, accountGuid: actor.accountGuid }
  }
  const { record, edition } = await loadParticipantFor(reader, actor, participantGuid, 'chat')
  return { editionGuid: edition.guid, participantGuid: record.guid, accountGuid: null }
}
