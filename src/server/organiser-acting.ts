import { type OrganiserPermission, type OrganiserRole, roleThatMay } from '#domain/access/organiser-role.ts'
import { refuse } from './refuse.ts'
import type { OrganiserActor } from './services.ts'

/** The role under which an organiser uses this permission, for the log; refuses if none has it. */
export function roleFor(
  actor: Pick<OrganiserActor, 'roles'>,
  permission: OrganiserPermission,
): OrganiserRole {
  return roleThatMay(actor.roles, permission) ?? refuse('forbidden')
}
