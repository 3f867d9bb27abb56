import { organiserPermissions } from '#domain/access/organiser-role.ts'
import type { ThreadRecord } from '../../persistence/chat-queries.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'

/** What every entry of the audit about a conversation has; the role is the one that opens the chats to this organiser. */
export function chatAudit(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  thread: Pick<ThreadRecord, 'guid'>,
) {
  const open: readonly string[] = organiserPermissions['answer-chats']
  return {
    at: services.clock.now(),
    actorGuid: actor.accountGuid,
    actorRole: actor.roles.find(role => open.includes(role)) ?? 'support',
    subjectKind: 'chat' as const,
    subjectGuid: thread.guid,
    requestId: facts.requestId,
  }
}
