import { mayOrganise, type OrganiserPermission } from '../access/organiser-role.ts'
import type { Refusal } from '../refusal/error-code.ts'
import type { TeamMember } from './organiser-team.ts'

/** Work that an organiser takes by name, and what somebody must be allowed to do in order to go on with it. */
export const workPermissions = {
  applications: 'decide-applications',
  chats: 'answer-chats',
} as const satisfies Record<string, OrganiserPermission>

export type TakenWork = keyof typeof workPermissions

export const takenWork = Object.keys(workPermissions) as [TakenWork, ...TakenWork[]]

/** Whether a colleague can go on with the work of somebody who leaves; null gives it back to all. */
export function judgeHeir(
  what: TakenWork,
  heir: TeamMember | null,
  leaver: Pick<TeamMember, 'accountGuid'>,
): { ok: true } | Refusal {
  if (heir === null) return { ok: true }
  const able = heir.state === 'active' && mayOrganise(heir.roles, workPermissions[what])
  return able && heir.accountGuid !== leaver.accountGuid
    ? { ok: true }
    : { ok: false, code: 'colleague_unavailable' }
}
