// The words of `npm run organisers`.
import { parseArgs } from 'node:util'
import { phone as phoneField } from '#contract/auth.ts'
import { isoDate } from '#contract/field.ts'
import { organiserName, organiserRoleList } from '#contract/organiser-team.ts'
import type { TeamCommand } from '#server/usecases/organiser/operate-team.ts'

export const organiserUsage = [
  'Usage: npm run organisers -- <command>',
  '  list',
  '  add <phone> <name> --roles admin,finance [--until 2026-03-31]',
  '  renew <phone> [--until 2026-03-31]',
  '  revoke <phone>',
  '  reset <phone>',
]

/** A command that cannot be understood; the message is one line for the operator. */
export class CommandError extends Error {}

const commands = ['list', 'add', 'renew', 'revoke', 'reset'] as const

/** Throws CommandError. */
export function readOrganiserCommand(words: readonly string[]): TeamCommand {
  const { values, positionals } = parseWords(words)
  const [word, typedPhone, ...nameWords] = positionals
  const command = commands.find(one => one === word)
  if (!command) throw new CommandError(word ? `There is no command ${word}.` : 'A command is missing.')
  const until = values.until === undefined ? null : isoDate.safeParse(values.until).data
  if (until === undefined) throw new CommandError('--until is a day like 2026-03-31.')
  if (command === 'list') return { command }
  const phone = phoneField.safeParse(typedPhone ?? '').data
  if (!phone) throw new CommandError('The phone is a mobile number like +79120000001.')
  if (command === 'renew') return { command, phone, until }
  if (command !== 'add') return { command, phone }
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
