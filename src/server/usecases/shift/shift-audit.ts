import type { AuditAction } from '#domain/audit/audit-entry.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'

type ShiftAction = Extract<
  AuditAction,
  'addShift' | 'saveShift' | 'removeShift' | 'assignShift' | 'unassignShift'
>

type Acting = { actor: OrganiserActor; facts: RequestFacts; at: Date }

/** Lines of the log about shifts, or about volunteers who are put on them. */
export function recordShifts(
  tx: Tx,
  { actor, facts, at }: Acting,
  lines: readonly { action: ShiftAction; subjectKind: 'shift' | 'volunteer'; subjectGuid: string }[],
): Promise<void> {
  const actorRole = roleFor(actor, 'manage-volunteers')
  const { requestId } = facts
  return recordAudits(
    tx,
    lines.map(line => ({ ...line, at, actorGuid: actor.accountGuid, actorRole, requestId })),
  )
}
