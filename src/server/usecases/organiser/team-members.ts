import type { Invitation } from '#contract/organiser-team.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { mayReset } from '#domain/organiser/organiser-team.ts'
import { ensureAccountOf } from '#server/persistence/access-queries.ts'
import { cancelExportsOf } from '#server/persistence/export-queries.ts'
import {
  insertOrganiser,
  type OrganiserRecord,
  updateOrganiser,
} from '#server/persistence/organiser-team-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import { freeWork } from './pass-work.ts'
import {
  accessWords,
  asMember,
  endOf,
  findMember,
  inviteAnew,
  keepAdmin,
  noteTeamAct,
  type TeamScene,
} from './team-change.ts'

export type NewMember = {
  phone: string
  name: string
  roles: OrganiserRole[]
  endsOn: string | null
  /** Of messages, until they choose another at a log-in. */
  locale: 'ru' | 'en'
}

/** Adds an organiser, who sets up a second factor at the first log-in. Somebody shut out earlier is renewed instead. */
export async function addMember(
  scene: TeamScene,
  { phone, name, roles, endsOn, locale }: NewMember,
): Promise<{ accountGuid: string; locale: 'ru' | 'en'; invitation: Invitation }> {
  const at = scene.needs.clock.now()
  const endsAt = endOf(scene, endsOn)
  const account = await ensureAccountOf(scene.tx, phone, { locale, at })
  const added = await insertOrganiser(scene.tx, {
    accountGuid: account.guid,
    name,
    roles,
    endsAt,
    addedAt: at,
  })
  if (!added) refuse('organiser_exists', { details: [{ field: 'phone', code: 'organiser_exists' }] })
  const invitation = await inviteAnew(scene, account.guid)
  await noteTeamAct(scene, account.guid, {
    action: 'addOrganiser',
    to: accessWords({ roles, endsAt }, scene.timeZone),
  })
  return { accountGuid: account.guid, locale: account.locale, invitation }
}

export type MemberChange = { name: string; roles: OrganiserRole[]; endsOn: string | null; version: number }

/** Changes name, roles and end. The log-ins go on: each request reads the roles anew. Work that the new roles do not allow is free again. */
export async function changeMember(
  scene: TeamScene,
  accountGuid: string,
  { name, roles, endsOn, version }: MemberChange,
): Promise<number> {
  const record = findMember(scene, accountGuid)
  if (record.version !== version) refuse('changed_meanwhile')
  const after = { ...record, name, roles, endsAt: endOf(scene, endsOn) }
  keepAdmin(scene, after)
  const next = await updateOrganiser(scene.tx, accountGuid, { name, roles, endsAt: after.endsAt })
  if (record.roles.some(role => !roles.includes(role))) await cancelExportsOf(scene.tx, accountGuid)
  const from = accessWords(record, scene.timeZone)
  const to = accessWords(after, scene.timeZone)
  await noteTeamAct(scene, accountGuid, { action: 'changeOrganiser', ...(from !== to && { from, to }) })
  await freeWork(scene, accountGuid, roles)
  return next
}

/** Forgets the lost second factor of somebody else; their log-ins end, and they set up a new one with an invitation. */
export async function resetMember(
  scene: TeamScene,
  accountGuid: string,
): Promise<{ record: OrganiserRecord; invitation: Invitation }> {
  const record = findMember(scene, accountGuid)
  const { by, needs } = scene
  // A command stands for no organiser: it is the way back where the only admin has lost everything.
  if (by.guid !== null) {
    orRefuse(mayReset(by.guid, asMember(record, needs)))
    keepAdmin(scene, { ...record, passkeys: 0, apps: 0, invitedUntil: needs.clock.wall() })
  } else if (record.revokedAt) refuse('state_forbids')
  const invitation = await inviteAnew(scene, accountGuid)
  await noteTeamAct(scene, accountGuid, { action: 'resetSecondFactor' })
  return { record, invitation }
}
