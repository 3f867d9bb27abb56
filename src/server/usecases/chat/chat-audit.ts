import { roleFor } from '#server/organiser-acting.ts'
import type { ChatRecord } from '#server/persistence/chat-queries.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'

/** The common part of audit entries about a chat, with the role that lets the organiser use chats. */
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
