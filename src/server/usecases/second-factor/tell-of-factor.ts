import { type OrganiserRole, organiserRoles } from '#domain/access/organiser-role.ts'
import type { AuditAction } from '#domain/audit/audit-entry.ts'
import { findOrganiser } from '#server/persistence/access-queries.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Given } from '#server/usecases/message/message-catalogue.ts'
import { tellAddressee } from '#server/usecases/message/tell-addressee.ts'
import type { FactorScene } from './factor-scene.ts'

type FactorMessage =
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'

/** Tells the organiser by SMS of a change of their log-in: if it was not them, they see it at once. */
export function tellOfFactor<Name extends FactorMessage>(
  scene: FactorScene,
  name: Name,
  content: (locale: 'ru' | 'en') => Given<Name>,
): Promise<void> {
  const { phone, locale, name: ownName } = scene.organiser
  const to = { participantGuid: null, phone, email: null, locale, name: ownName }
  return tellAddressee(scene, name, to, content)
}

/** Writes into the log what an organiser did with their own log-in. */
export async function noteFactorAct(
  scene: FactorScene,
  action: AuditAction,
  toValue: string | null = null,
): Promise<void> {
  const { needs, tx, accountGuid, requestId } = scene
  const roles = (await findOrganiser(tx, accountGuid))?.roles ?? []
  await recordAudit(tx, {
    at: needs.clock.now(),
    actorGuid: accountGuid,
    actorRole: firstRole(roles),
    subjectKind: 'organiser',
    subjectGuid: accountGuid,
    action,
    toValue,
    requestId,
  })
}

/** Somebody's own log-in is no matter of one role: the first of theirs stands for them. */
function firstRole(roles: readonly OrganiserRole[]): OrganiserRole {
  return organiserRoles.find(role => roles.includes(role)) ?? 'gate'
}
