import { roleFor } from '../../organiser-acting.ts'
import type { ChatRecord } from '../../persistence/chat-queries.ts'
import type { OrganiserActor, RequestFacts } from '../../services.ts'
import type { Needs } from '../../use-case.ts'

/** What every entry of the audit about a chat has; the role is the one that opens the chats to this organiser. */
export function chatAudit(
  needs: Needs<'clock'>,
  { actor, facts, chat }: { actor: OrganiserActor; facts: RequestFacts; chat: Pick<ChatRecord, 'guid'> },
) {
  return {
    at: needs.clock.now(),
    actorGuid: actor.accountGuid,
    actorRole: roleFor(actor, 'answer-chats'),
    subjectKind: 'chat' as const,
    subjectGuid: chat.guid,
    requestId: facts.requestId,
  }
}
