import { formatDay } from '#server/documents/document-format.ts'
import { findGroupByGuid } from '#server/persistence/group-record-queries.ts'
import { findPayingGroup } from '#server/persistence/paying-group-queries.ts'
import type { ReminderCandidate } from '#server/persistence/reminder-queries.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'
import { peopleInWords } from '../payment/paying-coordinator.ts'
import { takeStep } from './remind-person.ts'
import type { Reminding, RemindingNeeds } from './reminding.ts'

type Paying = { groupGuid: string; members: readonly ReminderCandidate[] }

/** Reminds a coordinator of everybody whom they pay for, one message for each deadline: the members themselves are not asked for money. */
export async function remindCoordinator(
  needs: RemindingNeeds,
  reminding: Reminding,
  { groupGuid, members }: Paying,
): Promise<void> {
  const { edition, at, until } = reminding
  await needs.database.transaction().execute(async tx => {
    const counts = new Map<string, number>()
    // In the order of their guids, as everybody locks several people.
    for (const member of members) {
      const taken = await takeStep(tx, reminding, member)
      if (taken?.record.paidByCoordinator) counts.set(member.deadline, (counts.get(member.deadline) ?? 0) + 1)
    }
    const row = await findGroupByGuid(tx, groupGuid)
    const payer = row && (await findPayingGroup(tx, { ...row, applicationGuids: [] }))
    if (!payer) return
    const expiresAt = new Date(needs.clock.wall().getTime() + until - at.getTime())
    for (const [deadline, count] of counts)
      await writeToCoordinator(
        { needs, tx, edition },
        'reminder_payment_group',
        payer,
        locale => ({ day: formatDay(deadline, locale), people: peopleInWords(count, locale) }),
        { expiresAt },
      )
  })
}
