import { roleThatEdits } from '#domain/access/content-access.ts'
import { type OrganiserPermission, type OrganiserRole, roleThatMay } from '#domain/access/organiser-role.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { refuse } from './refuse.ts'
import type { OrganiserActor } from './services.ts'

/** The role under which an organiser uses this permission, for the log; refuses if none has it. */
export function roleFor(
  actor: Pick<OrganiserActor, 'roles'>,
  permission: OrganiserPermission,
): OrganiserRole {
  return roleThatMay(actor.roles, permission) ?? refuse('forbidden')
}

/** The role under which an organiser edits content of this kind, for the log; refuses if none of theirs may. */
export function roleForKind(actor: Pick<OrganiserActor, 'roles'>, kind: ContentKind): OrganiserRole {
  // Important updates are written by more roles, each on a page of their own that lets nobody past the recall window.
  if (kind === 'importantUpdate') return roleFor(actor, 'send-updates')
  return roleThatEdits(actor.roles, kind) ?? refuse('forbidden')
}
