import { type OrganiserPermission, type OrganiserRole, roleThatMay } from '#domain/access/organiser-role.ts'
import { refuse } from './refuse.ts'
import type { OrganiserActor } from './services.ts'

/** The role in which an organiser does what this permission opens, as the log names it; refuses whom nothing opens it. */
export function roleFor(
  actor: Pick<OrganiserActor, 'roles'>,
  permission: OrganiserPermission,
): OrganiserRole {
  return roleThatMay(actor.roles, permission) ?? refuse('forbidden')
}
