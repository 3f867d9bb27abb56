import type { ChangeRequestKind } from '../change-request/change-request-kind.ts'
import { changeRequestKinds } from '../change-request/change-request-kind.ts'
import type { OrganiserRole } from './organiser-role.ts'
import type { AssistantSection } from './participant-access.ts'

/** Which organisers see and decide which change requests: each sees only what their work needs (product.md §9). */
const deciders = {
  identity: ['committee', 'support', 'admin'],
  badge: ['committee', 'support', 'logistics', 'admin'],
  transfer: ['logistics', 'support', 'admin'],
  speaker: ['content', 'admin'],
} as const satisfies Record<ChangeRequestKind, readonly OrganiserRole[]>

/** The role in which an organiser decides requests of this kind; null when they may not. */
export function changeDecider(
  roles: readonly OrganiserRole[],
  kind: ChangeRequestKind,
): OrganiserRole | null {
  const open: readonly OrganiserRole[] = deciders[kind]
  return roles.find(role => open.includes(role)) ?? null
}

/** The kinds of requests that somebody with these roles may decide. */
export function decidableChanges(roles: readonly OrganiserRole[]): ChangeRequestKind[] {
  return changeRequestKinds.filter(kind => changeDecider(roles, kind) !== null)
}

/** The section an assistant must have rights to in order to ask for a change of this kind. */
export function changeConcern(kind: ChangeRequestKind): AssistantSection {
  return kind === 'transfer' ? 'transfer' : 'profile'
}
