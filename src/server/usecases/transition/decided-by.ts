import type { AuditRole } from '#domain/audit/audit-entry.ts'
import { roleFor } from '#server/organiser-acting.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'

/** Who decides on applications, when, in which request, and in which role. */
export type DecidedBy = { at: Date; actorGuid: string; role: AuditRole; requestId: string }

export function decidedBy(actor: OrganiserActor, facts: RequestFacts, at: Date): DecidedBy {
  return {
    at,
    actorGuid: actor.accountGuid,
    role: roleFor(actor, 'decide-applications'),
    requestId: facts.requestId,
  }
}
