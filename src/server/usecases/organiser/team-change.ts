import type { Invitation } from '#contract/organiser-team.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { AuditAction } from '#domain/audit/audit-entry.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { localInstant } from '#domain/edition/local-instant.ts'
import { nextMidnight } from '#domain/edition/next-midnight.ts'
import { organiserState } from '#domain/organiser/organiser-state.ts'
import { mayChangeTeam, type TeamMember } from '#domain/organiser/organiser-team.ts'
import { secondFactorLimits } from '#domain/organiser/second-factor.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import {
  listTeam,
  lockTeam,
  type OrganiserRecord,
  revokeConsoleLogIns,
  saveInvitation,
  updateOrganiser,
} from '#server/persistence/organiser-team-queries.ts'
import { forgetFactors, lockOrganiser } from '#server/persistence/second-factor-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { hashOfCode, newCode } from '../second-factor/recovery-codes.ts'

/** Where the team is changed: everybody in it is locked. Used by the console and by the operator's command. */
export type TeamScene = {
  needs: Needs<'clock' | 'config' | 'sealer'>
  tx: Tx
  timeZone: string
  /** Who changes it; nobody is logged in for a command or where an access ends by its day. */
  by: { guid: string | null; role: 'admin' | 'operator' | 'clock'; requestId: string | null }
  team: OrganiserRecord[]
}

/** Changes of the team wait for one another, so that two admins cannot remove each other at once. */
export async function openTeam(scene: Omit<TeamScene, 'team'>): Promise<TeamScene> {
  await lockTeam(scene.tx)
  const team = await listTeam(scene.tx)
  return { ...scene, team }
}

/** An organiser as the rules see them. */
export function asMember(
  record: Pick<OrganiserRecord, 'accountGuid' | 'roles' | 'revokedAt' | 'endsAt' | 'invitedUntil'> & {
    passkeys: number
    apps: number
  },
  needs: Needs<'clock' | 'config'>,
): TeamMember {
  const facts = {
    revoked: record.revokedAt !== null,
    endsAt: record.endsAt?.getTime() ?? null,
    invitedUntil: record.invitedUntil?.getTime() ?? null,
    factors: record.passkeys + record.apps,
  }
  const now = needs.clock.now().getTime()
  const wall = needs.clock.wall().getTime()
  const state = organiserState(facts, { now, wall, factorRequired: needs.config.secondFactorRequired })
  return { accountGuid: record.accountGuid, roles: record.roles, state, ends: record.endsAt !== null }
}

export function findMember(scene: TeamScene, accountGuid: string): OrganiserRecord {
  return scene.team.find(record => record.accountGuid === accountGuid) ?? refuse('not_found')
}

/** Refuses a change after which nobody could look after the team. */
export function keepAdmin(scene: TeamScene, after: OrganiserRecord): void {
  const team = scene.team.map(record => asMember(record, scene.needs))
  orRefuse(mayChangeTeam(team, asMember(after, scene.needs)))
}

/** When an access ends whose last day is this one, by the edition's clock. */
export function endOf(scene: Pick<TeamScene, 'needs' | 'timeZone'>, endsOn: string | null): Date | null {
  if (endsOn === null) return null
  const { timeZone, needs } = scene
  const end = nextMidnight(localInstant(endsOn, '12:00', timeZone), timeZone)
  if (end <= needs.clock.now().getTime())
    refuse('day_past', { details: [{ field: 'endsOn', code: 'day_past' }] })
  return new Date(end)
}

/** The last day of an access that ends then. */
export function lastDayOf(endsAt: Date | null, timeZone: string): string | null {
  return endsAt && localDayAt(endsAt.getTime() - 1, timeZone)
}

/** Forgets how the organiser has logged in so far, ends the log-ins, and invites them to set up a second factor. */
export async function inviteAnew(scene: TeamScene, accountGuid: string): Promise<Invitation> {
  const { needs, tx } = scene
  const now = needs.clock.wall()
  // A log-in that is just being finished holds the organiser: it comes first and is ended, or finds its factor gone.
  await lockOrganiser(tx, accountGuid)
  await forgetFactors(tx, accountGuid)
  await revokeConsoleLogIns(tx, accountGuid, now)
  const code = newCode()
  const codeHash = hashOfCode(needs, code, { accountGuid, use: 'organiser-invitation' })
  if (!codeHash) throw new TypeError('A new code is always one')
  const expiresAt = new Date(now.getTime() + secondFactorLimits.invitationSeconds * 1000)
  await saveInvitation(tx, { accountGuid, codeHash, createdAt: now, expiresAt })
  return { code, expiresAt: expiresAt.toISOString() }
}

type TeamNote = {
  action: AuditAction
  from?: string | null
  to?: string | null
  reason?: string | null
}

export function noteTeamAct(
  scene: TeamScene,
  accountGuid: string,
  { action, from, to, reason }: TeamNote,
): Promise<void> {
  const { needs, tx, by } = scene
  return recordAudit(tx, {
    at: needs.clock.now(),
    actorGuid: by.guid,
    actorRole: by.role,
    subjectKind: 'organiser',
    subjectGuid: accountGuid,
    action,
    fromValue: from ?? null,
    toValue: to ?? null,
    reason: reason ?? null,
    requestId: by.requestId,
  })
}

/** What the log keeps of an access: the roles and its last day. */
export function accessWords(
  access: { roles: readonly OrganiserRole[]; endsAt: Date | null },
  timeZone: string,
): string {
  const last = lastDayOf(access.endsAt, timeZone)
  return [...access.roles, ...(last ? [last] : [])].join(' ')
}

/** Shuts an organiser out at once, on every instance; what they logged in with is forgotten. */
export async function revokeMember(scene: TeamScene, accountGuid: string): Promise<OrganiserRecord> {
  const record = findMember(scene, accountGuid)
  const at = scene.needs.clock.wall()
  if (record.revokedAt) refuse('state_forbids')
  keepAdmin(scene, { ...record, revokedAt: at })
  await updateOrganiser(scene.tx, accountGuid, { revokedAt: at })
  await forgetFactors(scene.tx, accountGuid)
  await revokeConsoleLogIns(scene.tx, accountGuid, at)
  await noteTeamAct(scene, accountGuid, { action: 'revokeOrganiser' })
  return record
}

/** Opens an access again or for longer. Somebody without a second factor gets an invitation. */
export async function renewMember(
  scene: TeamScene,
  accountGuid: string,
  endsOn: string | null,
): Promise<{ record: OrganiserRecord; invitation: Invitation | null }> {
  const record = findMember(scene, accountGuid)
  const endsAt = endOf(scene, endsOn)
  const { state } = asMember(record, scene.needs)
  const after = { ...record, endsAt, revokedAt: null }
  keepAdmin(scene, after)
  await updateOrganiser(scene.tx, accountGuid, { endsAt, revokedAt: null })
  const needsFactor = state !== 'active' && record.passkeys + record.apps === 0
  const invitation = needsFactor ? await inviteAnew(scene, accountGuid) : null
  await noteTeamAct(scene, accountGuid, {
    action: 'renewOrganiser',
    from: accessWords(record, scene.timeZone),
    to: accessWords(after, scene.timeZone),
  })
  return { record, invitation }
}
