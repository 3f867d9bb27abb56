import type { ActingRole, AssistantSection } from '#domain/access/participant-access.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'

/** Records who may now act for whom: the sections before and after, and the guid of the rights, never a name or a phone. */
export function recordRights(
  tx: Tx,
  act: {
    action: 'grantAssistant' | 'changeAssistant' | 'withdrawAssistant' | 'endAssistance'
    participantGuid: string
    at: Date
    by: { accountGuid: string; role: ActingRole }
    before: readonly AssistantSection[]
    after: readonly AssistantSection[]
    requestId: string
  },
): Promise<void> {
  return recordAudit(tx, {
    at: act.at,
    actorGuid: act.by.accountGuid,
    actorRole: act.by.role,
    subjectKind: 'participant',
    subjectGuid: act.participantGuid,
    action: act.action,
    fromValue: act.before.join(' ') || null,
    toValue: act.after.join(' ') || null,
    requestId: act.requestId,
  })
}
