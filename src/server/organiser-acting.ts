import { roleThatEdits } from '#domain/access/content-access.ts'
import { type OrganiserPermission, type OrganiserRole, roleThatMay } from '#domain/access/organiser-role.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { mayWork, type TakenWork } from '#domain/organiser/taken-work.ts'
import type { Tx } from './persistence/database.ts'
import { holdOrganiser } from './persistence/organiser-team-queries.ts'
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

/**
 * Holds an organiser who takes work, before the work itself: they keep access and role until it is theirs, so that whoever takes those away finds it
 * and passes it on. Returns their roles as they are now.
 */
export async function holdWorker(
  tx: Tx,
  { accountGuid }: Pick<OrganiserActor, 'accountGuid'>,
  what: TakenWork,
): Promise<OrganiserRole[]> {
  const roles = (await holdOrganiser(tx, accountGuid)) ?? refuse('organiser_unknown')
  if (!mayWork(roles, what)) refuse('forbidden')
  return roles
}
