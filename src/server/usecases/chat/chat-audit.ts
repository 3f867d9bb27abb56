import { roleFor } from '../../organiser-acting.ts'
import type { ThreadRecord } from '../../persistence/chat-queries.ts'
import type { OrganiserActor, RequestFacts } from '../../services.ts'
import type { Needs } from '../../use-case.ts'

/** What every entry of the audit about a conversation has; the role is the one that opens the chats to this organiser. */
export function chatAudit(
  needs: Needs<'clock'>,
  {
    actor,
    facts,
    thread,
  }: { actor: OrganiserActor; facts: RequestFacts; thread: Pick<ThreadRecord, 'guid'> },
) {
  return {
    at: needs.clock.now(),
    actorGuid: actor.accountGuid,
    actorRole: roleFor(actor, 'answer-chats'),
    subjectKind: 'chat' as const,
    subjectGuid: thread.guid,
    requestId: facts.requestId,
  }
}
