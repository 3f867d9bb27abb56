import type { OrganiserRole } from '../access/organiser-role.ts'
import type { ErrorCode } from '../refusal/error-code.ts'
import type { OrganiserState } from './organiser-state.ts'

export type TeamMember = {
  accountGuid: string
  roles: readonly OrganiserRole[]
  state: OrganiserState
  /** The access ends by itself. */
  ends: boolean
}

type Verdict = { ok: true } | { ok: false; code: ErrorCode }

/**
 * Whether a change leaves somebody who can look after the team: an admin who can log in today, and whose access has no end. `team` as it is now,
 * `after` the member as the change leaves it. A team that has no such admin already is only held to lose no admin.
 */
export function mayChangeTeam(team: readonly TeamMember[], after: TeamMember): Verdict {
  const changed = team.map(member => (member.accountGuid === after.accountGuid ? after : member))
  for (const counts of [isLastingAdmin, isAdmin])
    if (team.some(counts)) return changed.some(counts) ? { ok: true } : { ok: false, code: 'last_admin' }
  return { ok: true }
}

function isAdmin({ roles, state }: TeamMember): boolean {
  return roles.includes('admin') && state === 'active'
}

function isLastingAdmin(member: TeamMember): boolean {
  return isAdmin(member) && !member.ends
}

/** A lost second factor is reset by somebody else: who holds a stolen log-in cannot exchange the factor behind it. */
export function mayReset(actorGuid: string, member: TeamMember): Verdict {
  if (actorGuid === member.accountGuid) return { ok: false, code: 'second_factor_own' }
  return member.state === 'revoked' || member.state === 'ended'
    ? { ok: false, code: 'state_forbids' }
    : { ok: true }
}
