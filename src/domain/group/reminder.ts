import type { ApplicationStatus } from '../application/application-status.ts'
import type { GateState, MemberGate } from './member-gates.ts'

/**
 * What a member can be asked to do. Payment is not included: in a group it is the coordinator's task.
 * - confirm: follow the link by SMS, which is sent again
 * - form: finish their own form, or the one that the committee has reopened
 */
export const memberTasks = ['confirm', 'form', 'passport', 'photo', 'transfer'] as const

export type MemberTask = (typeof memberTasks)[number]

/** Hours between two reminders to one person. */
export const reminderPauseHours = 24

export type ReminderFacts = {
  status: ApplicationStatus
  /** The coordinator still fills in the form: what it lacks is not the person's task. */
  inCoordinatorsHands: boolean
  gates: Record<MemberGate, GateState>
  remindedAt: Date | null
}

/** The tasks a member has not done yet, in their order. */
export function tasksOf({
  status,
  inCoordinatorsHands,
  gates,
}: Omit<ReminderFacts, 'remindedAt'>): MemberTask[] {
  if (status === 'unconfirmed') return ['confirm']
  if (status === 'draft') return inCoordinatorsHands ? [] : ['form']
  return (['passport', 'photo', 'transfer'] as const).filter(gate => gates[gate] === 'todo')
}

/** Whether a member may be reminded now, and of what. */
export function decideReminder(
  facts: ReminderFacts,
  now: Date,
): { ok: true; tasks: MemberTask[] } | { ok: false; code: 'nothing_to_remind' | 'reminded_recently' } {
  const tasks = tasksOf(facts)
  if (tasks.length === 0) return { ok: false, code: 'nothing_to_remind' }
  const since = facts.remindedAt ? now.getTime() - facts.remindedAt.getTime() : null
  // A demo clock that was moved back must not block reminders for good.
  if (since !== null && since >= 0 && since < reminderPauseHours * 3_600_000)
    return { ok: false, code: 'reminded_recently' }
  return { ok: true, tasks }
}
