import type { Invitation } from '#contract/organiser-team.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { noHeirs } from '#domain/organiser/taken-work.ts'
import type { Database, Tx } from '#server/persistence/database.ts'
import { hasCurrentEdition, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findOrganiserByPhone } from '#server/persistence/organiser-team-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { passWork } from './pass-work.ts'
import { asMember, lastDayOf, openTeam, renewMember, revokeMember, type TeamScene } from './team-change.ts'
import { addMember, resetMember } from './team-members.ts'

/** One command of the operator; `until` is the last day of the access, null for no end. */
export type TeamCommand =
  | { command: 'list' }
  | { command: 'add'; phone: string; name: string; roles: OrganiserRole[]; until: string | null }
  | { command: 'renew'; phone: string; until: string | null }
  | { command: 'revoke' | 'reset'; phone: string }

export type TeamNeeds = Needs<'clock' | 'config' | 'sealer'>

/** Before the edition is set up there is none to ask for its time zone. */
const zoneOf = async (tx: Tx) =>
  (await hasCurrentEdition(tx)) ? (await readCurrentEdition(tx)).timeZone : 'Europe/Moscow'

/** The team as the operator of the server changes it, who is nobody in it. */
export async function openTeamForOperator(needs: TeamNeeds, tx: Tx): Promise<TeamScene> {
  const by = { guid: null, role: 'operator' as const, requestId: null }
  return openTeam({ needs, tx, timeZone: await zoneOf(tx), by })
}

/** What the operator passes on to an organiser, told once. */
export function invitationLines(
  needs: Needs<'config'>,
  organiser: { name: string; phone: string },
  { code, expiresAt }: Invitation,
): string[] {
  return [
    `${organiser.name} (${organiser.phone}): invitation code ${code}, good until ${expiresAt.slice(0, 10)}, shown once.`,
    `  They log in at ${needs.config.publicUrl}/organizer/login with the code from the SMS, then this one.`,
  ]
}

export type NewOrganiser = { phone: string; name: string; roles: OrganiserRole[]; endsOn?: string | null }

/** Adds those who are not in the team yet and leaves the others as they are; returns what to tell the operator. */
export async function addMissing(
  needs: TeamNeeds,
  tx: Tx,
  organisers: readonly NewOrganiser[],
): Promise<string[]> {
  const scene = await openTeamForOperator(needs, tx)
  const lines: string[] = []
  for (const organiser of organisers) {
    if (scene.team.some(({ phone }) => phone === organiser.phone)) {
      lines.push(`${organiser.name} (${organiser.phone}) is an organiser already and stays as they are.`)
      continue
    }
    const { invitation } = await addMember(scene, { endsOn: null, ...organiser, locale: 'ru' })
    lines.push(...invitationLines(needs, organiser, invitation))
  }
  return lines
}

/** Runs one command of `npm run organisers`; returns the lines to print. */
export async function operateTeam(
  needs: TeamNeeds & { database: Database },
  given: TeamCommand,
): Promise<string[]> {
  return needs.database.transaction().execute(async tx => {
    const scene = await openTeamForOperator(needs, tx)
    if (given.command === 'list') return listTeamLines(scene)
    const { phone } = given
    if (given.command === 'add') {
      const { name, roles, until: endsOn } = given
      const { invitation } = await addMember(scene, { phone, name, roles, endsOn, locale: 'ru' })
      return invitationLines(needs, { name, phone }, invitation)
    }
    const accountGuid = (await findOrganiserByPhone(tx, phone)) ?? refuse('not_found')
    if (given.command === 'revoke') {
      const record = await revokeMember(scene, accountGuid)
      await passWork(scene, accountGuid, noHeirs)
      return [`${record.name} (${phone}) is shut out.`]
    }
    const until = given.command === 'renew' ? given.until : null
    const { record, invitation } =
      given.command === 'reset'
        ? await resetMember(scene, accountGuid)
        : await renewMember(scene, accountGuid, until)
    if (invitation) return invitationLines(needs, { name: record.name, phone }, invitation)
    return [`${record.name} (${phone}) has access ${until ? `until ${until}` : 'without an end'}.`]
  })
}

function listTeamLines(scene: TeamScene): string[] {
  return scene.team.map(record => {
    const { state } = asMember(record, scene.needs)
    const last = lastDayOf(record.endsAt, scene.timeZone)
    const login = record.lastLoginAt ? record.lastLoginAt.toISOString() : 'never'
    return [
      record.phone,
      record.name,
      record.roles.join(','),
      last ? `${state} until ${last}` : state,
      `${record.passkeys} passkeys, ${record.apps} app, ${record.recoveryCodes} recovery codes`,
      `last log-in ${login}`,
    ].join(' | ')
  })
}
