import { parseArgs } from 'node:util'
import { phone as phoneField } from '#contract/auth.ts'
import { isoDate } from '#contract/field.ts'
import type { Invitation } from '#contract/organiser-team.ts'
import { organiserName, organiserRoleList } from '#contract/organiser-team.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { Database, Tx } from '#server/persistence/database.ts'
import { hasCurrentEdition, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findOrganiserByPhone } from '#server/persistence/organiser-team-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { asMember, lastDayOf, openTeam, renewMember, revokeMember, type TeamScene } from './team-change.ts'
import { addMember, resetMember } from './team-members.ts'

export const operatorUsage = [
  'Usage: npm run organisers -- <command>',
  '  list',
  '  add <phone> <name> --roles admin,finance [--until 2026-03-31]',
  '  renew <phone> [--until 2026-03-31]',
  '  revoke <phone>',
  '  reset <phone>',
]

/** A command that cannot be understood; the message is one line for the operator. */
export class CommandError extends Error {}

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
  words: readonly string[],
): Promise<string[]> {
  const { command, phone, name, roles, until } = readCommand(words)
  return needs.database.transaction().execute(async tx => {
    if (command === 'list') return listTeamLines(await openTeamForOperator(needs, tx))
    if (command === 'add') {
      const scene = await openTeamForOperator(needs, tx)
      const { invitation } = await addMember(scene, { phone, name, roles, endsOn: until, locale: 'ru' })
      return invitationLines(needs, { name, phone }, invitation)
    }
    const scene = await openTeamForOperator(needs, tx)
    const accountGuid = (await findOrganiserByPhone(tx, phone)) ?? refuse('not_found')
    if (command === 'revoke') {
      const record = await revokeMember(scene, accountGuid)
      return [`${record.name} (${phone}) is shut out.`]
    }
    const { record, invitation } =
      command === 'reset'
        ? await resetMember(scene, accountGuid)
        : await renewMember(scene, accountGuid, until)
    const told = { name: record.name, phone }
    if (invitation) return invitationLines(needs, told, invitation)
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

const commands = ['list', 'add', 'renew', 'revoke', 'reset'] as const

type Command = {
  command: (typeof commands)[number]
  phone: string
  name: string
  roles: OrganiserRole[]
  until: string | null
}

function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parseWords(words)
  const [word, typedPhone, ...nameWords] = positionals
  const command = commands.find(one => one === word)
  if (!command) throw new CommandError(word ? `There is no command ${word}.` : 'A command is missing.')
  const until = values.until === undefined ? null : isoDate.safeParse(values.until).data
  if (until === undefined) throw new CommandError('--until is a day like 2026-03-31.')
  if (command === 'list') return { command, phone: '', name: '', roles: [], until }
  const phone = phoneField.safeParse(typedPhone ?? '').data
  if (!phone) throw new CommandError('The phone is a mobile number like +79120000001.')
  if (command !== 'add') return { command, phone, name: '', roles: [], until }
  const name = organiserName.safeParse(nameWords.join(' ')).data
  if (!name) throw new CommandError('The name of the organiser is missing.')
  const roles = organiserRoleList.safeParse((values.roles ?? '').split(',').map(role => role.trim())).data
  if (!roles)
    throw new CommandError('--roles is a list like admin,finance (docs/operations.md names the roles).')
  return { command, phone, name, roles, until }
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { roles: { type: 'string' }, until: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
