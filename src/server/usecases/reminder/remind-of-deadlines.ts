import { localDayAt } from '#domain/edition/calendar-date.ts'
import {
  type ReminderKind,
  type ReminderStep,
  reminderKinds,
  reminderSteps,
  remindingUntil,
} from '#domain/reminder/deadline-reminder.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listReminderCandidates, type ReminderCandidate } from '#server/persistence/reminder-queries.ts'
import { remindCoordinator } from './remind-coordinator.ts'
import { remindPerson } from './remind-person.ts'
import type { Reminding, RemindingNeeds } from './reminding.ts'

/**
 * Reminds people of what they still have to do before its deadline, some days before it. Runs every few minutes and finds nothing on most: each step
 * is taken once, and only in the hours in which reminders leave.
 */
export async function remindOfDeadlines(needs: RemindingNeeds): Promise<void> {
  const { clock, database } = needs
  const at = clock.now()
  const edition = await readCurrentEdition(database)
  const until = remindingUntil(at.getTime(), edition.timeZone)
  if (until === null) return
  const today = localDayAt(at.getTime(), edition.timeZone)
  const faults: unknown[] = []
  for (const kind of reminderKinds.filter(each => edition.reminders.includes(each))) {
    const steps = stepsOf(kind, edition, today)
    if (steps.length === 0) continue
    const reminding = { edition, kind, at, today, until }
    const found = await listReminderCandidates(database, {
      ...{ edition, kind, steps, today },
      ...{ now: at, wall: clock.wall() },
    })
    for (const task of tasksOf(needs, reminding, found)) await task().catch(fault => faults.push(fault))
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} reminders failed`)
}

/** Deadlines that are the same for everybody need no query on most days. */
function stepsOf(kind: ReminderKind, edition: EditionRow, today: string): ReminderStep[] {
  const steps = reminderSteps(today, edition.reminderDays)
  const of = (deadline: string) => steps.filter(step => step.deadline === deadline)
  switch (kind) {
    case 'payment':
      return steps
    case 'passport':
      return of(edition.passportBy)
    case 'photograph':
      return of(edition.badgeCompanyNameUntil)
    case 'transfer':
      return of(edition.transferUntil)
    case 'confirmation':
      // A link lives two days, whatever the edition's steps are.
      return [0, 1]
        .flatMap(ahead => reminderSteps(today, [ahead]))
        .map(({ deadline }) => ({ deadline, daysBefore: 1 }))
  }
}

/** A transaction for each person, and one for each coordinator who pays for several. */
function tasksOf(needs: RemindingNeeds, reminding: Reminding, found: readonly ReminderCandidate[]) {
  const ofGroups = new Map<string, ReminderCandidate[]>()
  const tasks: (() => Promise<void>)[] = []
  for (const candidate of found) {
    const { payingGroupGuid } = candidate
    if (payingGroupGuid === null) tasks.push(() => remindPerson(needs, reminding, candidate))
    else ofGroups.set(payingGroupGuid, [...(ofGroups.get(payingGroupGuid) ?? []), candidate])
  }
  for (const [groupGuid, members] of ofGroups)
    tasks.push(() => remindCoordinator(needs, reminding, { groupGuid, members }))
  return tasks
}
