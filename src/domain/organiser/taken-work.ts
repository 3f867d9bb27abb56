import { decidableChanges } from '../access/change-access.ts'
import { mayOrganise, type OrganiserPermission, type OrganiserRole } from '../access/organiser-role.ts'
import type { ChangeRequestKind } from '../change-request/change-request-kind.ts'
import type { Refusal } from '../refusal/error-code.ts'
import type { TeamMember } from './organiser-team.ts'

/** Work that an organiser takes by name, and what somebody must be allowed to do in order to go on with it. */
export const workPermissions = {
  applications: 'decide-applications',
  chats: 'answer-chats',
  calls: 'call-mismatches',
  refunds: 'decide-payments',
  changes: 'decide-changes',
  erasures: 'decide-erasures',
} as const satisfies Record<string, OrganiserPermission>

export type TakenWork = keyof typeof workPermissions

export const takenWork = Object.keys(workPermissions) as [TakenWork, ...TakenWork[]]

/** By kind of work the account that goes on with it; null gives it back to all. */
export type Heirs = Record<TakenWork, string | null>

export const noHeirs: Heirs = {
  applications: null,
  chats: null,
  calls: null,
  refunds: null,
  changes: null,
  erasures: null,
}

/** Whether somebody with these roles can go on with such work. */
export function mayWork(roles: readonly OrganiserRole[], what: TakenWork): boolean {
  return mayOrganise(roles, workPermissions[what])
}

/** How much of such work a colleague with these roles goes on with. The rest, change requests that they do not decide, goes back to all. */
export function takesOver(
  what: TakenWork,
  roles: readonly OrganiserRole[],
  taken: { count: number; changes: Partial<Record<ChangeRequestKind, number>> },
): number {
  if (what !== 'changes') return taken.count
  return decidableChanges(roles).reduce((sum, kind) => sum + (taken.changes[kind] ?? 0), 0)
}

/** Whether a colleague can go on with the work of somebody who leaves; null gives it back to all. */
export function judgeHeir(
  what: TakenWork,
  heir: TeamMember | null,
  leaver: Pick<TeamMember, 'accountGuid'>,
): { ok: true } | Refusal {
  if (heir === null) return { ok: true }
  const able = heir.state === 'active' && mayWork(heir.roles, what)
  return able && heir.accountGuid !== leaver.accountGuid
    ? { ok: true }
    : { ok: false, code: 'colleague_unavailable' }
}
