import { isOrganiserRole, type OrganiserRole } from '#domain/access/organiser-role.ts'
import type { OrganiserState } from '#domain/organiser/organiser-state.ts'
import { type TakenWork, takenWork } from '#domain/organiser/taken-work.ts'
import { m } from '#messages/compiled/messages.js'
import { organiserRoleWords } from '#messages/organiser-role-word.ts'
import type { Tone } from '#web/ui/tone.ts'

export const stateTones: Record<OrganiserState, Tone> = {
  active: 'positive',
  invited: 'info',
  lapsed: 'attention',
  ended: 'neutral',
  revoked: 'neutral',
}

/** `until` is the day by which somebody invited has to come. */
export const stateWords: Record<OrganiserState, (until: string) => string> = {
  active: () => m.team_state_active(),
  invited: date => m.team_state_invited({ date }),
  lapsed: () => m.team_state_lapsed(),
  ended: () => m.team_state_ended(),
  revoked: () => m.team_state_revoked(),
}

const factorWords: Record<string, () => string> = {
  passkey: m.factor_other_passkey,
  app: m.factor_other_app,
  recovery: m.factor_other_recovery,
}

export function rolesInWords(roles: readonly OrganiserRole[]): string {
  return roles.map(role => organiserRoleWords[role]()).join(', ')
}

const workWords: Record<TakenWork, (facts: { count: number }) => string> = {
  applications: m.team_work_applications_count,
  chats: m.team_work_chats_count,
  calls: m.team_work_calls_count,
  refunds: m.team_work_refunds_count,
  changes: m.team_work_changes_count,
  erasures: m.team_work_erasures_count,
}

const goneTo: Record<string, () => string> = { colleague: m.team_work_to_colleague, all: m.team_work_back }

/** What an entry adds to its action, in words: roles and a last day, the kind of a factor, or how much work went where. */
export function teamStatus(code: string, dayWord: (day: string) => string): string {
  if (Object.hasOwn(factorWords, code)) return factorWords[code]?.() ?? code
  if (Object.hasOwn(goneTo, code)) return goneTo[code]?.() ?? code
  const [, work, count] = /^(\w+) (\d+)$/.exec(code) ?? []
  const what = takenWork.find(each => each === work)
  if (what) return workWords[what]({ count: Number(count) })
  return code
    .split(' ')
    .map(word => {
      if (isOrganiserRole(word)) return organiserRoleWords[word]()
      return /^\d{4}-\d{2}-\d{2}$/.test(word) ? m.team_until({ date: dayWord(word) }) : word
    })
    .join(', ')
}
