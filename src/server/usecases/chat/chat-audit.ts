import { roleFor } from '../../organiser-acting.ts'
import type { ThreadRecord } from '../../persistence/chat-queries.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'

/** What every entry of the audit about a conversation has; the role is the one that opens the chats to this organiser. */
export function chatAudit(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  thread: Pick<ThreadRecord, 'guid'>,
) {
  return {
    at: services.clock.now(),
    actorGuid: actor.accountGuid,
    actorRole: roleFor(actor, 'answer-chats'),
    subjectKind: 'chat' as const,
    subjectGuid: thread.guid,
    requestId: facts.requestId,
  }
}
