import { noteConfirmation, takeConfirmationNotices } from '#server/persistence/confirmation-notice-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import { findGroupByGuid, findGroupOfApplication } from '#server/persistence/group-record-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { nameIn } from '../message/name-in.ts'
import { writeToCoordinator } from '../message/write-to-coordinator.ts'

/** People confirm in the hours after their links: what comes within this time is one letter. */
const collectMilliseconds = 10 * 60_000

/** Notes that a group's coordinator is to be told of a confirmation, together with those that follow soon. */
export async function noteForLetter(
  needs: Needs<'clock' | 'jobs'>,
  tx: Tx,
  { applicationGuid }: { applicationGuid: string },
): Promise<void> {
  const group = await findGroupOfApplication(tx, applicationGuid)
  if (!group) return
  const dueAt = new Date(needs.clock.wall().getTime() + collectMilliseconds)
  const notice = { applicationGuid, groupGuid: group.guid, dueAt }
  if (await noteConfirmation(tx, notice))
    await needs.jobs.enqueue(
      tx,
      { name: 'confirmation-notice', payload: { groupGuid: group.guid } },
      { startAfter: dueAt },
    )
}

/** Writes the one letter. May run twice, early or late: notices already taken are gone. */
export async function tellOfConfirmations(
  needs: Needs<'clock' | 'config' | 'database' | 'jobs' | 'sealer'>,
  groupGuid: string,
): Promise<void> {
  await needs.database.transaction().execute(async tx => {
    const people = await takeConfirmationNotices(tx, groupGuid, needs.clock.wall())
    const group = await findGroupByGuid(tx, groupGuid)
    if (!group || people.length === 0) return
    const edition = await readEdition(tx, group.editionGuid)
    await writeToCoordinator({ needs, tx, edition }, 'group_confirmed', { group }, locale => ({
      count: String(people.length),
      people: people.map(each => `– ${nameIn(locale, each)}`).join('\n'),
    }))
  })
}
